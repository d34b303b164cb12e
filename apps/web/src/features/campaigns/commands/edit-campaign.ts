import { overviewTexts } from '@posthorn/domain/texts/overview';
import { Pencil } from 'lucide-react';
import { pathTo } from '../../../lib/routes/route-paths.ts';
import type { LinkCommand } from './command.ts';

export const editCampaign: LinkCommand = {
  kind: 'link',
  id: 'edit',
  label: overviewTexts.edit,
  icon: Pencil,
  hrefOf: ({ id }) => pathTo('edit-campaign', { campaignId: id }),
};
