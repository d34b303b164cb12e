import { type CampaignStatus, opensOn } from '@posthorn/domain';
import { pathTo } from '../../../lib/routes/route-paths.ts';

/** Until ads have a page of their own, every campaign opens on its configuration. */
const pages = {
  'campaign-details': 'edit-campaign',
  'campaign-details/ads': 'edit-campaign',
} as const;

/** Where a click on a campaign leads. */
export function campaignHref({ id, status }: { id: string; status: CampaignStatus }): string {
  return pathTo(pages[opensOn(status)], { campaignId: id });
}
