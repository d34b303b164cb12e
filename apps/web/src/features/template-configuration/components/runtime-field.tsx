import {
  fill,
  sayFinding,
  TEMPLATE_RUNTIME_MAX,
  TEMPLATE_RUNTIME_MIN,
  templateRuntimeFinding,
} from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useState } from 'react';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { useFormField } from '../../configuration-fields/index.ts';

/** Saved when it is left, if it is a number of days that a template may have; nothing else is sent. */
export function RuntimeField() {
  const { value, error, isRequired, onBlur, pick } = useFormField('runtime');
  const [left, setLeft] = useState<number | null>();
  const shown = left === undefined ? value : left;
  const wrong = shown === null ? undefined : templateRuntimeFinding(shown);
  return (
    <NumberInput
      label={templatesPageTexts.runtime}
      description={fill(templatesPageTexts.runtimeHint, {
        min: TEMPLATE_RUNTIME_MIN,
        max: TEMPLATE_RUNTIME_MAX,
      })}
      unit={templatesPageTexts.daysUnit}
      isRequired={isRequired}
      value={shown}
      error={wrong ? sayFinding(wrong) : error}
      onBlur={onBlur}
      onChange={(days) => {
        const isSaved = days !== null && templateRuntimeFinding(days) === undefined;
        setLeft(isSaved ? undefined : days);
        if (isSaved) pick(days);
      }}
    />
  );
}
