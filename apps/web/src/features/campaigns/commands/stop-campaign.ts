import { campaignCommandTexts } from '@posthorn/domain/texts/campaign-command';
import { CircleStop } from 'lucide-react';
import { statusCommand } from './status-command.ts';

export const stopCampaign = statusCommand({
  action: 'stop',
  operation: 'stopCampaign',
  icon: CircleStop,
  text: campaignCommandTexts.stopConsequence,
});
