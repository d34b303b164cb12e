import { type CampaignStatus, opensOn } from '@posthorn/domain';
import type { PageAddress } from '../../../lib/routes/page-address.ts';

const details = '/campaigns-overview/set-campaign/$campaignId/campaign-details';

const pages = { 'campaign-details': details, 'campaign-details/ads': `${details}/ads` } as const;

/** Where a click on a campaign leads. */
export function campaignHref({ id, status }: { id: string; status: CampaignStatus }): PageAddress {
  return { to: pages[opensOn(status)], params: { campaignId: id } };
}

/** The form of a campaign on its details page. Who is sent there is told at once what is missing. */
export const EDITOR_ANCHOR = 'campaign-editor';
