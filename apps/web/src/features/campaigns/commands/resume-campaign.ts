import { CirclePlay } from 'lucide-react';
import { statusCommand } from './status-command.ts';

export const resumeCampaign = statusCommand({
  action: 'resume',
  operation: 'resumeCampaign',
  icon: CirclePlay,
  text: 'Its ads show again and spend what is left of the budget. Ads, dates and figures stay as they are.',
});
