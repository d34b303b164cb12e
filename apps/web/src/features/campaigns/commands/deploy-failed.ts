import { campaignActionSpecs, fill, hasFailed } from '@posthorn/domain';
import { deliveryTexts } from '@posthorn/domain/texts/delivery';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import type { ActCommand } from './command.ts';
import { redeployCampaign } from './redeploy-campaign.ts';

const { label } = campaignActionSpecs.deploy;

/** Sends a campaign that no network shows to all of them again. Drafts are launched where their ads are. */
export const deployFailed: ActCommand = {
  ...redeployCampaign,
  id: 'deploy',
  label,
  action: 'deploy',
  isOffered: ({ status }) => hasFailed(status),
  confirmation: {
    title: (name) => fill(overviewTexts.actionOnCampaign, { action: label, name }),
    text: deliveryTexts.redeployText,
    label: fill(overviewTexts.actionCampaign, { action: label }),
  },
};
