import { countCharacters, fill, maxLength, required } from '@posthorn/domain';
import { adTexts } from '@posthorn/domain/texts/ad';
import { Textarea } from '../../../ui/index.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';
import { useDemoField } from '../use-demo-field.ts';

const limits = {
  count: countCharacters,
  max: 150,
  warnLength: 10,
  warnLengthMessage: fill(adTexts.warnLength, { n: 10 }),
  warnLineBreaks: 2,
  warnLineBreaksMessage: fill(adTexts.warnLinebreaks, { n: 2 }),
};

export function TextareaSection() {
  const empty = useDemoField('', [required, maxLength(150)]);
  const long = useDemoField('Care is teamwork. You work with forty colleagues. 👩🏽‍⚕️', [
    required,
    maxLength(150),
  ]);
  const lines = useDemoField('A\nB\nC\nD', [required, maxLength(150)]);
  return (
    <SpecimenGrid>
      <Specimen title="At most 150, warned from 10 and from 2 line breaks">
        <Textarea label="Message" isRequired placeholder="Write a message" {...limits} {...empty} />
      </Specimen>
      <Specimen title="Past the warning length">
        <Textarea label="Long message" {...limits} {...long} />
      </Specimen>
      <Specimen title="Past the line breaks">
        <Textarea label="Message of many lines" {...limits} warnLength={undefined} {...lines} />
      </Specimen>
      <Specimen title="Invalid, disabled">
        <Textarea
          label="Reason"
          rows={2}
          value=""
          onChange={() => {}}
          error="This field can not be empty"
        />
        <Textarea label="Disabled" rows={2} isDisabled value="As it was sent" onChange={() => {}} />
      </Specimen>
    </SpecimenGrid>
  );
}
