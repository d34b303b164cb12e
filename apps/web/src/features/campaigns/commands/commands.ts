import { saveAsTemplate } from '../save-as-template/save-as-template.ts';
import { boostCampaign } from './boost-campaign.ts';
import { changeTemplate } from './change-template.ts';
import type { CampaignCommand, CommandTarget } from './command.ts';
import { deleteCampaign } from './delete-campaign.ts';
import { deployFailed } from './deploy-failed.ts';
import { duplicateCampaign } from './duplicate-campaign.ts';
import { editCampaign } from './edit-campaign.ts';
import { extendCampaign } from './extend-campaign.ts';
import { pauseCampaign } from './pause-campaign.ts';
import { resumeCampaign } from './resume-campaign.ts';
import { showActivity } from './show-activity.ts';
import { showApplications } from './show-applications.ts';
import { stopCampaign } from './stop-campaign.ts';

/** Everything that works, in the order of the menu. */
const commands: readonly CampaignCommand[] = [
  editCampaign,
  deployFailed,
  resumeCampaign,
  pauseCampaign,
  boostCampaign,
  extendCampaign,
  changeTemplate,
  duplicateCampaign,
  saveAsTemplate,
  showApplications,
  showActivity,
  stopCampaign,
  deleteCampaign,
];

/** What a person is offered: never what the server would refuse. */
export const commandsFor = (campaign: CommandTarget): CampaignCommand[] =>
  commands.filter(
    ({ action, isOffered }) =>
      (action === undefined || campaign.abilities.includes(action)) &&
      (isOffered?.(campaign) ?? true),
  );
