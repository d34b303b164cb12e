import {
  type Finding,
  finding,
  managedSettingsFindings,
  PAYMENT_DAYS_MAX,
  percentageText,
} from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { isOutdated, type ManagedSettings, useUpdateAccount } from '../api/accounts.ts';
import { useAdministrationForm } from '../model/use-administration-form.ts';
import { FormField } from './form-field.tsx';

interface TypedSettings {
  alias: string;
  fee: string;
  invoiceEmail: string;
  vatNumber: string;
  billingOption: string;
  taxGroup: string;
  paymentPeriod: string;
  costCenter: string;
}

const typedOf = (account: ManagedSettings): TypedSettings => ({
  alias: account.alias,
  fee: percentageText(account.fee),
  invoiceEmail: account.invoiceEmail,
  vatNumber: account.vatNumber,
  billingOption: account.billingOption,
  taxGroup: account.taxGroup,
  paymentPeriod: String(account.paymentPeriod),
  costCenter: account.costCenter,
});

/** What is no whole number is never sent. */
const changeOf = ({ paymentPeriod, ...rest }: TypedSettings) => ({
  ...rest,
  paymentPeriod: Number(paymentPeriod),
});

const findingsOf = (typed: TypedSettings): Finding[] =>
  /^\d+$/.test(typed.paymentPeriod)
    ? managedSettingsFindings(changeOf(typed))
    : [
        ...managedSettingsFindings({ ...changeOf(typed), paymentPeriod: 0 }),
        finding('field.between', 'paymentPeriod', { min: 0, max: PAYMENT_DAYS_MAX }),
      ];

/** What invoices say, the alias and the fee. Saved together; what another person saved meanwhile is not overwritten. */
export function SettingsSection({ account }: { account: ManagedSettings }) {
  const begin = typedOf(account);
  const saving = useUpdateAccount(account);
  const { form, fields, isBusy, problem, submit } = useAdministrationForm({
    begin,
    findingsOf,
    send: (typed) => saving.mutateAsync(changeOf(typed)),
    onSuccess: () => notify.success(texts.saved),
  });
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(begin);
  return (
    <Card padding="lg">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {problem ? (
          <Alert kind="error" isLive>
            {isOutdated(saving.error) ? texts.changedByOthers : problem}
          </Alert>
        ) : null}
        <div ref={fields} inert={isBusy} className="grid gap-4 sm:grid-cols-2">
          <FormField form={form} field="alias" label={texts.alias} isOptional />
          <FormField
            form={form}
            field="fee"
            label={texts.fee}
            inputMode="decimal"
            suffix={texts.percent}
          />
          <FormField
            form={form}
            field="invoiceEmail"
            label={texts.invoiceEmail}
            type="email"
            isOptional
          />
          <FormField form={form} field="vatNumber" label={texts.vatNumber} isOptional />
          <FormField form={form} field="billingOption" label={texts.billingOption} isOptional />
          <FormField form={form} field="taxGroup" label={texts.taxGroup} isOptional />
          <FormField
            form={form}
            field="paymentPeriod"
            label={texts.paymentPeriod}
            inputMode="numeric"
            suffix={texts.days}
          />
          <FormField form={form} field="costCenter" label={texts.costCenter} isOptional />
        </div>
        <div>
          <Button type="submit" variant="primary" isLoading={isBusy} isDisabled={!isChanged}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
