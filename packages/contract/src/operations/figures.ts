import {
  ALL_WORKSPACES,
  budgetChannels,
  CAMPAIGNS_NAMED,
  campaignStatuses,
  campaignTypes,
  channels,
  goals,
} from '@posthorn/domain';
import { z } from 'zod';
import { campaignParams, count } from '../campaign-shapes.ts';
import { operation } from '../operation.ts';
import { accountParams, cents, commaList, day, id, slug, timestamp } from '../shapes.ts';

const tag = 'Figures';

/** What was counted; spend in cents. */
const counted = { impressions: count, clicks: count, leads: count, spend: cents };
const channel = z.enum(channels);

const dayFigure = z.object({ day, channel, ...counted });
const reading = z.object({
  channel,
  /** The first day on which something can have been counted. */
  from: day,
  /** The last day of which its network has told; null as long as it has told nothing. */
  until: day.nullable(),
  readAt: timestamp.nullable(),
});

export const figuresOperations = {
  getCampaignFigures: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/figures',
    summary:
      'What a campaign did: every day by channel, and its ads between two days. A day without a row is zero up to `until`, and not known after it',
    tag,
    access: { scope: 'campaign', capability: 'campaign.view' },
    params: campaignParams,
    query: z.object({ from: day.optional(), to: day.optional() }),
    answer: z.object({
      channels: z.array(reading),
      budgets: z.array(
        z.object({
          channel: z.enum(budgetChannels),
          budget: cents,
          startDate: day,
          endDate: day,
          publishedOn: day.nullable(),
        }),
      ),
      days: z.array(dayFigure),
      ads: z.array(z.object({ adId: id, channel, ...counted })),
    }),
  }),
  getWorkspaceFigures: operation({
    method: 'GET',
    path: '/accounts/:accountId/:slug/figures/days',
    summary:
      'What the campaigns of a workspace, or of the account under All, did together: days by channel, and those that cost the most',
    tag,
    access: { scope: 'workspace', capability: 'campaign.view' },
    limit: 'search',
    params: accountParams.extend({ slug: z.union([slug, z.literal(ALL_WORKSPACES.slug)]) }),
    query: z.object({
      from: day.optional(),
      to: day.optional(),
      /** A day before `from`, from which days are listed too, to compare with. */
      since: day.optional(),
      /** Only these campaigns, with commas between. */
      campaigns: commaList(z.array(id).max(CAMPAIGNS_NAMED)).optional(),
    }),
    answer: z.object({
      /** The first day on which anything was counted. */
      firstDay: day.nullable(),
      channels: z.array(reading),
      days: z.array(dayFigure),
      campaigns: z.array(
        z.object({
          id,
          title: z.string(),
          status: z.enum(campaignStatuses),
          type: z.enum(campaignTypes),
          goal: z.enum(goals).nullable(),
          ...counted,
        }),
      ),
    }),
  }),
};
