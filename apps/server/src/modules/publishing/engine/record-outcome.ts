import type { Failure } from '@posthorn/connectors';
import { settleCampaigns, type Tx } from '@posthorn/db';
import {
  budgetNames,
  type CampaignStatus,
  campaignTitle,
  messageOf,
  moveOf,
  type NotDone,
  type NotificationKind,
  REVIEW_CODE,
  type RecordedCampaign,
  say,
  sayCode,
  sayMessage,
  statusAfter,
  statusesBefore,
} from '@posthorn/domain';
import { sql } from 'kysely';
import { announce } from '../../../platform/events/announce.ts';
import { recordChange } from '../../../platform/record.ts';
import { notify } from '../../notifications/index.ts';
import { endErrors, keepErrors, type NetworkError } from '../errors/keep-errors.ts';
import type { Outcome } from './attempt.ts';
import type { AnyPublication, PublicationRow } from './lease.ts';
import type { Reached } from './moves.ts';
import { TRIES_BEFORE_NEWS, tellLaunch } from './tell-launch.ts';

interface Settled {
  campaign: {
    id: string;
    account_id: string;
    workspace_id: string;
    title: string;
    status: CampaignStatus;
    paused_at: Date | null;
  };
  /** As it was before the try. */
  row: PublicationRow;
  reached: Reached;
  outcome: Outcome;
  /** How often it was tried in a row without getting on, with this one. */
  tries: number;
  now: Date;
  /** Something else is wanted meanwhile, so no one needs to hear how this went. */
  isOutdated: boolean;
  /** Told by those who bring the past along, not by the engine. */
  isPast: boolean;
}

/** What people see of how a try ended: errors, the status, the money, the log, a notification, their screens. */
export async function recordOutcome(tx: Tx, settled: Settled): Promise<void> {
  const { outcome, isOutdated } = settled;
  if (isOutdated) return;
  if (outcome.is === 'reached') await recordReached(tx, settled, outcome);
  if (outcome.is === 'refused') await recordRefused(tx, settled, outcome);
  if (hasStumbled(outcome) && settled.tries === 1) await record(tx, settled, {});
  if (isStuck(settled)) await tellLaunch(tx, settled);
  await settleCampaigns(tx, [settled.campaign.id]);
}

/** It is tried again; lists say so from the first time on. */
const hasStumbled = ({ is }: Outcome): boolean => is === 'stumbled' || is === 'later';

/** A first publication that does not get on: the news about the others does not wait for it any more. */
const isStuck = ({ row, outcome, tries }: Settled): boolean =>
  hasStumbled(outcome) &&
  row.reached_plan === null &&
  row.wanted_delivery === 'active' &&
  tries === TRIES_BEFORE_NEWS;

async function recordReached(
  tx: Tx,
  settled: Settled,
  { asked }: Outcome & { is: 'reached' },
): Promise<void> {
  const { row, reached } = settled;
  const failures = untoldIn(reached);
  const kept = await keepErrors(tx, row, failures.map(errorOf(row)));
  // Pausing what never came to be mends nothing.
  if (reached.plan || reached.delivery !== 'paused') {
    const ads = reached.delivery === 'stopped' ? 'all' : asked;
    await endErrors(tx, { ...row, ads, except: kept }, { resolution: 'taken' });
  }
  if (row.wanted_delivery === 'active') await endOfSent(tx, row, reached);
  const isNew = row.reached_plan === null && reached.plan !== null;
  const said: RecordedCampaign = {
    ...(isNew && { published: row.channel }),
    ...(failures.length > 0 && { adsRefused: { channel: row.channel, ads: failures.length } }),
  };
  const status = await failedNow(tx, settled);
  await record(tx, settled, { ...said, ...status });
  if (isNew) await tellLaunch(tx, settled);
  else if (failures.length > 0) {
    const message = say('publish.adsRefused', { ...words(settled), n: failures.length });
    await tell(tx, settled, 'adsRefused', message);
  }
}

/** Also what an earlier try was told that could not be settled, because it was cut off or outdated. */
const untoldIn = ({ refused }: Reached): Failure[] => refused.flatMap(({ untold }) => untold ?? []);

/** An ad that was to be sent may have been taken by a try that was cut off before it could say so. */
async function endOfSent(tx: Tx, row: PublicationRow, { refused }: Reached): Promise<void> {
  const isRefused = (id: string) => refused.some(({ ad }) => ad.id === id);
  const ads = row.ads_to_send.filter((id) => !isRefused(id));
  await endErrors(tx, { ...row, ads, code: { not: REVIEW_CODE } }, { resolution: 'taken' });
}

