import {
  ALL_WORKSPACES,
  BULK_CAMPAIGNS_MAX,
  campaignActionSpecs,
  campaignActions,
  campaignRuns,
  campaignSorts,
  campaignStatuses,
  campaignTypes,
  channels,
  LOCATIONS_MAX,
  PROFILES_MAX,
  SEARCH_FROM_CHARACTERS,
  SEARCH_MAX_CHARACTERS,
  searchedText,
  TITLE_MAX,
} from '@posthorn/domain';
import { z } from 'zod';
import { campaign, campaignParams, campaignRow, figures } from '../campaign-shapes.ts';
import { launch, launchCheck } from '../launch-shapes.ts';
import { operation } from '../operation.ts';
import {
  accountParams,
  cents,
  commaList,
  currency,
  day,
  finding,
  id,
  placeAndRadius,
  referenceId,
  slug,
  timestamp,
} from '../shapes.ts';

const tag = 'Campaigns';

const workspaceParams = accountParams.extend({
  slug: z.union([slug, z.literal(ALL_WORKSPACES.slug)]),
});
/** No one scrolls further; who looks for something older narrows the list. */
const page = z.coerce.number().int().min(1).max(1_000).default(1);
const searchText = z.string().overwrite(searchedText).max(SEARCH_MAX_CHARACTERS);

const statusChange = (action: 'pause' | 'resume' | 'stop', summary: string) =>
  operation({
    method: 'POST',
    path: `/campaigns/:campaignId/${action}`,
    summary,
    tag,
    access: { scope: 'campaign', capability: campaignActionSpecs[action].right },
    versioned: true,
    params: campaignParams,
    answer: campaign,
  });

const publish = (path: 'deploy' | 'redeploy', summary: string) =>
  operation({
    method: 'PUT',
    path: `/campaigns/:campaignId/${path}`,
    summary,
    tag,
    access: { scope: 'campaign', capability: campaignActionSpecs[path].right },
    limit: 'launch',
    versioned: true,
    idempotent: true,
    params: campaignParams,
    answer: campaign,
  });

/** What a thousand impressions and a click cost on each channel, in cents. */
const channelPrices = z.record(z.enum(channels), z.object({ cpm: z.number(), cpc: z.number() }));

/** Cents that are added to what may be spent. */
const additionalBudget = z.object({ amount: cents });

const enlarge = <Body extends z.ZodType>(
  action: 'extend' | 'boost',
  { path, summary, body }: { path: string; summary: string; body: Body },
) =>
  operation({
    method: 'PUT',
    path: `/campaigns/:campaignId/${path}`,
    summary,
    tag,
    access: { scope: 'campaign', capability: campaignActionSpecs[action].right },
    limit: 'launch',
    versioned: true,
    idempotent: true,
    params: campaignParams,
    body,
    answer: campaign,
  });

/** What a list of campaigns is narrowed to. */
const narrowing = {
  /** None means all. */
  status: commaList(z.array(z.enum(campaignStatuses))).optional(),
  q: searchText.min(SEARCH_FROM_CHARACTERS).optional(),
  type: commaList(z.array(z.enum(campaignTypes))).optional(),
  /** Those that run on one of these. */
  channel: commaList(z.array(z.enum(channels))).optional(),
  /** Slugs, where those of all workspaces are listed. */
  workspace: commaList(z.array(slug)).optional(),
  /** The name of the template they were made from. */
  template: z.string().max(TITLE_MAX).optional(),
  /** Only those with errors. */
  errors: z.literal('true').optional(),
  /** Only active ones: those that run on this day, or those that begin later. */
  runs: z.enum(campaignRuns).optional(),
  /** Only those that the caller made. */
  mine: z.literal('true').optional(),
};

