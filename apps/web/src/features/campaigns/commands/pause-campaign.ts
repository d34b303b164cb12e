import { CirclePause } from 'lucide-react';
import { statusCommand } from './status-command.ts';

export const pauseCampaign = statusCommand({
  action: 'pause',
  operation: 'pauseCampaign',
  icon: CirclePause,
  text: 'Its ads stop showing and nothing more is spent. Ads, budget and figures stay, and you can resume it at any time.',
});
