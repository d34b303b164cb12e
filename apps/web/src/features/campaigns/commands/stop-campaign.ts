import { overviewTexts } from '@posthorn/domain/texts/overview';
import { CircleStop } from 'lucide-react';
import { statusCommand } from './status-command.ts';

export const stopCampaign = statusCommand({
  action: 'stop',
  operation: 'stopCampaign',
  icon: CircleStop,
  text: overviewTexts.stopConsequence,
});
