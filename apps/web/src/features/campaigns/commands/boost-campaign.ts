import { campaignActionSpecs } from '@posthorn/domain';
import { TrendingUp } from 'lucide-react';
import type { OpenCommand } from './command.ts';

export const boostCampaign: OpenCommand = {
  kind: 'open',
  id: 'boost',
  label: campaignActionSpecs.boost.label,
  icon: TrendingUp,
  action: 'boost',
  opens: 'boost',
};
