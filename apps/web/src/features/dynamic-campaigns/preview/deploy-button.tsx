import { campaignStatusTags, dynamicCampaignActionSpecs, fill, sayFinding } from '@posthorn/domain';
import { dynamicCampaignsPageTexts as texts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import { Rocket } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useDeployCampaign } from '../api/act-on-campaign.ts';
import type { WholeDynamicCampaign } from '../api/dynamic-campaigns.ts';
import { moneyOf } from '../model/actions.ts';

interface DeployButtonProps {
  campaign: WholeDynamicCampaign;
  /** The button and its question are gone: the focus has to go somewhere else. */
  onDeployed: () => void;
}

/** Asks for the money before anything is spent. Only drafts have it. */
export function DeployButton({ campaign, onDeployed }: DeployButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const deploy = useDeployCampaign(campaign);
  const { title, status, abilities, inTheWay, facebookJobList } = campaign;
  const [closed] = inTheWay;
  const isDraft = abilities.includes('deploy');
  // A colleague may have deployed it while the question stood there.
  const isOvertaken = !isDraft && !deploy.isPending;
  const overtaken = isOvertaken
    ? fill(texts.changedMeanwhile, { status: campaignStatusTags[status].label })
    : undefined;
  const wasDraft = useRef(isDraft);
  const isGone = !isDraft && !isAsking;
  useEffect(() => {
    if (isGone && wasDraft.current) onDeployed();
    wasDraft.current = !isGone;
  }, [isGone, onDeployed]);
  if (isGone) return null;
  return (
    <>
      {isDraft ? (
        <Button
          variant="primary"
          icon={<Rocket />}
          disabledReason={closed && sayFinding(closed)}
          onPress={() => setAsking(true)}
        >
          {dynamicCampaignActionSpecs.deploy.label}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={fill(texts.deployTitle, { title })}
        confirmLabel={dynamicCampaignActionSpecs.deploy.label}
        disabledReason={overtaken}
        isLoading={deploy.isPending}
        onConfirm={() => deploy.run(() => setAsking(false))}
      >
        <p role={overtaken && 'status'}>{overtaken ?? fill(texts.deployText, moneyOf(campaign))}</p>
        {facebookJobList && !overtaken ? <Jobs list={facebookJobList} /> : null}
      </ConfirmDialog>
    </>
  );
}

/** Which jobs will be shown, and which will not. */
function Jobs({ list }: { list: NonNullable<WholeDynamicCampaign['facebookJobList']> }) {
  const { name: jobList, jobsCount, withoutImageCount } = list;
  const n = jobsCount - withoutImageCount;
  if (withoutImageCount > 0 && n <= 0) {
    return (
      <Alert kind="warning" className="mt-2">
        {fill(texts.deployNone, { jobList })}
      </Alert>
    );
  }
  return (
    <>
      <p className="mt-2">{fill(texts.deployJobs, { n, jobList })}</p>
      {withoutImageCount > 0 ? (
        <Alert kind="warning" className="mt-2">
          {fill(texts.deployWithoutImage, { n: withoutImageCount })}
        </Alert>
      ) : null}
    </>
  );
}
