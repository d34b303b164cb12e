import type { TemplateKind } from '@posthorn/domain';
import type { PageAddress } from '../../../lib/routes/page-address.ts';
import { resourceOf, templateHref } from '../../templates/index.ts';

/** What ads belong to: a campaign, or a template that campaigns are made from. */
export type AdOwner = CampaignOwner | TemplateOwner;

interface CampaignOwner {
  kind: 'campaign';
  id: string;
  accountId: string;
}

export interface TemplateOwner {
  kind: 'template';
  id: string;
  accountId: string;
  templateKind: TemplateKind;
}

export const campaignOwner = ({ id, accountId }: { id: string; accountId: string }): AdOwner => ({
  kind: 'campaign',
  id,
  accountId,
});

export const templateOwner = ({
  id,
  accountId,
  kind,
}: {
  id: string;
  accountId: string;
  kind: TemplateKind;
}): TemplateOwner => ({ kind: 'template', id, accountId, templateKind: kind });

/** As the API addresses it. */
export const templateParams = ({ id, templateKind }: TemplateOwner) => ({
  owner: resourceOf(templateKind),
  templateId: id,
});

/** Where its channels are chosen. */
export const configurationHref = (owner: AdOwner): PageAddress =>
  owner.kind === 'template'
    ? templateHref({ kind: owner.templateKind, id: owner.id })
    : {
        to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
        params: { campaignId: owner.id },
      };
