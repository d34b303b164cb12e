import { campaignActionSpecs } from '@posthorn/domain';
import { LayoutTemplate } from 'lucide-react';
import type { LinkCommand } from './command.ts';

export const changeTemplate: LinkCommand = {
  kind: 'link',
  id: 'changeTemplate',
  label: campaignActionSpecs.changeTemplate.label,
  icon: LayoutTemplate,
  action: 'changeTemplate',
  hrefOf: ({ id }) => ({
    to: '/campaigns-overview/edit/template-settings/$campaignId',
    params: { campaignId: id },
  }),
};
