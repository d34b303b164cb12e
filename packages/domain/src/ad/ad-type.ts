import { adTypeTexts } from '#texts/ad-type';
import type { Channel } from '../channel/channel.ts';
import type { Placement } from '../channel/placement.ts';
import type { CropSizeName } from '../media/crop.ts';
import type { MediaRules } from '../media/rules.ts';
import type { CallToAction } from './call-to-action.ts';

/** Every kind of ad. One entry of `adTypeSpecs` says what is special about it. */
export const adTypes = [
  'FacebookPostAd',
  'FacebookCarouselAd',
  'FacebookStoryAd',
  'InstagramPostAd',
  'InstagramCarouselAd',
  'InstagramStoryAd',
  'LinkedinPostAd',
  'GoogleDisplayGeneratedAd',
  'GoogleDisplayCustomAd',
  'GoogleSearchAd',
] as const;
export type AdType = (typeof adTypes)[number];

/** What ads are made of. Each layer that differs by it has one table over these. */
export const adKinds = ['social', 'drawnBanner', 'uploadedBanner', 'search'] as const;
export type AdKind = (typeof adKinds)[number];

const kinds = {
  FacebookPostAd: 'social',
  FacebookCarouselAd: 'social',
  FacebookStoryAd: 'social',
  InstagramPostAd: 'social',
  InstagramCarouselAd: 'social',
  InstagramStoryAd: 'social',
  LinkedinPostAd: 'social',
  GoogleDisplayGeneratedAd: 'drawnBanner',
  GoogleDisplayCustomAd: 'uploadedBanner',
  GoogleSearchAd: 'search',
} as const satisfies Record<AdType, AdKind>;

/** The types of a kind. */
export type AdTypeOf<Kind extends AdKind> = {
  [Type in AdType]: (typeof kinds)[Type] extends Kind ? Type : never;
}[AdType];
/** The ads with a message, a picture and a button, shown in a feed or story. */
export type SocialAdType = AdTypeOf<'social'>;

export const kindOf = (adType: AdType): AdKind => kinds[adType];

export const isOfKind = <Kind extends AdKind>(
  adType: AdType,
  kind: Kind,
): adType is AdTypeOf<Kind> => kinds[adType] === kind;

export const adTypesOfKind = <Kind extends AdKind>(kind: Kind): AdTypeOf<Kind>[] =>
  adTypes.filter((adType) => isOfKind(adType, kind));

/** Whether an ad is of a kind, and so has what ads of that kind are made of. */
export const isAdOfKind = <Ad extends { adType: AdType }, Kind extends AdKind>(
  ad: Ad,
  kind: Kind,
): ad is Extract<Ad, { adType: AdTypeOf<Kind> }> => isOfKind(ad.adType, kind);

/** What is done with each kind that an ad can be of: a case that is missing does not compile. */
export function byKind<Ad extends { adType: AdType }, Result>(
  ad: Ad,
  cases: {
    [Kind in (typeof kinds)[Ad['adType']]]: (ad: Extract<Ad, { adType: AdTypeOf<Kind> }>) => Result;
  },
): Result {
  const type: Ad['adType'] = ad.adType;
  return cases[kinds[type]](ad as never);
}

/** What an ad takes from the media library. */
export interface AdMediaSpec {
  /** An ad with one place for media, or one with a list of so many. */
  slots: { min: number; max: number };
  /** What is said of a list that is too short or too long. */
  wrongNumber?: 'ad.facebookCarousel' | 'ad.instagramCarousel';
  takes: 'imagesAndVideos' | 'logos';
  rules: MediaRules;
  crops: readonly CropSizeName[];
  /** How wide the cropper shows its result. */
  previewWidth: number;
}

/** A text of an ad: where most devices cut it off, and where the network does. */
export interface TextLimit {
  warnLength: number;
  max: number;
  /** More line breaks than these are cut off, too. */
  warnLinebreaks?: number;
}

export const adTextFields = ['message', 'headline', 'linkDescription'] as const;
export type AdTextField = (typeof adTextFields)[number];

type AdTab =
  | 'facebookFeed'
  | 'facebookStory'
  | 'instagramFeed'
  | 'instagramStory'
  | 'linkedIn'
  | 'display'
  | 'search';

export interface AdTypeSpec {
  channel: Channel;
  placement: Placement;
  label: string;
  /** How the type is called in addresses: `/ads/{segment}/create`. */
  segment: { campaign: string; template: string };
  /** How its ads are called in the API. */
  resource: { campaign: string; template: string };
  /** The tab of the editor in which it is made; types that share one are chosen there. */
  tab: AdTab;
  /** It is no new kind of ad where a running campaign has one of these. */
  countsAs?: readonly AdType[];
  /** Uploaded banners are what they are. */
  canEditAndCopy: boolean;
  /** What it can be copied to, on another channel. */
  copyTargets: readonly AdType[];
  texts: Partial<Record<AdTextField, TextLimit>>;
  /** Fills a phone for some seconds, between the stories of other people. */
  isStory?: true;
  /** It shows an address of its own choosing below the picture. */
  showsDisplayUrl?: true;
  /** Undefined for ads without a button, or with one of their own words. */
  callsToAction?: readonly CallToAction[];
  /** Undefined for ads without pictures from the library. */
  media?: AdMediaSpec;
}

