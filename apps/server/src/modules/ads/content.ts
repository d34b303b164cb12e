import type { Database, Tx } from '@posthorn/db';
import type { AdType, CampaignType } from '@posthorn/domain';
import type { Insertable } from 'kysely';

/** What is written in an ad of a social network. */
interface AdWords {
  message: string;
  headline: string;
  link_description: string;
  call_to_action: string;
  display_url: string | null;
}

type Columns<Table extends keyof Database> = Omit<
  Insertable<Database[Table]>,
  'ad_id' | 'account_id'
>;
type BannerWords = Columns<'banner_ad'>;
type SearchWords = Columns<'search_ad'>;
type UploadedPage = Columns<'uploaded_banner'>;

/** A picture of an ad: an item of the library, or something cut out of one. */
export interface Placed {
  mediaId: string;
  croppedId: string | null;
}

/** What will be stored of an ad besides its kind and its owner. Each kind fills one of the four. */
export interface AdContent {
  words?: AdWords;
  banner?: BannerWords;
  search?: SearchWords;
  uploaded?: UploadedPage;
  placed: Placed[];
  /** What its first picture is, where films and images count apart. */
  mediaType?: 'image' | 'video';
}

/** The ad of a template that an ad came from. */
export interface Origin {
  templateAdId: string;
  templateAdVersion: number;
  /** The version of the ad itself that this made; a later one is a person's own. */
  givenVersion: number;
}

export interface NewAd extends AdContent {
  type: AdType;
  origin?: Origin | null;
}

/** An ad as it is stored, and as it could be stored again. */
export interface StoredAd extends NewAd {
  id: string;
  version: number;
  createdAt: string;
  origin: Origin | null;
}

/** Asks the rules about what was sent, with the pictures as they really are. Refuses what they do. */
export type CheckContent = (
  tx: Tx,
  surroundings: { campaignType: CampaignType | undefined; before: AdContent | undefined },
) => Promise<AdContent> | AdContent;
