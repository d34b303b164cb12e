import type { Failure, Plan } from '@posthorn/connectors';
import type { Tx } from '@posthorn/db';
import {
  adTypeSpecs,
  campaignTitle,
  dayIn,
  type LaunchOutcome,
  launchKind,
  launchKinds,
  launchNews,
  say,
  sayMessage,
} from '@posthorn/domain';
import type { NotNull } from 'kysely';
import { notify } from '../../notifications/index.ts';
import type { PublicationRow } from './lease.ts';
import { findWish } from './wish.ts';

/** After so many tries the news about the other networks no longer waits for one that does not get on. */
export const TRIES_BEFORE_NEWS = 3;

interface Launched {
  campaign: { id: string; account_id: string; workspace_id: string; title: string };
  now: Date;
  isPast: boolean;
}

/** Tells what became of a launch, once, when it is decided on every network. */
export async function tellLaunch(tx: Tx, { campaign, now, isPast }: Launched): Promise<void> {
  if (isPast) return;
  const rows = await tx
    .selectFrom('publication')
    .selectAll()
    .where('campaign_id', '=', campaign.id)
    .where('wanted_delivery', '=', 'active')
    .orderBy('channel')
    .$narrowType<{ campaign_id: NotNull }>()
    .execute();
  if (rows.some((row) => isPending(row) && row.attempt < TRIES_BEFORE_NEWS)) return;
  if (rows.every(isPending)) return;
  const refusedAds = await countRefusedAds(tx, campaign.id);
  const plans = rows.flatMap(({ reached_plan }) => (reached_plan as Plan | null) ?? []);
  const { startDate, today } = plans.map((plan) => ({
    startDate: plan.startDate,
    today: dayIn(plan.timeZone, now),
  }))[0] ?? { startDate: '', today: '' };
  const outcomes: LaunchOutcome[] = [];
  for (const row of rows) {
    const { plan } = await findWish(tx, row);
    outcomes.push(outcomeOf(row, plan, refusedAds.get(row.channel) ?? 0));
  }
  const kind = launchKind(outcomes);
  const isWhole = kind === 'launched' && !rows.some(isPending);
  await notify(tx, {
    kind,
    only: isWhole ? await approverOf(tx, campaign) : undefined,
    once: eventOf(rows, outcomes),
    accountId: campaign.account_id,
    workspaceId: campaign.workspace_id,
    campaignId: campaign.id,
    message: launchNews({ title: campaignTitle(campaign), startDate }, outcomes, today),
  });
}

/**
 * A launch that has come this far. Deploying again asks each network for a newer version, so it is told
 * again; so is one that was still on its way when the others were told.
 */
const eventOf = (rows: readonly PublicationRow[], outcomes: readonly LaunchOutcome[]): string =>
  rows
    .map(({ channel, wanted_version }, at) => [channel, wanted_version, outcomes[at]?.is].join(' '))
    .join(', ');

/**
 * The person whose approval was the last that people heard of this launch: that all went well is then news
 * to this person alone.
 */
async function approverOf(
  tx: Tx,
  { id, account_id }: Launched['campaign'],
): Promise<string | undefined> {
  const last = await tx
    .selectFrom('notification')
    .select(['kind', 'by_person'])
    .where('account_id', '=', account_id)
    .where('campaign_id', '=', id)
    .where('kind', 'in', ['approved', ...launchKinds])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.kind === 'approved' ? (last.by_person ?? undefined) : undefined;
}

const isPending = ({ state, reached_plan }: PublicationRow): boolean =>
  reached_plan === null && (state === 'waiting' || state === 'working');

/** Where nothing is published, with the channels of what was to be. */
function outcomeOf(row: PublicationRow, wanted: Plan, refusedAds: number): LaunchOutcome {
  const reached = row.reached_plan as Plan | null;
  const failure = row.failure as Failure | null;
  return {
    is: isPending(row) ? 'pending' : reached ? 'published' : 'failed',
    channels: [
      ...new Set((reached ?? wanted).ads.map(({ adType }) => adTypeSpecs[adType].channel)),
    ],
    reason: failure ? sayMessage(failure.userMessage) : say('publish.allAdsRefused'),
    refusedAds,
  };
}

async function countRefusedAds(tx: Tx, campaignId: string) {
  const rows = await tx
    .selectFrom('open_campaign_error')
    .select(['channel', ({ fn }) => fn.count<number>('ad_id').distinct().as('ads')])
    .where('campaign_id', '=', campaignId)
    .where('kind', '=', 'delivery')
    .where('ad_id', 'is not', null)
    .groupBy('channel')
    .execute();
  return new Map(rows.map(({ channel, ads }) => [channel, Number(ads)]));
}
