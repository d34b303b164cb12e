import type { Channel } from '../channel/channel.ts';
import type { CropSizeName } from '../media/crop.ts';
import type { MediaRules } from '../media/rules.ts';

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

/** What an ad takes from the media library. */
export interface AdMediaSpec {
  /** An ad with one place for media, or one with a list of so many. */
  slots: { min: number; max: number };
  takes: 'imagesAndVideos' | 'logos';
  rules: MediaRules;
  crops: readonly CropSizeName[];
  /** How wide the cropper shows its result. */
  previewWidth: number;
}

export interface AdTypeSpec {
  channel: Channel;
  label: string;
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

export const adTypeSpecs: Record<AdType, AdTypeSpec> = {
  FacebookPostAd: {
    channel: 'facebook',
    label: 'Facebook post',
    media: { ...post, rules: { imageMinWidth: 500, videoMaxDuration: 900 } },
  },
  FacebookCarouselAd: {
    channel: 'facebook',
    label: 'Facebook carousel',
    media: { ...carousel, rules: { ...meta500, videoRatio: ['1:1'] } },
  },
  FacebookStoryAd: {
    channel: 'facebook',
    label: 'Facebook story',
    media: { ...story, rules: { ...meta500, videoRatio: ['9:16'], videoMaxDuration: 900 } },
  },
  InstagramPostAd: {
    channel: 'instagram',
    label: 'Instagram post',
    media: { ...post, rules: { ...meta500, videoMaxMegabytes: 30 } },
  },
  InstagramCarouselAd: {
    channel: 'instagram',
    label: 'Instagram carousel',
    media: {
      ...carousel,
      rules: {
        ...meta500,
        videoRatio: ['1:1'],
        videoMaxDuration: 60,
        videoMaxMegabytes: 30,
      },
    },
  },
  InstagramStoryAd: {
    channel: 'instagram',
    label: 'Instagram story',
    media: {
      ...story,
      rules: {
        ...meta500,
        videoRatio: ['9:16'],
        videoMaxDuration: 120,
        videoMaxMegabytes: 30,
      },
    },
  },
  LinkedinPostAd: {
    channel: 'linkedIn',
    label: 'LinkedIn post',
    media: { ...post, rules: { videoMaxMegabytes: 200, imageAdvisedWidth: 401 } },
  },
  GoogleDisplayGeneratedAd: {
    channel: 'googleDisplay',
    label: 'Google Display banner',
    media: { ...post, takes: 'logos', crops: [], rules: {} },
  },
  GoogleDisplayCustomAd: { channel: 'googleDisplay', label: 'Uploaded banner' },
  GoogleSearchAd: { channel: 'googleSearch', label: 'Google Search ad' },
};
