import { campaignCommandTexts } from '@posthorn/domain/texts/campaign-command';
import { CirclePlay } from 'lucide-react';
import { statusCommand } from './status-command.ts';

export const resumeCampaign = statusCommand({
  action: 'resume',
  operation: 'resumeCampaign',
  icon: CirclePlay,
  text: campaignCommandTexts.resumeConsequence,
});