async function recordRefused(
  tx: Tx,
  settled: Settled,
  { failure, others = [] }: Outcome & { is: 'refused' },
): Promise<void> {
  const { row } = settled;
  const userMessage =
    row.wanted_delivery === 'active' || row.reached_plan === null
      ? failure.userMessage
      : messageOf('publish.stillRunning', words(settled));
  const ofAd = [failure, ...others].flatMap(({ adId }) => adId ?? []);
  const failures = [{ ...failure, userMessage }, ...others, ...untoldIn(settled.reached)];
  const kept = await keepErrors(tx, row, failures.map(errorOf(row)));
  const ads = settled.reached.plan ? ofAd : 'all';
  await endErrors(tx, { ...row, ads, except: kept }, { resolution: 'sent_again' });
  // What is tried again by itself was told when it failed first.
  if (row.state === 'failed') return;
  const status = await failedNow(tx, settled);
  const act = notDone(row);
  const said: RecordedCampaign = act
    ? { notDone: { act, channel: row.channel } }
    : { refused: row.channel };
  await record(tx, settled, { ...said, ...status });
  if (!act) return tellLaunch(tx, settled);
  const reason = sayMessage(failure.userMessage);
  await tell(
    tx,
    settled,
    'notCarriedOut',
    sayCode(`publish.${act}`, { ...words(settled), reason }),
  );
}

/** What was asked of a network that has the campaign; undefined where it was to be published first. */
export function notDone(
  row: Pick<AnyPublication, 'wanted_delivery' | 'reached_plan' | 'reached_delivery'>,
): NotDone | undefined {
  if (row.wanted_delivery === 'stopped') return 'notStopped';
  if (row.wanted_delivery === 'paused') return 'notPaused';
  if (row.reached_plan === null) return undefined;
  return row.reached_delivery === 'active' ? 'notUpdated' : 'notResumed';
}

const words = ({ campaign, row }: Settled) => ({
  title: campaignTitle(campaign),
  channel: budgetNames[row.channel],
});

const errorOf =
  (row: PublicationRow) =>
  ({ adId, code, requestId, message, userMessage, field }: Failure): NetworkError => ({
    adId: adId ?? null,
    code,
    // Retrying asks for one, also where the network gave none.
    requestId: requestId ?? `posthorn-${row.id}-${row.wanted_version}`,
    // Which of many fields it is about is often more than the words say.
    message: field === undefined ? message : `${message} (${field})`,
    userText: userMessage,
  });

/** A campaign failed when there is nothing of it on any network, and nothing is tried any more. */
async function failedNow(
  tx: Tx,
  { campaign, now }: Settled,
): Promise<{ status: CampaignStatus } | undefined> {
  const move = moveOf('fail', campaign);
  if (!move) return undefined;
  const { status, pausedAt: paused_at } = statusAfter(move, campaign.paused_at, now);
  const { numUpdatedRows } = await tx
    .updateTable('campaign')
    .set({ status, paused_at, version: sql<number>`version + 1` })
    .where('id', '=', campaign.id)
    .where('status', 'in', statusesBefore('fail'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('publication')
            .select('id')
            .where('campaign_id', '=', campaign.id)
            .where('wanted_delivery', '!=', 'stopped')
            .where(({ or, eb }) =>
              or([eb('state', '!=', 'failed'), eb('reached_plan', 'is not', null)]),
            ),
        ),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  return { status };
}

/** The log says what changed for people; their screens hear of everything. */
function record(tx: Tx, { campaign, isPast }: Settled, after: RecordedCampaign): Promise<void> {
  const { id, account_id: accountId, workspace_id: workspaceId } = campaign;
  const tells = { workspaceId };
  if (isPast || Object.keys(after).length === 0) {
    const event = { kind: 'campaign', id, action: 'changed', by: null } as const;
    return announce(tx, { accountId, audience: tells, event });
  }
  return recordChange(tx, {
    accountId,
    workspaceId,
    personId: null,
    kind: 'campaign',
    entityId: id,
    campaignId: id,
    action: 'changed',
    ...(after.status && { before: { status: campaign.status } }),
    after,
    tells,
  });
}

/** Told once for what was wanted: another wish has another version, and is told again. */
async function tell(
  tx: Tx,
  { campaign, row, isPast }: Settled,
  kind: NotificationKind,
  message: string,
): Promise<void> {
  if (isPast) return;
  await notify(tx, {
    kind,
    once: `${row.channel} ${row.wanted_version}`,
    accountId: campaign.account_id,
    workspaceId: campaign.workspace_id,
    campaignId: campaign.id,
    message,
  });
}
