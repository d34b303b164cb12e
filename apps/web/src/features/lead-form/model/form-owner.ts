import type { PageAddress } from '../../../lib/routes/page-address.ts';
import { templateHref } from '../../templates/index.ts';

/** What a form belongs to. */
export interface FormOwner {
  of: 'campaign' | 'template';
  id: string;
  accountId: string;
}

const ofCampaign = (campaignId: string) =>
  ({
    to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
    params: { campaignId },
  }) as const satisfies PageAddress;
const ofTemplate = (id: string) => templateHref({ kind: 'custom', id });

/** The settings that the form belongs to. */
export const ownerHref = ({ of, id }: Pick<FormOwner, 'of' | 'id'>): PageAddress =>
  of === 'campaign' ? ofCampaign(id) : ofTemplate(id);

/** The form: a view of its owner's page. */
export const leadFormHref = ({ of, id }: Pick<FormOwner, 'of' | 'id'>): PageAddress => {
  const search = { view: 'leadform' } as const;
  return of === 'campaign' ? { ...ofCampaign(id), search } : { ...ofTemplate(id), search };
};
