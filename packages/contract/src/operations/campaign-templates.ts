import {
  adTypes,
  campaignActionSpecs,
  campaignStatuses,
  channels,
  comparedFields,
  PURPOSE_MAX,
  TITLE_MAX,
} from '@posthorn/domain';
import { z } from 'zod';
import { templateParams } from '../ad-addresses.ts';
import { campaign, campaignParams } from '../campaign-shapes.ts';
import { operation } from '../operation.ts';
import { finding, id, line, shownRevision, slug, version } from '../shapes.ts';
import { customTemplate } from '../template-shapes.ts';

const tag = 'Campaigns and their templates';

const shownAd = z.object({
  id,
  adType: z.enum(adTypes),
  /** The first of its words, so that a person knows which one is meant. */
  text: z.string(),
  /** What these are now, where the ad gets other ones. */
  before: z.string().nullable(),
});

/** What a template would do to a campaign. */
const preview = z.object({
  templateId: id,
  templateName: z.string(),
  /**
   * Of the campaign and of the template it was made for. Sent back, as If-Match and in the query, nothing
   * else is done than what was shown.
   */
  version,
  revision: z.int().positive(),
  /** Fields that get another value, in words; an empty one is nothing. */
  changes: z.array(
    z.object({ field: z.enum(comparedFields), before: z.string(), after: z.string() }),
  ),
  /** Fields that stay as they are, and what the template says instead, if anything. */
  kept: z.array(
    z.object({ field: z.enum(comparedFields), value: z.string(), offered: z.string() }),
  ),
  ads: z.object({
    /** Ads of the template. */
    coming: z.array(shownAd),
    /** Ads of the campaign that came from a template and were left alone. */
    leaving: z.array(shownAd),
    /** The same that will say what the template says now. */
    updating: z.array(shownAd),
    staying: z.array(shownAd),
    /** Those of the staying ones that the template has changed, too. */
    kept: z.array(id),
  }),
  /** Why it can not be done at all. */
  blockers: z.array(finding),
  /** Channels whose ads are the reason. */
  channelsInTheWay: z.array(z.enum(channels)),
  notCarriedOver: z.array(finding),
});

const mayView = { scope: 'campaign', capability: 'campaign.view' } as const;
const mayChange = {
  scope: 'campaign',
  capability: campaignActionSpecs.changeTemplate.right,
} as const;

export const campaignTemplateOperations = {
  previewChangeTemplate: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/:templateId/change-template',
    summary: 'What would change if the campaign were filled from a template',
    tag,
    access: mayView,
    params: campaignParams.extend({ templateId: id }),
    answer: preview,
  }),
  undoChangeTemplate: operation({
    method: 'POST',
    path: '/campaigns/:campaignId/undo-change-template',
    summary: 'Puts the campaign and its ads back as they were before a template was last applied',
    tag,
    access: mayChange,
    versioned: true,
    idempotent: true,
    params: campaignParams,
    answer: campaign,
  }),
  previewTemplateUpdate: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/template-update',
    summary: 'What the template has changed since the campaign was made from it',
    tag,
    access: mayView,
    params: campaignParams,
    answer: preview,
  }),
  updateFromTemplate: operation({
    method: 'PUT',
    path: '/campaigns/:campaignId/template-update',
    summary: 'Brings what the template has changed; what a person changed in the campaign stays',
    tag,
    access: mayChange,
    versioned: true,
    params: campaignParams,
    query: z.object({ revision: shownRevision }),
    answer: campaign,
  }),
  saveAsTemplate: operation({
    method: 'POST',
    path: '/campaigns/:campaignId/save-as-template',
    summary: 'Makes a custom template of a campaign; names of its places become tags again',
    tag,
    access: { scope: 'campaign', capability: 'preset.edit', reads: 'campaign.view' },
    limit: 'newCampaign',
    idempotent: true,
    params: campaignParams,
    body: z.object({ title: line(TITLE_MAX), purpose: line(PURPOSE_MAX) }),
    status: 201,
    answer: customTemplate.extend({
      /** What the campaign has and a template can not take. */
      notCarriedOver: z.array(finding),
    }),
  }),
  listTemplateCampaigns: operation({
    method: 'GET',
    path: '/:owner/:templateId/campaigns',
    summary: 'The campaigns made from a template that the caller may see, newest first',
    tag,
    access: { scope: 'template', capability: 'preset.list' },
    limit: 'search',
    params: templateParams,
    answer: z.array(
      z.object({
        id,
        hash: z.string(),
        title: z.string(),
        status: z.enum(campaignStatuses),
        workspace: z.object({ id, name: z.string(), slug }),
        /** Of the template, when the campaign was made or brought up to date; null if it is not known. */
        revision: z.int().nullable(),
        isUpToDate: z.boolean(),
        canBeUpdated: z.boolean(),
      }),
    ),
  }),
  updateCampaignsFromTemplate: operation({
    method: 'PUT',
    path: '/:owner/:templateId/campaigns/update',
    summary: 'Brings several campaigns up to date with their template, each by itself',
    tag,
    access: { scope: 'template', capability: 'campaign.edit' },
    limit: 'launch',
    params: templateParams,
    query: z.object({ revision: shownRevision }),
    body: z.object({ campaignIds: z.array(id).min(1).max(100) }),
    answer: z.array(
      z.object({
        campaignId: id,
        outcome: z.enum(['updated', 'upToDate', 'refused']),
        /** Why it was refused. */
        findings: z.array(finding),
        /** Fields that stayed as the person has them. */
        kept: z.array(z.enum(comparedFields)),
      }),
    ),
  }),
};
