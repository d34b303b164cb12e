import { allows, campaignActionSpecs } from '@posthorn/domain';
import { LayoutTemplate } from 'lucide-react';
import { pathTo } from '../../../lib/routes/route-paths.ts';
import type { LinkCommand } from './command.ts';

export const changeTemplate: LinkCommand = {
  kind: 'link',
  id: 'changeTemplate',
  label: campaignActionSpecs.changeTemplate.label,
  icon: LayoutTemplate,
  isOffered: ({ status }) => allows('changeTemplate', status),
  hrefOf: ({ id }) => pathTo('change-template', { campaignId: id }),
};