/** The same without the rules: what posts, carousels and stories have in common everywhere. */
type Layout = Omit<AdMediaSpec, 'rules'>;

const post: Layout = {
  slots: { min: 1, max: 1 },
  takes: 'imagesAndVideos',
  crops: ['square', 'wide'],
  previewWidth: 280,
};
const carousel: Layout = {
  ...post,
  slots: { min: 2, max: 10 },
  crops: ['square'],
  previewWidth: 200,
};
const story: Layout = { ...post, crops: ['tall'] };
const meta500 = { imageMinWidth: 500, videoMinWidth: 500 };
const story500 = { ...meta500, imageFillingRatio: '9:16', videoRatio: ['9:16'] } as const;

const segments = (name: string) => ({
  segment: { campaign: `${name}-ad`, template: `${name}-template` },
  resource: { campaign: `${name}-ads`, template: `${name}-templates` },
});

const onFacebook = {
  channel: 'facebook',
  placement: 'facebookFeed',
  canEditAndCopy: true,
} as const;
const inInstagramFeed = {
  channel: 'instagram',
  placement: 'instagramFeed',
  canEditAndCopy: true,
} as const;
/** Their words are their own, and no other channel takes them. */
const onGoogle = { canEditAndCopy: true, copyTargets: [], texts: {} };
const facebookMessage = { warnLength: 105, max: 350, warnLinebreaks: 3 };
const instagramMessage = { warnLength: 74, max: 2200, warnLinebreaks: 2 };

