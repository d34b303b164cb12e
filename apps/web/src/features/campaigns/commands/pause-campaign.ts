import { campaignCommandTexts } from '@posthorn/domain/texts/campaign-command';
import { CirclePause } from 'lucide-react';
import { statusCommand } from './status-command.ts';

export const pauseCampaign = statusCommand({
  action: 'pause',
  operation: 'pauseCampaign',
  icon: CirclePause,
  text: campaignCommandTexts.pauseConsequence,
});
