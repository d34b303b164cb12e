import { isBeforeLaunch } from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { saveAll } from '../../../lib/save/save-all.ts';
import type { AccountFacts } from '../../accounts/index.ts';
import { TemplateNotice } from '../../campaign-template/index.ts';
import { DeliveryTrouble, EDITOR_ANCHOR, VacancyGuard } from '../../campaigns/index.ts';
import { LeaveGuard } from '../../configuration-fields/index.ts';
import { CampaignNotifications } from '../../notifications/index.ts';
import { ConfigurationProvider, useConfigurationOf } from '../model/configuration.tsx';
import { useCampaignEngine } from '../model/use-campaign-engine.ts';
import type { Campaign } from '../model/values.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ConfigurationForm } from './configuration-form.tsx';
import { ConfigurationHeader } from './configuration-header.tsx';
import { Estimate } from './estimate.tsx';
import { Figures } from './figures.tsx';
import { LaunchedNotice } from './launched-notice.tsx';
import { MissingPages } from './missing-pages.tsx';
import { Readiness } from './readiness.tsx';
import { Summary } from './summary.tsx';

interface ConfigurationProps {
  campaign: Campaign;
  account: AccountFacts;
  personId: string;
}

/** The form and its rail. */
export function Configuration({ campaign, account, personId }: ConfigurationProps) {
  const { engine, snapshot } = useCampaignEngine(campaign, { personId, account });
  const isSentHere = useLocation({ select: ({ hash }) => hash === EDITOR_ANCHOR });
  const configuration = useConfigurationOf(engine, snapshot, account, {
    saysMissing: isSentHere,
  });
  const { isReadOnly, findings } = configuration;
  const isToDo = isBeforeLaunch(configuration.campaign.status) || findings.length > 0;
  const hasReadiness = isToDo && !isReadOnly;
  return (
    <ConfigurationProvider value={configuration}>
      <div className="mx-auto max-w-[64rem] pt-3">
        <ConfigurationHeader />
        <DeliveryTrouble
          campaign={configuration.campaign}
          whenSaved={() => saveAll(engine)}
          className="mt-4"
        />
        <VacancyGuard campaign={configuration.campaign} className="mt-4" />
        <TemplateNotice campaign={configuration.campaign} />
        {isReadOnly ? <LaunchedNotice campaign={configuration.campaign} /> : <MissingPages />}
        <div className="mt-6 grid items-start gap-6 md:grid-cols-[minmax(0,40rem)_minmax(0,22.5rem)]">
          <ConfigurationForm />
          <aside
            aria-label={configurationTexts.aboutThisCampaign}
            className="flex min-w-0 flex-col gap-4 md:sticky md:top-[4.5rem]"
          >
            {hasReadiness ? <Readiness /> : null}
            <Figures />
            <Estimate />
            <Summary />
            <Suspense>
              <CampaignNotifications campaignId={campaign.id} />
            </Suspense>
          </aside>
        </div>
        <BottomBar />
        <LeaveGuard />
      </div>
    </ConfigurationProvider>
  );
}
