import type { OperationAnswer } from '@posthorn/contract';
import { retryableRequestsStatement } from '@posthorn/db';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { retryError } from './settle-error.ts';

interface CauseRequest {
  viewer: Parameters<typeof retryableRequestsStatement>[0];
  personId: string;
  requestId: string;
  cause: string;
}

interface RefusedRequest {
  campaign_id: string;
  request_id: string;
  title: string;
}

/** A call does not run for minutes; what is left stays in the list, to be sent by the next press. */
const MOST_AT_ONCE = 100;

/**
 * Sends again what has one cause in several campaigns. Each in a transaction of its own: a campaign that
 * can not be sent again keeps none of the others from it.
 */
export async function retryCause(
  deps: Deps,
  { viewer, personId, requestId, cause }: CauseRequest,
): Promise<OperationAnswer<'retryCause'>> {
  const { accountId, role } = viewer;
  const { rows } = await deps.connection.pool.query<RefusedRequest>(
    retryableRequestsStatement(viewer, cause, MOST_AT_ONCE),
  );
  const refused: OperationAnswer<'retryCause'>['refused'] = [];
  for (const { campaign_id: campaignId, request_id: refusedRequest, title } of rows) {
    const request = { accountId, role, personId, requestId, campaignId, refusedRequest };
    try {
      await retryError(deps, { ...request, expectedVersion: undefined });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { message, findings } = error;
      refused.push({ campaignId, title, requestId: refusedRequest, message, findings });
    }
  }
  return { sent: rows.length - refused.length, notSent: refused.length, refused };
}
