import { awaitsApproval, type CampaignStatus, type Finding, sayFinding } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { ArrowRight } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';

interface NextButtonProps {
  campaign: { status: CampaignStatus; templateId: string | null };
  /** Pages the account lacks: an error blocks, a warning only warns. */
  missingPages: readonly Finding[];
  isComplete: boolean;
  /** The campaign is not complete: all fields say why, and the first one is shown. */
  onIncomplete: () => void;
  onGo: () => void;
}

/** Leads from the configuration to the ads, once everything is there. */
export function NextButton({
  campaign,
  missingPages,
  isComplete,
  onIncomplete,
  onGo,
}: NextButtonProps) {
  const isApproval = campaign.templateId !== null && awaitsApproval(campaign.status);
  const blocking = missingPages.find(({ severity }) => severity === 'error');
  const warning = missingPages.find(({ severity }) => severity === 'warning');
  const incomplete = isComplete ? undefined : campaignTexts.incomplete;
  return (
    <Button
      variant="primary"
      iconEnd={<ArrowRight />}
      disabledReason={blocking ? sayFinding(blocking) : incomplete}
      onBlockedPress={isComplete ? undefined : onIncomplete}
      tooltip={warning && sayFinding(warning)}
      onPress={onGo}
    >
      {isApproval ? configurationTexts.thisLooksGood : configurationTexts.startCreatingAds}
    </Button>
  );
}
