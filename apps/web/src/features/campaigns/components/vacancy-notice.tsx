import {
  fill,
  isConfigurable,
  isVacancyLost,
  type VacancyStep,
  vacancySteps,
} from '@posthorn/domain';
import { vacancyTexts } from '@posthorn/domain/texts/vacancy';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useCan } from '../../accounts/index.ts';
import type { Campaign } from '../api/get-campaign.ts';
import { ConfirmCommand } from '../commands/confirm-command.tsx';
import { dismissVacancy } from '../commands/dismiss-vacancy.ts';
import { duplicateCampaign } from '../commands/duplicate-campaign.ts';
import { pauseCampaign } from '../commands/pause-campaign.ts';
import { useRunCommand } from '../commands/use-run-command.ts';
import { campaignAdsHref, EDITOR_ANCHOR } from '../model/campaign-href.ts';
import { rulesOf } from '../model/rules-of.ts';
import { useFocusToPage } from '../model/use-focus-to-page.ts';

interface VacancyNoticeProps {
  campaign: Campaign;
  vacancy: NonNullable<Campaign['vacancy']>;
  /** The page shows the ads already. */
  isAmongAds?: boolean | undefined;
  className?: string | undefined;
}

/** What became of the vacancy, and the steps that help, the most likely one first. */
export default function VacancyNotice({
  campaign,
  vacancy,
  isAmongAds,
  className,
}: VacancyNoticeProps) {
  const { finding, jobListName, isPausedByItself } = vacancy;
  const mayEdit = useCan('campaign.edit');
  const feed = jobListName ?? vacancyTexts.aFeed;
  const place = useRef<HTMLDivElement>(null);
  useFocusToPage(place);
  const offered = vacancySteps(finding).filter((step) => !isAmongAds || step !== 'changeAds');
  return (
    <div ref={place} className={className}>
      <Alert
        kind={isVacancyLost(finding) ? 'error' : 'warning'}
        title={vacancyTexts[finding]}
        actions={
          mayEdit ? (
            <>
              {offered.map((step) => (
                <Step key={step} step={step} campaign={campaign} />
              ))}
              <RunButton campaign={campaign} command={dismissVacancy} />
            </>
          ) : undefined
        }
      >
        <p>{fill(vacancyTexts[`${finding}Text`], { feed, url: campaign.targetUrl })}</p>
        {isPausedByItself ? <p>{vacancyTexts.pausedByItself}</p> : null}
      </Alert>
    </div>
  );
}

interface StepProps {
  campaign: Campaign;
}

const steps: Record<VacancyStep, (props: StepProps) => ReactNode> = {
  pause: PauseStep,
  changeAds: ({ campaign }) => (
    <ButtonLink size="sm" href={campaignAdsHref(campaign)}>
      {vacancyTexts.changeAds}
    </ButtonLink>
  ),
  replace: ReplaceStep,
};

function Step({ step, campaign }: StepProps & { step: VacancyStep }) {
  const Shown = steps[step];
  return <Shown campaign={campaign} />;
}

/** Asks first, as everywhere; gone once it is paused. */
function PauseStep({ campaign }: StepProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useRunCommand(campaign);
  const mayPause = campaign.abilities.includes('pause');
  if (!mayPause && !isAsking) return null;
  return (
    <>
      <Button size="sm" icon={<pauseCampaign.icon />} onPress={() => setAsking(true)}>
        {vacancyTexts.pause}
      </Button>
      <ConfirmCommand
        campaign={campaign}
        command={pauseCampaign}
        isOpen={isAsking}
        isPending={isPending}
        isOvertaken={isAsking && !isPending && !mayPause}
        onClose={() => setAsking(false)}
        onConfirm={() => run(pauseCampaign, () => setAsking(false))}
      />
    </>
  );
}

/** A campaign that runs well keeps its landing page: a copy gets another one. */
function ReplaceStep({ campaign }: StepProps) {
  return isConfigurable(rulesOf(campaign)) ? (
    <ButtonLink
      size="sm"
      href={{
        to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
        params: { campaignId: campaign.id },
        hash: EDITOR_ANCHOR,
      }}
    >
      {vacancyTexts.editLandingPage}
    </ButtonLink>
  ) : (
    <RunButton campaign={campaign} command={duplicateCampaign} label={vacancyTexts.copy} />
  );
}

interface RunButtonProps extends StepProps {
  command: typeof dismissVacancy;
  label?: string;
}

function RunButton({ campaign, command, label = command.label }: RunButtonProps) {
  const { run, isPending } = useRunCommand(campaign);
  return (
    <Button size="sm" icon={<command.icon />} isLoading={isPending} onPress={() => run(command)}>
      {label}
    </Button>
  );
}