export const campaignOperations = {
  listCampaigns: operation({
    method: 'GET',
    path: '/accounts/:accountId/:slug/campaigns',
    summary: 'One page of the campaigns of a workspace, or of the account under All',
    tag,
    access: { scope: 'workspace', capability: 'campaign.view' },
    params: workspaceParams,
    query: z.object({
      page,
      perpage: z.coerce.number().int().min(1).max(100).default(10),
      sort: z.enum(campaignSorts).optional(),
      ...narrowing,
    }),
    answer: z.object({
      data: z.array(campaignRow),
      page: z.int(),
      perPage: z.int(),
      hasMore: z.boolean(),
    }),
  }),
  countCampaigns: operation({
    method: 'GET',
    path: '/accounts/:accountId/:slug/campaigns/count',
    summary: `How many campaigns of a list there are, up to ${BULK_CAMPAIGNS_MAX}`,
    tag,
    access: { scope: 'workspace', capability: 'campaign.view' },
    params: workspaceParams,
    query: z.object(narrowing),
    answer: z.object({ count: z.int(), hasMore: z.boolean() }),
  }),
  getFigures: operation({
    method: 'GET',
    path: '/accounts/:accountId/:slug/figures',
    summary: 'What the campaigns of a workspace, or of the account, have reached together',
    tag,
    access: { scope: 'workspace', capability: 'campaign.view' },
    params: workspaceParams,
    answer: z.object({
      active: z.int(),
      withErrors: z.int(),
      total: figures,
      currency,
    }),
  }),
  searchCampaigns: operation({
    method: 'GET',
    path: '/accounts/:accountId/campaigns/search',
    summary: 'Campaigns whose title, hash, PO number or place names hold a text, per workspace',
    tag,
    access: { scope: 'account', capability: 'campaign.view' },
    limit: 'search',
    params: accountParams,
    query: z.object({ q: searchText }),
    answer: z.object({
      workspaces: z.array(
        z.object({ id, name: z.string(), slug, campaigns: z.array(campaignRow) }),
      ),
      /** There are more than were listed. */
      hasMore: z.boolean(),
    }),
  }),
  getCampaign: operation({
    method: 'GET',
    path: '/campaigns/:campaignId',
    summary: 'One campaign',
    tag,
    access: { scope: 'campaign', capability: 'campaign.view' },
    params: campaignParams,
    answer: campaign,
  }),
  createCampaign: operation({
    method: 'POST',
    path: '/campaigns',
    summary: 'Starts a campaign, by itself or from a package or a template',
    tag,
    access: { scope: 'workspaceInBody', capability: 'campaign.create' },
    limit: 'newCampaign',
    idempotent: true,
    body: z.object({
      type: z.enum(campaignTypes),
      slug,
      accountId: id,
      packageId: id.optional(),
      templateId: id.optional(),
    }),
    status: 201,
    answer: campaign,
  }),
  duplicateCampaign: operation({
    method: 'POST',
    path: '/campaigns/:campaignId/duplicate',
    summary: 'Makes a draft with the same configuration',
    tag,
    access: { scope: 'campaign', capability: 'campaign.create' },
    limit: 'newCampaign',
    idempotent: true,
    params: campaignParams,
    status: 201,
    answer: z.object({ campaign_id: id }),
  }),
  deleteCampaign: operation({
    method: 'DELETE',
    path: '/campaigns/:campaignId',
    summary: 'Deletes a campaign that was never launched',
    tag,
    access: { scope: 'campaign', capability: campaignActionSpecs.delete.right },
    versioned: true,
    current: campaign,
    params: campaignParams,
    kind: 'empty',
  }),
  deployCampaign: publish('deploy', 'Launches a campaign: it is published on its networks'),
  redeployCampaign: publish('redeploy', 'Publishes again what a network refused'),
  putBackChanges: operation({
    method: 'PUT',
    path: '/campaigns/:campaignId/put-back',
    summary: 'Undoes the changes that wait to be published; the networks show what they showed',
    tag,
    access: { scope: 'campaign', capability: 'campaign.edit' },
    versioned: true,
    idempotent: true,
    params: campaignParams,
    answer: campaign,
  }),
  dismissVacancy: operation({
    method: 'PUT',
    path: '/campaigns/:campaignId/dismiss-vacancy',
    summary:
      'Says that the vacancy of a campaign is fine, whatever was found; a later change is told again',
    tag,
    access: { scope: 'campaign', capability: 'campaign.edit' },
    idempotent: true,
    params: campaignParams,
    answer: campaign,
  }),
  getLaunch: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/launch',
    summary: 'How far a campaign has come on its networks, channel by channel and ad by ad',
    tag,
    access: { scope: 'campaign', capability: 'campaign.view' },
    params: campaignParams,
    answer: launch,
  }),
  checkLaunch: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/launch-check',
    summary: 'Asks the networks whether they would take the campaign as it is, without creating it',
    tag,
    access: { scope: 'campaign', capability: campaignActionSpecs.deploy.right },
    limit: 'launchCheck',
    params: campaignParams,
    answer: launchCheck,
  }),
  getInTheWay: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/in-the-way',
    summary: 'What keeps the caller from doing something with a campaign, whatever is sent with it',
    tag,
    access: { scope: 'campaign', capability: 'campaign.view' },
    params: campaignParams,
    query: z.object({ action: z.enum(campaignActions) }),
    answer: z.object({
      inTheWay: z.array(finding),
      /** How much more a launch takes than is free to use, where that keeps nobody from it. */
      shortfall: cents.nullable(),
    }),
  }),
  pauseCampaign: statusChange('pause', 'Pauses an active campaign'),
  resumeCampaign: statusChange('resume', 'Makes a paused campaign active again'),
  stopCampaign: statusChange('stop', 'Stops a campaign for good'),
  extendCampaign: enlarge('extend', {
    path: 'extend-with-channels',
    summary: 'Lets a launched campaign run longer or spend more; one that is over runs again',
    body: z.object({
      additionalBudget,
      /** The end that was seen; refused when it is another one by now. */
      previousEndDate: day,
      endDate: day,
      /** Which channels get some of it, and how much. */
      channels: z.object({
        facebook: z.boolean(),
        googleDisplay: z.boolean(),
        googleSearch: z.boolean(),
        linkedIn: z.boolean(),
        facebookAmount: cents,
        googleDisplayAmount: cents,
        googleSearchAmount: cents,
        linkedInAmount: cents,
      }),
    }),
  }),
  boostCampaign: enlarge('boost', {
    path: 'boost',
    summary: 'Adds money to an active campaign, divided over its channels as its budget is',
    body: z.object({ additionalBudget }),
  }),
  moveCampaign: operation({
    method: 'PUT',
    path: '/campaigns/:campaignId/workspace',
    summary: 'Moves a campaign with all that it counted to another workspace of the account',
    tag,
    access: { scope: 'campaign', capability: 'campaign.edit' },
    versioned: true,
    idempotent: true,
    params: campaignParams,
    body: z.object({ slug }),
    answer: campaign,
  }),
  getActivityLog: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/activity-log',
    summary: 'What was changed in a campaign, from what to what, by whom; newest first',
    tag,
    access: { scope: 'campaign', capability: 'campaign.view' },
    limit: 'search',
    params: campaignParams,
    answer: z.array(
      z.object({ id: z.int(), date: timestamp, user: z.string(), message: z.string() }),
    ),
  }),
  estimateCampaign: operation({
    method: 'GET',
    path: '/accounts/:accountId/campaign-estimate',
    summary:
      'How many people a campaign that is not made yet could reach, what is advised for it, and what its channels cost, in cents',
    tag,
    access: { scope: 'account', capability: 'campaign.create' },
    limit: 'autocomplete',
    params: accountParams,
    query: z.object({
      type: z.enum(campaignTypes),
      profiles: commaList(z.array(referenceId).max(PROFILES_MAX)),
      locations: commaList(z.array(placeAndRadius).max(LOCATIONS_MAX)),
      /** Both, or the usual length is assumed. */
      start_date: day.optional(),
      end_date: day.optional(),
    }),
    answer: z.object({
      reach: z.int().nullable(),
      suggestedTotalGrossBudget: cents.nullable(),
      channels: channelPrices.nullable(),
    }),
  }),
  getCosts: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/cpm-cpc',
    summary:
      'What a thousand impressions and a click cost where the campaign runs, on average and on each channel, in cents',
    tag,
    access: { scope: 'campaign', capability: 'campaign.view' },
    params: campaignParams,
    answer: z.object({
      cpm: z.int().nullable(),
      cpc: z.int().nullable(),
      channels: channelPrices.nullable(),
    }),
  }),
};
