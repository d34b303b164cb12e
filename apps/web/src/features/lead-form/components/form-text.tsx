import {
  countCharacters,
  type LeadFormTextField,
  leadFormTextSpecs,
  mendedAddress,
} from '@posthorn/domain';
import { leadFormTexts } from '@posthorn/domain/texts/lead-form';
import { leadFormEditorTexts } from '@posthorn/domain/texts/lead-form-editor';
import { mendOnLeaving } from '../../../lib/page/mend-on-leaving.ts';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { CopyField } from '../../ad-fields/index.ts';
import { placeId } from '../model/focus-place.ts';
import { useLeadForm } from '../model/lead-form.tsx';
import { useTyped } from '../model/use-typed.ts';
import { FormConflict } from './form-conflict.tsx';
import { ReadOnlyText } from './read-only-text.tsx';

/** One text of the form, with a counter and, where they make sense, tags. */
export function FormText({ field }: { field: LeadFormTextField }) {
  const { isReadOnly, values, tags, messageOf, adviceOf } = useLeadForm();
  const { value, onChange, onLeave } = useTyped(field);
  const { kind, max, softMax, takesTags, isRequired } = leadFormTextSpecs[field];
  const label = leadFormEditorTexts[field];
  const hint = leadFormEditorTexts[`${field}Hint`];
  if (isReadOnly) return <ReadOnlyText label={label} text={values[field]} />;
  const error = messageOf(field);
  const mend = mendOnLeaving(value, mendedAddress, onChange);
  const leave = () => {
    if (kind === 'address') mend();
    onLeave();
  };
  return (
    <div>
      {takesTags ? (
        <CopyField
          label={label}
          hint={hint}
          value={value}
          onChange={onChange}
          onBlur={onLeave}
          error={error}
          tags={tags}
          fieldId={placeId(field)}
          max={max}
          warnLength={softMax}
          warnLengthMessage={adviceOf(field)}
          hasLines={kind === 'lines'}
          tagTooLong={leadFormTexts.tagTooLong}
        />
      ) : (
        <div id={placeId(field)}>
          <TextInput
            label={label}
            value={value}
            onChange={onChange}
            onBlur={leave}
            error={error}
            isRequired={isRequired}
            description={hint}
            autoComplete="off"
            {...(kind === 'address'
              ? { placeholder: 'https://', inputMode: 'url' as const }
              : { max, count: countCharacters })}
          />
        </div>
      )}
      <FormConflict field={field} />
    </div>
  );
}
