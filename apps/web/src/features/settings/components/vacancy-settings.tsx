import { settingsTexts } from '@posthorn/domain/texts/settings';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useCan } from '../../accounts/index.ts';
import { YES } from '../model/settings-fields.ts';
import type { SettingsForm } from '../model/use-settings-form.ts';

/** What is done by itself when the vacancy of a campaign is gone. */
export function VacancySettings({ form }: { form: SettingsForm }) {
  const mayEdit = useCan('account.edit');
  return (
    <Card padding="lg">
      <Checkbox
        description={settingsTexts.pausesLostHint}
        isSelected={form.texts.pauses_lost_vacancies === YES}
        onChange={(isOn) => form.change('pauses_lost_vacancies', isOn ? YES : '')}
        {...(!mayEdit && { disabledReason: settingsTexts.editorsRead })}
      >
        {settingsTexts.pausesLost}
      </Checkbox>
    </Card>
  );
}
