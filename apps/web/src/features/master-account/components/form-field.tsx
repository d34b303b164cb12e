import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import type { ReactNode } from 'react';
import { TextInput, type TextInputProps } from '../../../ui/fields/text-input.tsx';
import type { AdministrationForm } from '../model/use-administration-form.ts';

interface FormFieldProps<Field extends string>
  extends Pick<TextInputProps, 'label' | 'type' | 'inputMode' | 'description' | 'className'> {
  form: AdministrationForm<Field>;
  field: Field;
  isOptional?: boolean;
  suffix?: ReactNode;
}

/** One typed line of a form. */
export function FormField<Field extends string>({
  form,
  field,
  isOptional = false,
  ...props
}: FormFieldProps<Field>) {
  return (
    <TextInput
      {...props}
      autoComplete="off"
      isRequired={!isOptional}
      placeholder={isOptional ? texts.optional : undefined}
      value={form.values[field]}
      onChange={(text) => form.type(field, text)}
      onBlur={() => form.leave(field)}
      error={form.errorAt(field)}
    />
  );
}
