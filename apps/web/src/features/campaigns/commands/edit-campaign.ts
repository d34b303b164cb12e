import { campaignCommandTexts } from '@posthorn/domain/texts/campaign-command';
import { Pencil } from 'lucide-react';
import type { LinkCommand } from './command.ts';

export const editCampaign: LinkCommand = {
  kind: 'link',
  id: 'edit',
  label: campaignCommandTexts.edit,
  icon: Pencil,
  hrefOf: ({ id }) => ({
    to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
    params: { campaignId: id },
  }),
};
