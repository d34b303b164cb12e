import { countCharacters, fill, maxLength, minLength, required, url } from '@posthorn/domain';
import { adTexts } from '@posthorn/domain/texts/ad';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Kbd, SearchField, TextInput } from '../../../ui/index.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';
import { useDemoField } from '../use-demo-field.ts';

export function TextSection() {
  const name = useDemoField('', [required, minLength(3), maxLength(15)]);
  const link = useDemoField('https://', [required, url]);
  const [plain, setPlain] = useState('');
  const [warned, setWarned] = useState('Eleven long');
  return (
    <SpecimenGrid>
      <Specimen title="Required, at most 15 characters">
        <TextInput
          label="Text"
          isRequired
          placeholder="Type past fifteen"
          count={countCharacters}
          max={15}
          {...name}
        />
      </Specimen>
      <Specimen title="With a warning length of 10">
        <TextInput
          label="Headline"
          value={warned}
          onChange={setWarned}
          count={countCharacters}
          max={15}
          warnLength={10}
          warnLengthMessage={fill(adTexts.warnLength, { n: 10 })}
        />
      </Specimen>
      <Specimen title="Checked as an address">
        <TextInput
          label="Landing page"
          description="Where the button of the ad leads."
          type="url"
          {...link}
        />
      </Specimen>
      <Specimen title="With an icon">
        <TextInput label="Email" prefix={<Mail />} value={plain} onChange={setPlain} />
      </Specimen>
      <Specimen title="Invalid from the start">
        <TextInput
          label="Workspace"
          value="Healthcare North, Healthcare South and all the others"
          onChange={() => {}}
          error="A workspace with this name exists already. Choose another name, or open the existing one."
        />
      </Specimen>
      <Specimen title="Disabled, read-only, blocked with a reason">
        <TextInput label="Disabled" isDisabled value="Cannot be reached" onChange={() => {}} />
        <TextInput label="Read-only" isReadOnly value="Can be copied" onChange={() => {}} />
        <TextInput
          label="Blocked"
          disabledReason="Only administrators change this"
          value="Hover or focus me"
          onChange={() => {}}
        />
      </Specimen>
      <Specimen title="Search">
        <SearchField label="Search campaigns" hint={<Kbd>⌘K</Kbd>} />
        <SearchField label="Search members" defaultValue="Escape clears me" size="sm" />
      </Specimen>
      <Specimen title="Sizes">
        <TextInput size="sm" label="Compact" value={plain} onChange={setPlain} />
        <TextInput size="lg" label="Large" value={plain} onChange={setPlain} />
      </Specimen>
    </SpecimenGrid>
  );
}
