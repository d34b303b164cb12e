import {
  campaignActionSpecs,
  cures,
  ERROR_NOTE_MAX,
  ERRORED_PER_PAGE,
  errorResolutions,
  UNITS_PER_CHARACTER,
} from '@posthorn/domain';
import { z } from 'zod';
import { campaign, campaignParams, count, erroredCampaign } from '../campaign-shapes.ts';
import { operation } from '../operation.ts';
import { accountParams, finding, id } from '../shapes.ts';

const tag = 'Errored campaigns';

/** The request of ours that a network refused, by the id it gave it. */
const errorParams = z.object({
  ...accountParams.shape,
  ...campaignParams.shape,
  requestId: z.string().min(1).max(300),
});

/** A network may refuse several ads in one request: one error of it, or all where it is missing. */
const errorQuery = z.object({ error: z.uuid().optional() });

export const erroredCampaignOperations = {
  listErroredCampaigns: operation({
    method: 'GET',
    path: '/accounts/:accountId/errored-campaigns',
    summary: 'One page of the campaigns with errors that the caller may see, latest error first',
    tag,
    access: { scope: 'account', capability: 'campaign.view' },
    params: accountParams,
    query: z.object({
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      perpage: z.coerce.number().int().min(1).max(100).default(ERRORED_PER_PAGE),
    }),
    answer: z.object({
      data: z.array(erroredCampaign),
      /** What is the same in several campaigns, on whatever page those stand; the widest first. */
      causes: z.array(
        z.object({
          cause: z.string(),
          /** What it means, in the words of the latest one. */
          userMessage: z.string(),
          /** Where it is mended, as long as the campaign allows that. */
          cure: z.enum(cures),
          campaigns: count,
          /** How many refused requests the caller may send again. */
          retryable: count,
        }),
      ),
      page: z.int(),
      perPage: z.int(),
      hasMore: z.boolean(),
    }),
  }),
  retryError: operation({
    method: 'PUT',
    path: '/accounts/:accountId/errored-campaigns/:campaignId/:requestId/retry',
    summary: 'Sends to its network again what that refused in one request',
    tag,
    access: { scope: 'campaign', capability: campaignActionSpecs.redeploy.right },
    limit: 'launch',
    params: errorParams,
    query: errorQuery,
    answer: campaign,
  }),
  retryCause: operation({
    method: 'PUT',
    path: '/accounts/:accountId/errored-campaigns/retry',
    summary: 'Sends to the networks again what has the same cause in several campaigns',
    tag,
    access: { scope: 'account', capability: campaignActionSpecs.redeploy.right },
    limit: 'launch',
    params: accountParams,
    body: z.object({ cause: z.string().min(1).max(100) }),
    /** How many refused requests were sent again, and how many could not be. */
    answer: z.object({
      sent: count,
      notSent: count,
      /** Of those that could not be: which it was, and why. */
      refused: z.array(
        z.object({
          campaignId: id,
          title: z.string(),
          requestId: z.string(),
          message: z.string(),
          findings: z.array(finding),
        }),
      ),
    }),
  }),
  resolveError: operation({
    method: 'PUT',
    path: '/accounts/:accountId/errored-campaigns/:campaignId/:requestId/resolve',
    summary: 'Says of what a network refused in one request that it is settled; it is kept',
    tag,
    access: { scope: 'campaign', capability: 'campaign.resolveError' },
    params: errorParams,
    query: errorQuery,
    body: z.object({
      resolution: z.enum(errorResolutions),
      note: z
        .string()
        .max(ERROR_NOTE_MAX * UNITS_PER_CHARACTER)
        .optional(),
    }),
    answer: campaign,
  }),
};
