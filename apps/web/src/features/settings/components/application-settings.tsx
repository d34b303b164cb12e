import { fill, RETENTION_DAYS_MAX, RETENTION_DAYS_MIN } from '@posthorn/domain';
import { settingsTexts } from '@posthorn/domain/texts/settings';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type AccountFacts, useCan } from '../../accounts/index.ts';
import type { SettingsForm } from '../model/use-settings-form.ts';
import { fieldLook } from './field-look.ts';

interface ApplicationSettingsProps {
  account: AccountFacts;
  form: SettingsForm;
}

/** For how long what people wrote about themselves is kept. Fewer days than before erase something at once. */
export function ApplicationSettings({ account, form }: ApplicationSettingsProps) {
  const mayEdit = useCan('account.edit');
  const look = fieldLook(form, !mayEdit);
  const isSooner = Number(form.texts.application_days) < account.application_days;
  const isFine = !form.findings.some(({ path }) => path === 'application_days');
  return (
    <Card padding="lg" className="flex flex-col gap-5">
      <TextInput
        label={settingsTexts.keptDays}
        description={fill(settingsTexts.keptDaysHint, {
          min: RETENTION_DAYS_MIN,
          max: RETENTION_DAYS_MAX,
        })}
        inputMode="numeric"
        autoComplete="off"
        className="sm:max-w-96"
        value={form.texts.application_days}
        onChange={(text) => form.change('application_days', text)}
        {...look.of('application_days')}
      />
      {isSooner && isFine ? <Alert kind="warning">{settingsTexts.keptDaysSooner}</Alert> : null}
    </Card>
  );
}
