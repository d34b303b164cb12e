import { CircleStop } from 'lucide-react';
import { statusCommand } from './status-command.ts';

export const stopCampaign = statusCommand({
  action: 'stop',
  operation: 'stopCampaign',
  icon: CircleStop,
  text: 'Its ads stop showing and it can not be resumed. Ads, figures and the activity log stay.',
});
