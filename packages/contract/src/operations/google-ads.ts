import {
  type AdType,
  adTypeSpecs,
  adTypesOfKind,
  archiveLimits,
  bannerSizes,
  plainLine,
} from '@posthorn/domain';
import { z } from 'zod';
import { oneAd, templateParams } from '../ad-addresses.ts';
import { bannerAd, searchAd, someBanners, uploadedBanner } from '../ad-shapes.ts';
import { campaignParams } from '../campaign-shapes.ts';
import { operation } from '../operation.ts';
import { commaList, id } from '../shapes.ts';

const tag = 'Google ads';

/** Bounds the bytes only: what people may write is the domain's business. */
const line = z.string().max(5_000).overwrite(plainLine);
const text = line.default('');
const texts = z.array(line).max(100);

const bannerBody = z.object({
  type: text,
  /** The subtitle. */
  intro: text,
  title: text,
  call_to_action: text,
  tags: texts.default([]),
  /** The primary colour, as '#RRGGBB'. */
  background_color: z.string().max(50).nullable().default(null),
  /** The `url` of a logo in the media library of the account. */
  logo_url: z.string().max(2_000).nullable().default(null),
});

const searchBody = z.object({
  headlines: texts,
  descriptions: texts,
  /** Of a change: the ad in the address, once more. */
  id: id.optional(),
});

/** Where ads of a type are added, under the names that the registry has for them. */
function addresses(adType: AdType): { inCampaign: `/${string}`; inTemplate: `/${string}` } {
  const { campaign, template } = adTypeSpecs[adType].resource;
  return {
    inCampaign: `/campaigns/:campaignId/${campaign}`,
    inTemplate: `/:owner/:templateId/${template}`,
  };
}
const drawn = addresses('GoogleDisplayGeneratedAd');
const uploaded = addresses('GoogleDisplayCustomAd');
const search = addresses('GoogleSearchAd');

const ofCampaign = {
  tag,
  access: { scope: 'campaign', capability: 'campaign.edit' },
  params: campaignParams,
  idempotent: true,
  status: 201,
} as const;
const ofTemplate = {
  tag,
  access: { scope: 'template', capability: 'preset.edit' },
  params: templateParams,
  idempotent: true,
  status: 201,
} as const;
const change = {
  method: 'PUT',
  path: '/:resource/:adId',
  tag,
  access: { scope: 'ad', capability: 'campaign.edit', ofTemplate: 'preset.edit' },
  versioned: true,
} as const;
const oneBannerAd = oneAd(adTypesOfKind('drawnBanner'));
const picture = {
  method: 'GET',
  tag,
  access: { scope: 'ad', capability: 'campaign.view', ofTemplate: 'preset.list' },
  limit: 'picture',
  kind: 'file',
} as const;
const upload = {
  limit: 'upload',
  upload: { field: 'zip', maxMegabytes: archiveLimits.archiveMegabytes },
  body: z.object({
    /** Ads that an upload before this one made, by id with commas between: these come in their place. */
    replaces: commaList(z.array(id).max(archiveLimits.banners)).default([]),
  }),
  maybePartial: true,
  /** An ad for every banner; where some cannot be one, 206 with the ads and, beside them, the others. */
  answer: z.union([z.array(uploadedBanner), someBanners]),
} as const;

export const googleAdOperations = {
  createBannerAd: operation({
    ...ofCampaign,
    method: 'POST',
    path: drawn.inCampaign,
    summary: 'Add an ad whose banners are drawn from its words',
    body: bannerBody,
    answer: bannerAd,
  }),
  createTemplateBannerAd: operation({
    ...ofTemplate,
    method: 'POST',
    path: drawn.inTemplate,
    summary: 'Add an ad whose banners are drawn from its words to a template',
    body: bannerBody,
    answer: bannerAd,
  }),
  updateBannerAd: operation({
    ...change,
    summary: 'Change the words, the colour and the logo of banners',
    params: oneBannerAd,
    body: bannerBody,
    answer: bannerAd,
  }),
  getBannerPicture: operation({
    ...picture,
    path: '/:resource/:adId/banners/:size',
    summary: 'One of the nine banners as a PNG',
    params: oneBannerAd.extend({ size: z.enum(bannerSizes) }),
  }),
  getBannerPictures: operation({
    ...picture,
    path: '/:resource/:adId/banners.zip',
    summary: 'The nine banners as PNG files, in a zip file',
    params: oneBannerAd,
  }),
  uploadBanners: operation({
    ...ofCampaign,
    ...upload,
    method: 'POST',
    path: uploaded.inCampaign,
    summary: 'Add the HTML5 banners of a zip file, each as an ad; 206 when some were left out',
  }),
  uploadTemplateBanners: operation({
    ...ofTemplate,
    ...upload,
    method: 'POST',
    path: uploaded.inTemplate,
    summary:
      'Add the HTML5 banners of a zip file to a template, each as an ad; 206 when some were left out',
  }),
  createSearchAd: operation({
    ...ofCampaign,
    method: 'POST',
    path: search.inCampaign,
    summary: 'Add a responsive text ad',
    body: searchBody,
    answer: searchAd,
  }),
  createTemplateSearchAd: operation({
    ...ofTemplate,
    method: 'POST',
    path: search.inTemplate,
    summary: 'Add a responsive text ad to a template',
    body: searchBody,
    answer: searchAd,
  }),
  updateSearchAd: operation({
    ...change,
    summary: 'Change the lines of a responsive text ad',
    params: oneAd(adTypesOfKind('search')),
    body: searchBody,
    answer: searchAd,
  }),
};
