import {
  fill,
  sayFinding,
  TEMPLATE_RUNTIME_MAX,
  TEMPLATE_RUNTIME_MIN,
  templateRuntimeFinding,
} from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { useFormField } from '../../configuration-fields/index.ts';

/**
 * Saved when it is left, if it is a number of days that a template may have; nothing else is sent. An emptied
 * field that may be empty shows what is saved again.
 */
export function RuntimeField() {
  const { value, error, isRequired, onBlur, pick } = useFormField('runtime');
  const wrong = value === null ? undefined : templateRuntimeFinding(value);
  return (
    <NumberInput
      label={templatesPageTexts.runtime}
      description={fill(templatesPageTexts.runtimeHint, {
        min: TEMPLATE_RUNTIME_MIN,
        max: TEMPLATE_RUNTIME_MAX,
      })}
      unit={templatesPageTexts.daysUnit}
      isRequired={isRequired}
      value={value}
      error={wrong ? sayFinding(wrong) : error}
      onBlur={onBlur}
      onChange={(days) => {
        if (days !== null || isRequired) pick(days);
      }}
    />
  );
}
