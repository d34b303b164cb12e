import type { PageAddress } from '../../../lib/routes/page-address.ts';
import { templateHref } from '../../templates/index.ts';

/** What a form belongs to. */
export interface FormOwner {
  of: 'campaign' | 'template';
  id: string;
  accountId: string;
}

const details = '/campaigns-overview/set-campaign/$campaignId/campaign-details';

/** The settings that the form belongs to. */
export const ownerHref = ({ of, id }: Pick<FormOwner, 'of' | 'id'>): PageAddress =>
  of === 'campaign'
    ? { to: details, params: { campaignId: id } }
    : templateHref({ kind: 'custom', id });

/** The form: a view of its owner's page. */
export const leadFormHref = (owner: Pick<FormOwner, 'of' | 'id'>): PageAddress =>
  ({ ...ownerHref(owner), search: { view: 'leadform' } }) as PageAddress;
