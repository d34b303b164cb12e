import type { AdMedia, CropArea, SocialAdType } from '@posthorn/domain';
import type { MaybeLive } from '../../../ui/live/live.ts';

/** A picture, and what of it is going to be cut out. */
export type PreviewedMedia = AdMedia & { cut?: CropArea | undefined };

/** What is written so far. */
export interface PreviewedAd {
  adType: SocialAdType;
  message: MaybeLive<string>;
  headline: MaybeLive<string>;
  linkDescription: MaybeLive<string>;
  callToAction: string;
  /** One place per picture; an empty one is null. */
  media: readonly (PreviewedMedia | null)[];
}

/** Who advertises. */
export interface PreviewedPage {
  name: string;
  /** Null: its initials stand in. */
  iconUrl: string | null;
}

/** How a person would see it. */
export interface PreviewLook {
  device: 'phone' | 'desktop';
  /** Of the feed, whatever the theme of our own pages is. */
  theme: 'light' | 'dark';
  hasSafeZones: boolean;
}

/** What every network's drawing is given. */
export interface PreviewParts {
  ad: PreviewedAd;
  page: PreviewedPage | null;
  shownUrl: string;
  device: PreviewLook['device'];
}
