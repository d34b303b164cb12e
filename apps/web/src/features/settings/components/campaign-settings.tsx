import {
  isConnectedTo,
  languageFlags,
  languageLabels,
  languages,
  mendedTargetUrl,
  pixelNetworks,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { settingsTexts } from '@posthorn/domain/texts/settings';
import { Term } from '../../../lib/glossary/term.tsx';
import { mendOnLeaving } from '../../../lib/page/mend-on-leaving.ts';
import { Flag } from '../../../ui/display/flag.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import { type AccountFacts, useCan } from '../../accounts/index.ts';
import { ApplicationEventChoice } from '../../application-events/index.ts';
import type { SettingsForm } from '../model/use-settings-form.ts';
import { fieldLook } from './field-look.ts';
import { TrackingParameters } from './tracking-parameters.tsx';

interface CampaignSettingsProps {
  account: AccountFacts;
  form: SettingsForm;
}

const languageOptions = languages.map((id) => ({
  id,
  label: languageLabels[id],
  icon: <Flag country={languageFlags[id]} />,
}));

/** What new campaigns start with. Admins change it, editors read it. */
export function CampaignSettings({ account, form }: CampaignSettingsProps) {
  const mayEdit = useCan('account.edit');
  const look = fieldLook(form, !mayEdit);
  const { texts, change } = form;
  const counting = pixelNetworks.filter((one) => isConnectedTo(one, account.unconnected));
  const changeLandingPage = (text: string) => change('default_landing_page_url', text);
  return (
    <Card padding="lg" className="flex flex-col gap-6">
      {mayEdit ? null : <Alert kind="info">{settingsTexts.editorsRead}</Alert>}
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TextInput
          label={settingsTexts.landingPage}
          description={settingsTexts.landingPageHint}
          placeholder={settingsTexts.landingPagePlaceholder}
          inputMode="url"
          autoComplete="off"
          value={texts.default_landing_page_url}
          onChange={changeLandingPage}
          {...look.of('default_landing_page_url')}
          onBlur={mendOnLeaving(texts.default_landing_page_url, mendedTargetUrl, changeLandingPage)}
        />
        <Select
          label={settingsTexts.language}
          description={settingsTexts.languageHint}
          options={languageOptions}
          value={texts.primary_language}
          disabledReason={mayEdit ? undefined : settingsTexts.editorsRead}
          onChange={(language) => language && change('primary_language', language)}
        />
      </div>
      <TrackingParameters form={form} look={look} />
      {mayEdit ? (
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextInput
            label={settingsTexts.conversionId}
            description={
              <>
                {settingsTexts.conversionIdHint}{' '}
                <Term word="conversion">{configurationTexts.whatIsAConversion}</Term>
              </>
            }
            inputMode="numeric"
            autoComplete="off"
            disabledReason={counting.length > 0 ? undefined : settingsTexts.conversionIdUnconnected}
            value={texts.conversion_id}
            onChange={(text) => change('conversion_id', text)}
            {...look.of('conversion_id')}
          />
          <TextInput
            label={settingsTexts.pixelId}
            description={settingsTexts.pixelIdHint}
            inputMode="numeric"
            autoComplete="off"
            value={texts.pixelId}
            onChange={(text) => change('pixelId', text)}
            {...look.of('pixelId')}
          />
          {counting.map((network) => (
            <div key={network} className="text-sm">
              <p className="text-text-2">{settingsTexts.conversionEvent}</p>
              <ApplicationEventChoice network={network} mayEdit />
            </div>
          ))}
        </div>
      ) : null}
    </Card>
  );
}
