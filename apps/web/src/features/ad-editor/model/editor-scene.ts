import type { AdSurroundings, CampaignStatus, CampaignType, SocialAdType } from '@posthorn/domain';
import type { OfferedTag } from '../../ad-fields/index.ts';
import type { PreviewedPage } from '../../ad-previews/index.ts';
import type { AdOwner } from '../../ads/index.ts';

/** Where an ad is written: what the editor has to know of its campaign, or of its template. */
export interface EditorScene {
  owner: AdOwner;
  accountId: string;
  personId: string;
  title: string;
  /** Templates have none. */
  status: CampaignStatus | null;
  campaignType: CampaignType | undefined;
  /** What decides about new ads; a template takes all of them. */
  surroundings: AdSurroundings | null;
  tags: readonly OfferedTag[];
  /** Who advertises, as far as that was chosen. */
  page: PreviewedPage | null;
  /** Where the ad leads, as networks write it. */
  shownUrl: string;
  /** The path of the form for a new ad. */
  createPath: (adType: SocialAdType) => string;
  editPath: (adType: SocialAdType, adId: string) => string;
  /** Where people come out, saved or not. */
  backHref: (adType: SocialAdType) => string;
}
