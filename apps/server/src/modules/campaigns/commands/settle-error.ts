import type { Tx } from '@posthorn/db';
import {
  deliveryOf,
  type ErrorResolution,
  finding,
  isRetryable,
  noteOf,
  type RecordedCampaign,
  statusAfter,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, refuse } from '../../../platform/refusal.ts';
import { endErrors, retryPublications } from '../../publishing/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { assertReady } from '../assert-ready.ts';
import { type CampaignRequest, changeCampaign, type Facts } from '../change-campaign.ts';

interface ErrorRequest extends CampaignRequest {
  /** The request that the network refused. */
  refusedRequest: string;
  /** One error of several that the network gave in one answer; all of them where it is missing. */
  errorId?: string | undefined;
}

/** Sends to the network again what it refused; the rest of the campaign stays as it is there. */
export function retryError(deps: Deps, request: ErrorRequest) {
  return changeCampaign(deps, request, async (campaign, facts) => {
    const errors = await findOpen(facts.tx, request);
    if (errors.length === 0) return campaign;
    if (!errors.some(isRetryable)) {
      refuse(finding('campaign.reviewNotRetried'), 'conflict');
    }
    const move = assertAllowed('redeploy', { ...campaign, ...(await facts.difference()) });
    await assertReady(move, request, campaign, facts);
    const { accountId, campaignId, personId } = request;
    const { tx, now } = facts;
    const delivery = deliveryOf(move.to);
    const channels = errors.flatMap(({ channel }) => channel ?? []);
    const ids = errors.flatMap(({ ad_id }) => ad_id ?? []);
    const ads = ids.length === errors.length ? ids : undefined;
    const wish = { accountId, campaignId, now, delivery, channels, ads };
    await end(request, facts, errors, { resolution: 'sent_again', personId });
    if (delivery) await retryPublications(tx, { ...wish, delivery });
    const after = { ...campaign, ...statusAfter(move, campaign.pausedAt, now) };
    if (after.status === campaign.status) {
      await record(request, facts, { errorRetried: channels[0] ?? null });
    }
    return after;
  });
}

interface Resolving extends ErrorRequest {
  resolution: ErrorResolution;
  note: string | undefined;
}

/** Says of an error that it is settled. It is kept with who said so, and opened again if it comes again. */
export function resolveError(deps: Deps, request: Resolving) {
  return changeCampaign(deps, request, async (campaign, facts) => {
    const errors = await findOpen(facts.tx, request);
    if (errors.length === 0) return campaign;
    const { resolution, personId } = request;
    const note = noteOf(resolution, request.note);
    await end(request, facts, errors, { resolution, note, personId });
    const channel = errors[0]?.channel ?? null;
    await record(request, facts, { errorResolved: { channel, resolution, note } });
    return campaign;
  });
}

/** Nothing where it is over already: another person was faster, or the button was pressed twice. */
async function findOpen(tx: Tx, { accountId, campaignId, refusedRequest, errorId }: ErrorRequest) {
  let refused = tx
    .selectFrom('campaign_error')
    .select(['id', 'code', 'request_id as requestId', 'channel', 'ad_id', 'is_open'])
    .where('account_id', '=', accountId)
    .where('campaign_id', '=', campaignId)
    .where('kind', '=', 'delivery')
    .where('request_id', '=', refusedRequest);
  if (errorId) refused = refused.where('id', '=', errorId);
  const errors = await refused.execute();
  if (errors.length === 0) throw notFound();
  return errors.filter(({ is_open }) => is_open);
}

const end = (
  { accountId, campaignId }: ErrorRequest,
  { tx }: Facts,
  errors: readonly { id: string }[],
  how: Parameters<typeof endErrors>[2],
) =>
  endErrors(
    tx,
    { account_id: accountId, campaign_id: campaignId, ids: errors.map(({ id }) => id) },
    how,
  );

const record = (request: ErrorRequest, { tx, workspaceId }: Facts, after: RecordedCampaign) =>
  recordChange(tx, {
    accountId: request.accountId,
    workspaceId,
    personId: request.personId,
    requestId: request.requestId,
    kind: 'campaign',
    entityId: request.campaignId,
    campaignId: request.campaignId,
    action: 'changed',
    after,
    tells: { workspaceId },
  });
