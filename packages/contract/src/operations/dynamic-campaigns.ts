import {
  adSetStatuses,
  callsToAction,
  dynamicCampaignActionSpecs,
  dynamicCampaignActions,
  dynamicCampaignStatuses,
  dynamicCampaignTypes,
  dynamicGoals,
  jobListStatuses,
} from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  accountParams,
  capStrategy,
  cents,
  commaList,
  day,
  finding,
  id,
  money,
  timestamp,
  version,
} from '../shapes.ts';

const tag = 'Dynamic campaigns';

const count = z.int().nonnegative();

const adSet = z.object({
  id,
  /** Of the feed whose jobs it shows. */
  name: z.string(),
  status: z.enum(adSetStatuses),
  /** The network's reviewers have not decided yet. */
  isInReview: z.boolean(),
  /** Why it failed, and what to do; null where it did not. */
  message: z.string().nullable(),
  /** Of its items, those that the network refused. */
  refusedItemsCount: count,
});

const dynamicCampaign = z.object({
  id,
  accountId: id,
  status: z.enum(dynamicCampaignStatuses),
  type: z.enum(dynamicCampaignTypes),
  goal: z.enum(dynamicGoals),
  title: z.string(),
  referenceNumber: z.string(),
  /** The day it was deployed; null before. */
  startDate: day.nullable(),
  spend: money,
  /** In cents. */
  customDailyBudget: cents,
  /** The job list it advertises; null once that was deleted. */
  facebookJobListId: id.nullable(),
  /** The same list, as it is named when a campaign is made or changed. */
  facebook_catalog_id: id.nullable(),
  facebook_cap_strategy: capStrategy,
  facebookJobList: z
    .object({
      id,
      name: z.string(),
      status: z.enum(jobListStatuses),
      jobsCount: count,
      /** Of these, so many have no image: the network does not advertise them. */
      withoutImageCount: count,
      updatedAt: timestamp,
      feedSources: z.array(
        z.object({ id, feedUrl: z.string(), jobProfile: z.string(), itemsCount: count }),
      ),
    })
    .nullable(),
  /** The page in whose name its ads are shown; empty where none is connected. */
  facebookPageName: z.string(),
  facebookPageLogo: z.string(),
  /** The host that people read below its ads; empty while there is no job. */
  displayUrl: z.string(),
  statistics: z.object({
    total: z.object({
      totalClicks: count,
      /** What the network counts as applications. */
      totalApplications: count,
      totalReach: count,
      totalImpressions: count,
      /** In percent. */
      totalCtr: z.number().nonnegative(),
      /** In cents. */
      totalSpend: cents,
      /** On average, in cents; null before there was one. */
      totalCpc: z.number().nonnegative().nullable(),
      totalCpa: z.number().nonnegative().nullable(),
    }),
  }),
  /** When the network was last asked what its ads did; null before: then the figures are not known. */
  figuresAt: timestamp.nullable(),
  adSets: z.array(adSet),
  /** Items of its job list that the network refused; each says why in the list. */
  refusedItemsCount: count,
  /** The network does not show yet what stands here. */
  isPublishing: z.boolean(),
  /** What the network refused of the campaign as a whole; null where nothing. */
  message: z.string().nullable(),
  /** What the caller may do with it. */
  abilities: z.array(z.enum(dynamicCampaignActions)),
  createdAt: timestamp,
  updatedAt: timestamp,
  version,
});

/** The domain says what is wrong with the values; the server keeps their shape. */
const values = z.object({
  type: z.enum(dynamicCampaignTypes),
  goal: z.enum(dynamicGoals),
  /** In cents: whole units. */
  customDailyBudget: cents,
  facebook_catalog_id: id,
  facebook_cap_strategy: capStrategy,
});

const path = '/dynamic-ads/:accountId/campaigns';
const onePath = `${path}/:dynamicCampaignId` as const;
const oneParams = accountParams.extend({ dynamicCampaignId: id });
const inFeature = { scope: 'account', feature: 'dynamicAds' } as const;
const reads = { ...inFeature, capability: 'campaign.view' } as const;

const moves = <const Action extends 'resume' | 'pause' | 'stop'>(action: Action, summary: string) =>
  operation({
    method: 'PUT',
    path: `${onePath}/${action}`,
    summary,
    tag,
    access: { ...inFeature, capability: dynamicCampaignActionSpecs[action].right },
    versioned: true,
    params: oneParams,
    answer: dynamicCampaign,
  });

export const dynamicCampaignOperations = {
  listDynamicCampaigns: operation({
    method: 'GET',
    path,
    summary: 'One page of the dynamic campaigns of an account, the newest first',
    tag,
    access: reads,
    params: accountParams,
    query: z.object({
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      perpage: z.coerce.number().int().min(1).max(100).default(10),
      /** None means all. */
      status: commaList(z.array(z.enum(dynamicCampaignStatuses))).optional(),
    }),
    answer: z.object({
      data: z.array(dynamicCampaign),
      page: z.int(),
      perPage: z.int(),
      hasMore: z.boolean(),
    }),
  }),
  createDynamicCampaign: operation({
    method: 'POST',
    path,
    summary: 'Makes a draft that will advertise the jobs of a list',
    tag,
    access: { ...inFeature, capability: 'campaign.create' },
    limit: 'newCampaign',
    idempotent: true,
    params: accountParams,
    body: values,
    status: 201,
    answer: dynamicCampaign,
  }),
  getDynamicCampaign: operation({
    method: 'GET',
    path: onePath,
    summary: 'One dynamic campaign, and what keeps it from being deployed or resumed',
    tag,
    access: reads,
    params: oneParams,
    answer: dynamicCampaign.extend({
      /** What keeps a draft from being deployed, or what is paused from being resumed. */
      inTheWay: z.array(finding),
      /** What it brought on each day that the network has told of, the oldest first. */
      course: z.array(
        z.object({
          day,
          impressions: count,
          clicks: count,
          applications: count,
          /** In cents. */
          spend: cents,
        }),
      ),
      /** What stands around each job in its ads: see `jobAdOf`. */
      ad: z.object({ message: z.string(), callToAction: z.enum(callsToAction) }),
    }),
  }),
  updateDynamicCampaign: operation({
    method: 'PUT',
    path: onePath,
    summary: 'Changes a dynamic campaign; once it was deployed only its daily budget',
    tag,
    access: { ...inFeature, capability: dynamicCampaignActionSpecs.edit.right },
    versioned: true,
    params: oneParams,
    body: values,
    answer: dynamicCampaign,
  }),
  deployDynamicCampaign: operation({
    method: 'PUT',
    path: `${onePath}/deploy`,
    summary: 'Has the jobs of its list advertised, from now on until it is paused or stopped',
    tag,
    access: { ...inFeature, capability: dynamicCampaignActionSpecs.deploy.right },
    limit: 'launch',
    versioned: true,
    idempotent: true,
    params: oneParams,
    answer: dynamicCampaign,
  }),
  resumeDynamicCampaign: moves('resume', 'Shows the ads of a paused dynamic campaign again'),
  pauseDynamicCampaign: moves('pause', 'Hides the ads of a dynamic campaign for a while'),
  stopDynamicCampaign: moves('stop', 'Ends a dynamic campaign for good'),
  deleteDynamicCampaign: operation({
    method: 'DELETE',
    path: onePath,
    summary: 'Deletes a dynamic campaign that was never deployed',
    tag,
    access: { ...inFeature, capability: dynamicCampaignActionSpecs.delete.right },
    versioned: true,
    current: dynamicCampaign,
    params: oneParams,
    kind: 'empty',
  }),
};
