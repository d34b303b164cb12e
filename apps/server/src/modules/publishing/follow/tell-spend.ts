import type { Plan } from '@posthorn/connectors';
import type { Tx } from '@posthorn/db';
import {
  type CampaignSpend,
  campaignStatuses,
  campaignTitle,
  channelsPaidBy,
  dayIn,
  expectedSpend,
  firstDayToSpend,
  isNearlySpent,
  isPaused,
  isUnderspent,
  say,
  showBudget,
  showDate,
  showSpend,
  totalToSpend,
} from '@posthorn/domain';
import { sql } from 'kysely';
import { notify } from '../../notifications/index.ts';
import type { PublicationRow } from '../engine/lease.ts';
import { findCampaign } from './find-campaign.ts';

/** Tells when a campaign has spent nearly all its money, or far less than it should have. */
export async function tellSpend(tx: Tx, row: PublicationRow, now: Date): Promise<void> {
  const { account_id, campaign_id } = row;
  const running = await listRunning(tx, campaign_id);
  const [first] = running;
  if (!first) return;
  const { timeZone, currency } = first.plan;
  const today = dayIn(timeZone, now);
  const spend = await spendOf(tx, campaign_id, running);
  const budget = totalToSpend(spend.channels);
  const campaign = await findCampaign(tx, row);
  const words = {
    title: campaignTitle(campaign),
    spent: showSpend({ amount: spend.spent, currency }),
  };
  const place = {
    accountId: account_id,
    workspaceId: campaign.workspace_id,
    campaignId: campaign_id,
  };
  if (isNearlySpent(spend)) {
    const message = say('news.nearlySpent', {
      ...words,
      budget: showBudget({ amount: budget, currency }),
    });
    // A boost or an extension gives it more, and it is told again when that is spent.
    await notify(tx, { kind: 'nearlySpent', once: String(budget), message, ...place });
  }
  // What one network has not told yet would look as if it had not been spent.
  const isTold = running.every(
    ({ figures_at }) => figures_at !== null && dayIn(timeZone, figures_at) === today,
  );
  if (isTold && isUnderspent(spend, today) && !(await wasPaused(tx, campaign_id))) {
    const message = say('news.underspent', {
      ...words,
      date: showDate(spend.channels.map(({ startDate }) => startDate).toSorted()[0] ?? today),
      expected: showBudget({ amount: expectedSpend(spend.channels, today), currency }),
    });
    const endDate = running
      .map(({ plan }) => plan.endDate)
      .toSorted()
      .at(-1);
    await notify(tx, { kind: 'underspent', once: `${budget} ${endDate}`, message, ...place });
  }
}

interface Running {
  channel: PublicationRow['channel'];
  figures_at: Date | null;
  published_at: Date | null;
  plan: Plan;
}

/** What networks show now: what is paused or has ended spends nothing, and should not. */
async function listRunning(tx: Tx, campaignId: string): Promise<Running[]> {
  const rows = await tx
    .selectFrom('publication')
    .select(['channel', 'figures_at', 'published_at', 'reached_plan'])
    .where('campaign_id', '=', campaignId)
    .where('wanted_delivery', '=', 'active')
    .where('reached_delivery', '=', 'active')
    .execute();
  return rows.flatMap(({ reached_plan, ...row }) =>
    reached_plan ? [{ ...row, plan: reached_plan as Plan }] : [],
  );
}

async function spendOf(
  tx: Tx,
  campaignId: string,
  running: readonly Running[],
): Promise<CampaignSpend> {
  const { spent } = await tx
    .selectFrom('campaign_total')
    .select(sql<number>`coalesce(sum(spend), 0)::bigint`.as('spent'))
    .where('campaign_id', '=', campaignId)
    .where(
      'channel',
      'in',
      running.flatMap(({ channel }) => channelsPaidBy(channel)),
    )
    .executeTakeFirstOrThrow();
  return {
    spent,
    channels: running.map(({ plan: { budget, startDate, endDate, timeZone }, published_at }) => ({
      ...{ budget, endDate },
      startDate: published_at
        ? firstDayToSpend(startDate, dayIn(timeZone, published_at))
        : startDate,
    })),
  };
}

const pausedStatuses = campaignStatuses.filter(isPaused);

/** On days on which it was paused it could not spend what is expected of every day. */
async function wasPaused(tx: Tx, campaignId: string): Promise<boolean> {
  const pause = await tx
    .selectFrom('activity')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where(sql<boolean>`after ->> 'status' = any (${pausedStatuses})`)
    .limit(1)
    .executeTakeFirst();
  return pause !== undefined;
}
