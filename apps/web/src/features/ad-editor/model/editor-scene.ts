import type {
  AdSurroundings,
  AdType,
  CampaignStatus,
  CampaignType,
  CarryFacts,
  Language,
  SearchedJob,
  TagFilling,
} from '@posthorn/domain';
import type { OfferedTag } from '../../ad-fields/index.ts';
import type { PreviewedPage } from '../../ad-previews/index.ts';
import type { AdOwner } from '../../ads/index.ts';
import type { KeywordsOwner } from '../../keywords/index.ts';

/** Where an ad is written: what the editor has to know of its campaign, or of its template. */
export interface EditorScene {
  owner: AdOwner;
  personId: string;
  /** What it is called on the screen, also when it has no title yet. */
  title: string;
  /** As a person wrote it; empty while no one has. */
  campaignTitle: string;
  /** Templates have none. */
  status: CampaignStatus | null;
  campaignType: CampaignType | undefined;
  /** The language its ads are written in, once it was chosen. */
  language: Language | null;
  /** Whether networks get such an ad as soon as it is saved. */
  isSentWhenSaved: (adType: AdType) => boolean;
  /** What decides about new ads; a template takes all of them. */
  surroundings: AdSurroundings | null;
  tags: readonly OfferedTag[];
  /** Who advertises, as far as that was chosen. */
  page: PreviewedPage | null;
  /** Where the ad leads, as networks write it. */
  shownUrl: string;
  targetUrl: string;
  /** What the preview shows in the place of tags; without it the tags themselves. */
  example?: TagFilling | undefined;
  /** What an ad made from one of another kind can say; templates have none of it. */
  carryFacts?: Omit<CarryFacts, 'logo'> | undefined;
  /** What people search for. */
  job: SearchedJob;
  /** The keywords that the search ads share. */
  keywords: KeywordsOwner;
}
