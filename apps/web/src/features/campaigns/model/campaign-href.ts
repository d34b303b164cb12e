import { type CampaignStatus, type Channel, opensOn } from '@posthorn/domain';
import { channelAnchors } from '../../../lib/channel/channel-anchors.ts';
import type { PageAddress } from '../../../lib/routes/page-address.ts';

const details = '/campaigns-overview/set-campaign/$campaignId/campaign-details';

const pages = { 'campaign-details': details, 'campaign-details/ads': `${details}/ads` } as const;

/** Where a click on a campaign leads. */
export function campaignHref({ id, status }: { id: string; status: CampaignStatus }): PageAddress {
  return { to: pages[opensOn(status)], params: { campaignId: id } };
}

/** The ads of a campaign, or those on one channel. */
export const campaignAdsHref = ({ id }: { id: string }, channel?: Channel): PageAddress => ({
  to: pages['campaign-details/ads'],
  params: { campaignId: id },
  hash: channel && channelAnchors[channel],
});

/** The form of a campaign on its details page. Who is sent there is told at once what is missing. */
export const EDITOR_ANCHOR = 'campaign-editor';
