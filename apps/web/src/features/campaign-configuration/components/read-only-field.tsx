import { TextInput } from '../../../ui/fields/text-input.tsx';
import { fieldLabels, valueInWords } from '../../configuration-fields/index.ts';
import { useConfiguration } from '../model/configuration.tsx';
import { type Field, valuesOf } from '../model/values.ts';

/** What a launched campaign was set up with: to be read and copied. */
export function ReadOnlyField({ field }: { field: Field }) {
  const { campaign, account } = useConfiguration();
  return (
    <TextInput
      label={fieldLabels[field]}
      value={valueInWords(field, valuesOf(campaign)[field], account.currency) || '–'}
      onChange={() => {}}
      isReadOnly
    />
  );
}