export const adTypeSpecs: Record<AdType, AdTypeSpec> = {
  FacebookPostAd: {
    tab: 'facebookFeed',
    ...onFacebook,
    ...segments('facebook-post'),
    label: adTypeTexts.FacebookPostAd,
    showsDisplayUrl: true,
    copyTargets: ['InstagramPostAd', 'LinkedinPostAd'],
    texts: {
      message: facebookMessage,
      headline: { warnLength: 40, max: 80 },
      linkDescription: { warnLength: 30, max: 125 },
    },
    callsToAction: ['APPLY_NOW', 'CONTACT_US', 'LEARN_MORE', 'SIGN_UP', 'WATCH_MORE'],
    media: { ...post, rules: { imageMinWidth: 500, videoMaxDuration: 900 } },
  },
  FacebookCarouselAd: {
    tab: 'facebookFeed',
    ...onFacebook,
    ...segments('facebook-carousel'),
    label: adTypeTexts.FacebookCarouselAd,
    showsDisplayUrl: true,
    copyTargets: ['InstagramCarouselAd'],
    texts: {
      message: facebookMessage,
      headline: { warnLength: 30, max: 80 },
      linkDescription: { warnLength: 20, max: 40 },
    },
    callsToAction: ['CONTACT_US', 'LEARN_MORE', 'SIGN_UP'],
    media: {
      ...carousel,
      wrongNumber: 'ad.facebookCarousel',
      rules: { ...meta500, videoRatio: ['1:1'] },
    },
  },
  FacebookStoryAd: {
    tab: 'facebookStory',
    ...onFacebook,
    ...segments('facebook-story'),
    label: adTypeTexts.FacebookStoryAd,
    isStory: true,
    copyTargets: ['InstagramStoryAd'],
    texts: {},
    callsToAction: ['CONTACT_US', 'LEARN_MORE', 'SIGN_UP'],
    media: { ...story, rules: { ...story500, videoMaxDuration: 900 } },
  },
  InstagramPostAd: {
    tab: 'instagramFeed',
    ...inInstagramFeed,
    ...segments('instagram-post'),
    label: adTypeTexts.InstagramPostAd,
    copyTargets: ['FacebookPostAd', 'LinkedinPostAd'],
    texts: { message: instagramMessage },
    callsToAction: ['APPLY_NOW', 'CONTACT_US', 'LEARN_MORE', 'SIGN_UP'],
    media: { ...post, rules: { ...meta500, videoMaxMegabytes: 30 } },
  },
  InstagramCarouselAd: {
    tab: 'instagramFeed',
    ...inInstagramFeed,
    ...segments('instagram-carousel'),
    label: adTypeTexts.InstagramCarouselAd,
    copyTargets: ['FacebookCarouselAd'],
    texts: { message: instagramMessage },
    callsToAction: ['CONTACT_US', 'LEARN_MORE', 'SIGN_UP'],
    media: {
      ...carousel,
      wrongNumber: 'ad.instagramCarousel',
      rules: {
        ...meta500,
        videoRatio: ['1:1'],
        videoMaxDuration: 60,
        videoMaxMegabytes: 30,
      },
    },
  },
  InstagramStoryAd: {
    tab: 'instagramStory',
    channel: 'instagram',
    placement: 'instagramStory',
    canEditAndCopy: true,
    ...segments('instagram-story'),
    label: adTypeTexts.InstagramStoryAd,
    isStory: true,
    copyTargets: ['FacebookStoryAd'],
    texts: {},
    callsToAction: ['LEARN_MORE', 'SIGN_UP'],
    media: {
      ...story,
      rules: {
        ...story500,
        videoMaxDuration: 120,
        videoMaxMegabytes: 30,
      },
    },
  },
  LinkedinPostAd: {
    tab: 'linkedIn',
    channel: 'linkedIn',
    placement: 'linkedIn',
    canEditAndCopy: true,
    ...segments('linkedin-post'),
    label: adTypeTexts.LinkedinPostAd,
    copyTargets: ['FacebookPostAd', 'InstagramPostAd'],
    texts: {
      message: { warnLength: 130, max: 600, warnLinebreaks: 3 },
      headline: { warnLength: 55, max: 200 },
      linkDescription: { warnLength: 100, max: 300 },
    },
    callsToAction: [
      'APPLY',
      'ATTEND',
      'DOWNLOAD',
      'JOIN',
      'LEARN_MORE',
      'REGISTER',
      'REQUEST_DEMO',
      'VIEW_QUOTE',
      'SIGN_UP',
      'SUBSCRIBE',
    ],
    media: {
      ...post,
      rules: {
        videoMaxMegabytes: 200,
        videoShape: { tallest: '1:2.4', widest: '2.4:1' },
        imageAdvisedWidth: 401,
        imageMaxMegapixels: 36,
        imageWholeShape: { tallest: '2:3', widest: '3:1' },
      },
    },
  },
  GoogleDisplayGeneratedAd: {
    tab: 'display',
    countsAs: ['GoogleDisplayCustomAd'],
    channel: 'googleDisplay',
    placement: 'googleDisplay',
    ...segments('google-display-generated'),
    resource: { campaign: 'google-banner-ads', template: 'google-banner-templates' },
    label: adTypeTexts.GoogleDisplayGeneratedAd,
    ...onGoogle,
    media: {
      ...post,
      takes: 'logos',
      crops: [],
      rules: { logoAdvisedSide: 150, logoAdvisedShape: { tallest: '1:3', widest: '6:1' } },
    },
  },
  GoogleDisplayCustomAd: {
    tab: 'display',
    countsAs: ['GoogleDisplayGeneratedAd'],
    channel: 'googleDisplay',
    placement: 'googleDisplay',
    ...segments('google-display-custom'),
    resource: { campaign: 'google-display-ads', template: 'google-display-templates' },
    label: adTypeTexts.GoogleDisplayCustomAd,
    ...onGoogle,
    canEditAndCopy: false,
  },
  GoogleSearchAd: {
    tab: 'search',
    channel: 'googleSearch',
    placement: 'googleSearch',
    ...segments('google-search'),
    label: adTypeTexts.GoogleSearchAd,
    ...onGoogle,
  },
};

export const socialAdTypes = adTypesOfKind('social');

/** Banners, however they were made. */
export const isBanner = (adType: AdType): boolean =>
  isOfKind(adType, 'drawnBanner') || isOfKind(adType, 'uploadedBanner');

export const isCarousel = (adType: AdType): boolean =>
  (adTypeSpecs[adType].media?.slots.max ?? 0) > 1;

/** The texts that ads of a type have, with their limits. */
export const usedTexts = (adType: SocialAdType): [AdTextField, TextLimit][] =>
  adTextFields.flatMap((field) => {
    const limit = adTypeSpecs[adType].texts[field];
    return limit ? [[field, limit]] : [];
  });

/** The type that an address speaks of. */
export function adTypeOfSegment(of: 'campaign' | 'template', segment: string): AdType | undefined {
  return adTypes.find((adType) => adTypeSpecs[adType].segment[of] === segment);
}

/** The plainest kind of ad on each channel, with one picture or none: what a first draft is made of. */
export const plainAdTypes = {
  facebook: 'FacebookPostAd',
  instagram: 'InstagramPostAd',
  linkedIn: 'LinkedinPostAd',
  googleDisplay: 'GoogleDisplayGeneratedAd',
  googleSearch: 'GoogleSearchAd',
} as const satisfies Record<Channel, AdType>;
