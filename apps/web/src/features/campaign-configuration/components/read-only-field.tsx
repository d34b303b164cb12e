import { campaignFieldLabels } from '@posthorn/domain';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useConfiguration } from '../model/configuration.tsx';
import { type Field, ruleFields, valuesOf } from '../model/values.ts';
import { valueInWords } from './conflict-note.tsx';

/** What a launched campaign was set up with: to be read and copied. */
export function ReadOnlyField({ field }: { field: Field }) {
  const { campaign } = useConfiguration();
  return (
    <TextInput
      label={campaignFieldLabels[ruleFields[field]]}
      value={valueInWords(field, valuesOf(campaign)[field]) || '-'}
      onChange={() => {}}
      isReadOnly
    />
  );
}
