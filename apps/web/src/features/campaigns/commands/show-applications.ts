import { campaignTypeSpecs, isBeforeLaunch } from '@posthorn/domain';
import { campaignCommandTexts } from '@posthorn/domain/texts/campaign-command';
import { Inbox } from 'lucide-react';
import type { LinkCommand } from './command.ts';

/** Applications arrive where there is a form, once it is on a network. */
export const showApplications: LinkCommand = {
  kind: 'link',
  id: 'applications',
  label: campaignCommandTexts.applications,
  icon: Inbox,
  isOffered: ({ type, status }) => campaignTypeSpecs[type].needsForm && !isBeforeLaunch(status),
  hrefOf: ({ id }) => ({
    to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/applications',
    params: { campaignId: id },
  }),
};
