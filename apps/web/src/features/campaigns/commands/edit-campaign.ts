import { overviewTexts } from '@posthorn/domain/texts/overview';
import { Pencil } from 'lucide-react';
import type { LinkCommand } from './command.ts';

export const editCampaign: LinkCommand = {
  kind: 'link',
  id: 'edit',
  label: overviewTexts.edit,
  icon: Pencil,
  hrefOf: ({ id }) => ({
    to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
    params: { campaignId: id },
  }),
};
