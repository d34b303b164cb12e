import { mediaTypes, type SocialAdType, socialAdTypes } from '@posthorn/domain';
import { z } from 'zod';
import { cropArea, finding, focalPoint, id, timestamp, version } from './shapes.ts';

const adMedia = z.object({
  id,
  type: z.enum(['image', 'video']),
  url: z.string(),
  masterUrl: z.string(),
  previewUrl: z.string().nullable(),
  mediaErrors: z.array(z.string()),
  masterId: id,
  original: z.object({
    type: z.enum(mediaTypes),
    width: z.int(),
    height: z.int(),
    duration: z.number().nullable(),
    bytes: z.int(),
  }),
  focalPoint,
  crop: cropArea.nullable(),
  altText: z.string(),
});

/** What every ad has, whatever its kind. */
const anyAd = z.object({
  id,
  status: z.literal('active'),
  /** What a network said last against this ad; or that its banners have no logo. */
  error: z
    .object({
      code: z.string(),
      createdAt: timestamp,
      errorMessage: z.string(),
      userMessage: z.string(),
    })
    .nullable(),
  createdAt: timestamp,
  version,
});

export const socialAd = anyAd.extend({
  adType: z.enum(socialAdTypes as unknown as [SocialAdType, ...SocialAdType[]]),
  message: z.string(),
  headline: z.string(),
  linkDescription: z.string(),
  callToAction: z.string(),
  displayUrl: z.string().nullable(),
  media: z.array(adMedia),
});

/** One ad, drawn in nine sizes. */
export const bannerAd = anyAd.extend({
  adType: z.literal('GoogleDisplayGeneratedAd'),
  type: z.string(),
  subtitle: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  callToAction: z.string(),
  primaryColor: z.string(),
  /** As the media library says it; null when there is none. */
  logoUrl: z.string().nullable(),
  logo: adMedia.nullable(),
});

export const uploadedBanner = anyAd.extend({
  adType: z.literal('GoogleDisplayCustomAd'),
  /** To be shown in a frame with `sandbox="allow-scripts"`; it needs no sign-in. */
  html_url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Of the folder it came in. Uploads answer it as `name`, pages of ads read it as `bannerName`. */
  name: z.string(),
  bannerName: z.string(),
});

/** What came of a zip file that holds banners which cannot become ads. */
export const someBanners = z.object({
  message: z.string(),
  banners: z.array(uploadedBanner),
  /** The others, with the reasons. */
  refused: z.array(z.object({ name: z.string(), findings: z.array(finding) })),
});

export const searchAd = anyAd.extend({
  adType: z.literal('GoogleSearchAd'),
  headlines: z.array(z.string()),
  descriptions: z.array(z.string()),
});

export const ad = z.discriminatedUnion('adType', [socialAd, bannerAd, uploadedBanner, searchAd]);
