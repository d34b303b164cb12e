import { campaignActionSpecs } from '@posthorn/domain';
import { LayoutTemplate } from 'lucide-react';
import { pathTo } from '../../../lib/routes/route-paths.ts';
import type { LinkCommand } from './command.ts';

export const changeTemplate: LinkCommand = {
  kind: 'link',
  id: 'changeTemplate',
  label: campaignActionSpecs.changeTemplate.label,
  icon: LayoutTemplate,
  action: 'changeTemplate',
  hrefOf: ({ id }) => pathTo('change-template', { campaignId: id }),
};
