import {
  type AdType,
  adTypeSpecs,
  adTypes,
  mediaTypes,
  type SocialAdType,
  socialAdTypes,
} from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { cropArea, focalPoint, id, timestamp, version } from '../shapes.ts';

const tag = 'Ads';

/** The names of a kind of ad in addresses, as the registry has them. */
const resources = (of: 'campaign' | 'template') =>
  socialAdTypes.map((adType) => adTypeSpecs[adType].resource[of]);

/** The ads that a part of an address speaks of: their type, and whose they are. */
export function adsOfResource(
  resource: string,
): { adType: SocialAdType; of: 'campaign' | 'template' } | undefined {
  for (const adType of socialAdTypes) {
    const { campaign, template } = adTypeSpecs[adType].resource;
    if (resource === campaign) return { adType, of: 'campaign' };
    if (resource === template) return { adType, of: 'template' };
  }
  return undefined;
}

const campaignResource = z.enum(resources('campaign') as [string, ...string[]]);
const templateResource = z.enum(resources('template') as [string, ...string[]]);

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

const ad = z.object({
  id,
  adType: z.enum(adTypes as unknown as [AdType, ...AdType[]]),
  status: z.literal('active'),
  message: z.string(),
  headline: z.string(),
  linkDescription: z.string(),
  callToAction: z.string(),
  displayUrl: z.string().nullable(),
  media: z.array(adMedia),
  /** What a network said last against this ad. */
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

/** Bounds the bytes only: what people may write is the domain's business. */
const text = z.string().max(50_000).default('');
const chosen = z.object({ id, type: z.enum(['image', 'video']).optional() });

const adBody = z.object({
  /** One for an ad with one picture, a list for a carousel. */
  media: z.union([chosen, z.array(chosen).max(20)]),
  message: text,
  headline: text,
  link_description: text,
  call_to_action: text,
  status: z.literal('active').optional(),
  display_url: z.string().max(2_000).nullable().optional(),
});

const ofCampaign = z.object({ campaignId: id, resource: campaignResource });
const ofTemplate = z.object({
  owner: z.enum(['templates', 'customTemplates']),
  templateId: id,
  resource: templateResource,
});
const oneAd = z.object({
  resource: z.enum([...resources('campaign'), ...resources('template')] as [string, ...string[]]),
  adId: id,
});

export const adOperations = {
  listAds: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/:resource',
    summary: 'The ads of a campaign of one kind, oldest first',
    tag,
    access: { scope: 'campaign', capability: 'campaign.view' },
    params: ofCampaign,
    answer: z.array(ad),
  }),
  createAd: operation({
    method: 'POST',
    path: '/campaigns/:campaignId/:resource',
    summary: 'Add an ad to a campaign',
    tag,
    access: { scope: 'campaign', capability: 'campaign.edit' },
    params: ofCampaign,
    body: adBody,
    status: 201,
    answer: ad,
  }),
  listTemplateAds: operation({
    method: 'GET',
    path: '/:owner/:templateId/:resource',
    summary: 'The ads of a template of one kind, oldest first',
    tag,
    access: { scope: 'template', capability: 'preset.list' },
    params: ofTemplate,
    answer: z.array(ad),
  }),
  createTemplateAd: operation({
    method: 'POST',
    path: '/:owner/:templateId/:resource',
    summary: 'Add an ad to a template',
    tag,
    access: { scope: 'template', capability: 'preset.edit' },
    params: ofTemplate,
    body: adBody,
    status: 201,
    answer: ad,
  }),
  updateAd: operation({
    method: 'PUT',
    path: '/:resource/:adId',
    summary: 'Change an ad; its kind stays',
    tag,
    access: { scope: 'ad', capability: 'campaign.edit', ofTemplate: 'preset.edit' },
    params: oneAd,
    body: adBody,
    versioned: true,
    answer: ad,
  }),
  deleteAd: operation({
    method: 'DELETE',
    path: '/:resource/:adId',
    summary: 'Delete an ad; a launched campaign keeps its last one',
    tag,
    access: { scope: 'ad', capability: 'campaign.edit', ofTemplate: 'preset.edit' },
    params: oneAd,
    kind: 'empty',
  }),
};
