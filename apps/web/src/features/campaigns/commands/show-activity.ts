import { campaignCommandTexts } from '@posthorn/domain/texts/campaign-command';
import { History } from 'lucide-react';
import type { LinkCommand } from './command.ts';

export const showActivity: LinkCommand = {
  kind: 'link',
  id: 'activity',
  label: campaignCommandTexts.activityLog,
  icon: History,
  hrefOf: ({ id }) => ({
    to: '/campaigns-overview/activity/$campaignId',
    params: { campaignId: id },
  }),
};
