import { overviewTexts } from '@posthorn/domain/texts/overview';
import { History } from 'lucide-react';
import { pathTo } from '../../../lib/routes/route-paths.ts';
import type { LinkCommand } from './command.ts';

export const showActivity: LinkCommand = {
  kind: 'link',
  id: 'activity',
  label: overviewTexts.activityLog,
  icon: History,
  hrefOf: ({ id }) => pathTo('campaign-activity', { campaignId: id }),
};
