import { channelLabels, channels, fill, utmChannelOf } from '@posthorn/domain';
import { settingsTexts } from '@posthorn/domain/texts/settings';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { SettingsField } from '../model/settings-fields.ts';
import type { SettingsForm } from '../model/use-settings-form.ts';

/** Two people changed the same fields: one of the two has to be chosen. */
export function ConflictAlert({ form }: { form: SettingsForm }) {
  const fields = form.conflicts.map(nameOf).join(', ');
  return (
    <Alert
      kind="warning"
      title={settingsTexts.changedTitle}
      actions={
        <>
          <Button size="sm" onPress={form.takeTheirs}>
            {settingsTexts.takeTheirs}
          </Button>
          <Button size="sm" onPress={form.keepMine}>
            {settingsTexts.keepMine}
          </Button>
        </>
      }
    >
      {fill(settingsTexts.changedText, { fields })}
    </Alert>
  );
}

const names: Partial<Record<SettingsField, string>> = {
  default_landing_page_url: settingsTexts.landingPage,
  primary_language: settingsTexts.language,
  application_days: settingsTexts.keptDays,
  pauses_lost_vacancies: settingsTexts.pausesLost,
  conversion_id: settingsTexts.conversionId,
  pixelId: settingsTexts.pixelId,
};

/** A tracking parameter is called by its channel and its own name. */
function nameOf(field: SettingsField): string {
  const [, utmChannel, parameter] = field.split('.');
  const channel = channels.find((one) => utmChannelOf[one] === utmChannel);
  return names[field] ?? `${channel ? channelLabels[channel] : ''} ${parameter}`;
}
