import { overviewTexts } from '@posthorn/domain/texts/overview';
import { CirclePlay } from 'lucide-react';
import { statusCommand } from './status-command.ts';

export const resumeCampaign = statusCommand({
  action: 'resume',
  operation: 'resumeCampaign',
  icon: CirclePlay,
  text: overviewTexts.resumeConsequence,
});
