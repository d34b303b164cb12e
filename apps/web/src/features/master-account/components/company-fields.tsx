import type { NewCompany } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import type { AdministrationForm } from '../model/use-administration-form.ts';
import { FormField } from './form-field.tsx';

/** Name and address of a new account or master account, and what was agreed with it. */
export function CompanyFields({ form }: { form: AdministrationForm<keyof NewCompany> }) {
  return (
    <>
      <FormField form={form} field="name" label={texts.name} />
      <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
        <FormField form={form} field="street" label={texts.street} />
        <FormField form={form} field="number" label={texts.number} inputMode="numeric" />
      </div>
      <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
        <FormField form={form} field="zipcode" label={texts.zipcode} />
        <FormField form={form} field="city" label={texts.city} />
      </div>
      <FormField form={form} field="country" label={texts.country} />
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
        <FormField form={form} field="agreement" label={texts.agreement} isOptional />
        <FormField
          form={form}
          field="fee"
          label={texts.fee}
          inputMode="decimal"
          suffix={texts.percent}
        />
      </div>
    </>
  );
}
