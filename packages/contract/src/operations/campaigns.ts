import { ALL_WORKSPACES, campaignStatuses, campaignTypes } from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, id, slug, version } from '../shapes.ts';

const tag = 'Campaigns';

const campaign = z.object({
  id,
  accountId: id,
  hash: z.string(),
  type: z.enum(campaignTypes),
  status: z.enum(campaignStatuses),
  title: z.string(),
  workspaceId: id,
  workspaceName: z.string(),
  workspaceSlug: slug,
  version,
});

const page = z.coerce.number().int().min(1).max(100_000).default(1);

export const campaignOperations = {
  listCampaigns: operation({
    method: 'GET',
    path: '/accounts/:accountId/:slug/campaigns',
    summary: 'One page of the campaigns of a workspace, or of the account under All',
    tag,
    access: { scope: 'workspace', capability: 'campaign.view' },
    params: accountParams.extend({ slug: z.union([slug, z.literal(ALL_WORKSPACES.slug)]) }),
    query: z.object({ page, perpage: z.coerce.number().int().min(1).max(100).default(10) }),
    answer: z.object({
      data: z.array(campaign),
      page: z.int(),
      perPage: z.int(),
      hasMore: z.boolean(),
    }),
  }),
  getCampaign: operation({
    method: 'GET',
    path: '/campaigns/:campaignId',
    summary: 'One campaign',
    tag,
    access: { scope: 'campaign', capability: 'campaign.view' },
    params: z.object({ campaignId: id }),
    answer: campaign,
  }),
};
