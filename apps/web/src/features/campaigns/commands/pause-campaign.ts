import { overviewTexts } from '@posthorn/domain/texts/overview';
import { CirclePause } from 'lucide-react';
import { statusCommand } from './status-command.ts';

export const pauseCampaign = statusCommand({
  action: 'pause',
  operation: 'pauseCampaign',
  icon: CirclePause,
  text: overviewTexts.pauseConsequence,
});
