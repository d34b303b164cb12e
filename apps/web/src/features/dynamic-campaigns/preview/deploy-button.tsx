import { fill, sayFinding } from '@posthorn/domain';
import { dynamicCampaignActionTexts } from '@posthorn/domain/texts/dynamic-campaign-action';
import { dynamicCampaignsPageTexts as texts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import { Rocket } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useDeployCampaign } from '../api/act-on-campaign.ts';
import type { WholeDynamicCampaign } from '../api/dynamic-campaigns.ts';
import { moneyOf } from '../model/actions.ts';

/** Asks for the money before anything is spent. Only drafts have it. */
export function DeployButton({ campaign }: { campaign: WholeDynamicCampaign }) {
  const [isAsking, setAsking] = useState(false);
  const deploy = useDeployCampaign(campaign);
  const { title, abilities, inTheWay, facebookJobList } = campaign;
  const [closed] = inTheWay;
  if (!abilities.includes('deploy')) return null;
  return (
    <>
      <Button
        variant="primary"
        icon={<Rocket />}
        disabledReason={closed && sayFinding(closed)}
        onPress={() => setAsking(true)}
      >
        {dynamicCampaignActionTexts.deploy}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={fill(texts.deployTitle, { title })}
        confirmLabel={dynamicCampaignActionTexts.deploy}
        isLoading={deploy.isPending}
        onConfirm={() => deploy.run(() => setAsking(false))}
      >
        <p>{fill(texts.deployText, moneyOf(campaign))}</p>
        {facebookJobList ? (
          <p className="mt-2">
            {fill(texts.deployJobs, {
              n: facebookJobList.jobsCount,
              jobList: facebookJobList.name,
            })}
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
