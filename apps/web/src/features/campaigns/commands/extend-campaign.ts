import { campaignActionSpecs } from '@posthorn/domain';
import { CalendarPlus } from 'lucide-react';
import type { OpenCommand } from './command.ts';

export const extendCampaign: OpenCommand = {
  kind: 'open',
  id: 'extend',
  label: campaignActionSpecs.extend.label,
  icon: CalendarPlus,
  action: 'extend',
  opens: 'extend',
};
