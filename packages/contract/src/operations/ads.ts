import { ADS_MAX, adTypes, plainLine, plainLines, socialAdTypes } from '@posthorn/domain';
import { z } from 'zod';
import { inCampaign, inTemplate, oneAd, templateParams } from '../ad-addresses.ts';
import { ad, socialAd } from '../ad-shapes.ts';
import { campaignParams } from '../campaign-shapes.ts';
import { operation } from '../operation.ts';
import { id, version } from '../shapes.ts';

const tag = 'Ads';

/** Bounds the bytes only: what people may write is the domain's business. */
const written = z.string().max(50_000);
const lines = written.overwrite(plainLines).default('');
const line = written.overwrite(plainLine).default('');
const chosen = z.object({ id, type: z.enum(['image', 'video']).optional() });

const adBody = z.object({
  /** One for an ad with one picture, a list for a carousel. */
  media: z.union([chosen, z.array(chosen).max(20)]),
  message: lines,
  headline: line,
  link_description: line,
  call_to_action: line,
  status: z.literal('active').optional(),
  display_url: z.string().max(2_000).nullable().optional(),
});

/** The ads to delete, each in the version that was looked at. */
const deletion = z.object({
  ads: z.array(z.object({ id, version })).min(1).max(ADS_MAX),
});

/** What became of each, in the order asked; one that was gone already counts as deleted. */
const deletions = z.array(
  z.object({
    adId: id,
    isDeleted: z.boolean(),
    /** Why it stays. */
    reason: z.string().nullable(),
  }),
);

// Long lists are compressed although they tell where uploaded banners are: only people of the same
// account write into them.
export const adOperations = {
  listAllAds: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/ads',
    summary: 'All ads of a campaign, whatever their kind, oldest first',
    tag,
    access: { scope: 'campaign', capability: 'campaign.view' },
    params: campaignParams,
    answer: z.array(ad),
    isLong: true,
  }),
  listAllTemplateAds: operation({
    method: 'GET',
    path: '/:owner/:templateId/ads',
    summary: 'All ads of a template, whatever their kind, oldest first',
    tag,
    access: { scope: 'template', capability: 'preset.list' },
    params: templateParams,
    answer: z.array(ad),
    isLong: true,
  }),
  listAds: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/:resource',
    summary: 'The ads of a campaign of one kind, oldest first',
    tag,
    access: { scope: 'campaign', capability: 'campaign.view' },
    params: inCampaign(adTypes),
    answer: z.array(ad),
  }),
  createAd: operation({
    method: 'POST',
    path: '/campaigns/:campaignId/:resource',
    summary: 'Add an ad to a campaign',
    tag,
    access: { scope: 'campaign', capability: 'campaign.edit' },
    params: inCampaign(socialAdTypes),
    body: adBody,
    idempotent: true,
    status: 201,
    answer: socialAd,
  }),
  carryOverAd: operation({
    method: 'POST',
    path: '/campaigns/:campaignId/ads/carry-over',
    summary: 'Make ads of other kinds from one, as far as the campaign has none of them',
    tag,
    access: { scope: 'campaign', capability: 'campaign.edit' },
    limit: 'picture',
    params: campaignParams,
    body: z.object({
      adId: id,
      /** The version that was looked at: another one may say something else. */
      adVersion: version,
      adTypes: z.array(z.enum(adTypes)).min(1).max(adTypes.length),
      /** For banners. */
      logoId: id.nullable().default(null),
    }),
    idempotent: true,
    status: 201,
    answer: z.array(ad),
  }),
  listTemplateAds: operation({
    method: 'GET',
    path: '/:owner/:templateId/:resource',
    summary: 'The ads of a template of one kind, oldest first',
    tag,
    access: { scope: 'template', capability: 'preset.list' },
    params: inTemplate(adTypes),
    answer: z.array(ad),
  }),
  createTemplateAd: operation({
    method: 'POST',
    path: '/:owner/:templateId/:resource',
    summary: 'Add an ad to a template',
    tag,
    access: { scope: 'template', capability: 'preset.edit' },
    params: inTemplate(socialAdTypes),
    body: adBody,
    idempotent: true,
    status: 201,
    answer: socialAd,
  }),
  updateAd: operation({
    method: 'PUT',
    path: '/:resource/:adId',
    summary: 'Change an ad; its kind stays',
    tag,
    access: { scope: 'ad', capability: 'campaign.edit', ofTemplate: 'preset.edit' },
    params: oneAd(socialAdTypes),
    body: adBody,
    versioned: true,
    answer: socialAd,
  }),
  deleteAds: operation({
    method: 'POST',
    path: '/campaigns/:campaignId/ads/delete',
    summary: 'Delete several ads of a campaign; a launched one keeps its last ad of each kind',
    tag,
    access: { scope: 'campaign', capability: 'campaign.edit' },
    params: campaignParams,
    body: deletion,
    status: 200,
    answer: deletions,
  }),
  deleteTemplateAds: operation({
    method: 'POST',
    path: '/:owner/:templateId/ads/delete',
    summary: 'Delete several ads of a template',
    tag,
    access: { scope: 'template', capability: 'preset.edit' },
    params: templateParams,
    body: deletion,
    status: 200,
    answer: deletions,
  }),
  deleteAd: operation({
    method: 'DELETE',
    path: '/:resource/:adId',
    summary: 'Delete an ad; a launched campaign keeps its last one',
    tag,
    access: { scope: 'ad', capability: 'campaign.edit', ofTemplate: 'preset.edit' },
    params: oneAd(adTypes),
    versioned: true,
    current: ad,
    kind: 'empty',
  }),
};
