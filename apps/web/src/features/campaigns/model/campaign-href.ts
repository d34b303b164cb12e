import { type CampaignStatus, opensOn } from '@posthorn/domain';
import { pathTo } from '../../../lib/routes/route-paths.ts';

const pages = {
  'campaign-details': 'edit-campaign',
  'campaign-details/ads': 'campaign-ads',
} as const;

/** Where a click on a campaign leads. */
export function campaignHref({ id, status }: { id: string; status: CampaignStatus }): string {
  return pathTo(pages[opensOn(status)], { campaignId: id });
}
