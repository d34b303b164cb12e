import type { NewPerson } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import type { AdministrationForm } from '../model/use-administration-form.ts';
import { FormField } from './form-field.tsx';

/** Who is invited. */
export function PersonFields({ form }: { form: AdministrationForm<keyof NewPerson> }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} field="first_name" label={texts.firstName} />
        <FormField form={form} field="last_name" label={texts.lastName} />
      </div>
      <FormField form={form} field="email" label={texts.email} type="email" inputMode="email" />
    </>
  );
}
