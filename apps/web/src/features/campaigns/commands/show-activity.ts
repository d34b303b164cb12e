import { overviewTexts } from '@posthorn/domain/texts/overview';
import { History } from 'lucide-react';
import type { LinkCommand } from './command.ts';

export const showActivity: LinkCommand = {
  kind: 'link',
  id: 'activity',
  label: overviewTexts.activityLog,
  icon: History,
  hrefOf: ({ id }) => ({
    to: '/campaigns-overview/activity/$campaignId',
    params: { campaignId: id },
  }),
};
