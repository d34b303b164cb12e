import type { ChannelStatus, DailyFigure, Plan, Standing, ToFollow } from '@posthorn/connectors';
import { type Db, lockCampaigns, type Tx } from '@posthorn/db';
import { budgetSpecs, dayIn, mustSpread, runningDays } from '@posthorn/domain';
import { sql } from 'kysely';
import { announce } from '../../../platform/events/announce.ts';
import type { PublicationRow } from '../engine/lease.ts';
import { findSpent } from '../engine/wish.ts';
import { findCampaign } from './find-campaign.ts';
import { keepAdStates } from './keep-ad-states.ts';
import { keepFigures } from './keep-figures.ts';
import { keepReviews } from './keep-reviews.ts';
import { setRight } from './set-right.ts';
import { tellSpend } from './tell-spend.ts';

/** Yesterday's cost is reported within hours; then the day can be planned better. */
const SPREAD_AGAIN_MS = 6 * 3_600_000;

interface Said {
  asked: ToFollow;
  status: ChannelStatus;
  figures: readonly DailyFigure[];
}

/** Writes down what a network said of a publication, and does what follows from it. */
export async function keepFollowed(
  db: Db,
  row: PublicationRow,
  { asked, status: { ads, standing }, figures }: Said,
  now: Date,
): Promise<void> {
  const { plan } = asked;
  await db.transaction().execute(async (tx) => {
    // The campaign before its publication, as every change does: in another order both would wait for each other.
    await lockCampaigns(tx, [row.campaign_id]);
    const said = (await isAsAsked(tx, row)) ? ads : undefined;
    const hasReviews = said !== undefined && (await keepReviews(tx, row, said));
    const hasFigures = await keepFigures(tx, row, figures, asked, now);
    const hasStates = said !== undefined && (await keepAdStates(tx, row, said));
    if (hasReviews || hasFigures) await tellScreens(tx, row, 'campaign');
    else if (hasStates) await tellScreens(tx, row, 'launch');
    if (await isToSpread(tx, row, plan, standing, now)) await askToSpread(tx, row, now);
    await setRight(tx, row, plan, standing, now);
    await tellSpend(tx, row, now);
  });
}

/** Whether no worker has it, or had it since the network was asked: its ads may be others by now. */
async function isAsAsked(tx: Tx, { id, lease_token }: PublicationRow): Promise<boolean> {
  const same = await tx
    .selectFrom('publication')
    .select('id')
    .where('id', '=', id)
    .where('lease_until', 'is', null)
    .where('lease_token', '=', lease_token)
    .forUpdate()
    .executeTakeFirst();
  return same !== undefined;
}

/** Whether the network was told the total; where that depends on the days, it says so itself. */
const keepsToTotal = ({ channel }: PublicationRow, standing: Standing | null): boolean =>
  budgetSpecs[channel].totalBudget === 'always' || (standing?.budget ?? null) !== null;

async function isToSpread(
  tx: Tx,
  row: PublicationRow,
  plan: Plan,
  standing: Standing | null,
  now: Date,
): Promise<boolean> {
  if (keepsToTotal(row, standing)) return false;
  const { last_spread_at: last } = row;
  if (!standing?.daily || last === null) return true;
  // A daily budget begins anew with the day of the ad account, not with ours.
  const { cents: daily, timeZone, firstDay, lastDay } = standing.daily;
  const today = dayIn(timeZone, now);
  return mustSpread({
    left: plan.budget - (await findSpent(tx, row)),
    daily,
    daysLeft: runningDays(today > firstDay ? today : firstDay, lastDay),
    wasSpreadLately:
      dayIn(timeZone, last) === today && now.getTime() - last.getTime() < SPREAD_AGAIN_MS,
  });
}

async function tellScreens(
  tx: Tx,
  row: PublicationRow,
  kind: 'campaign' | 'launch',
): Promise<void> {
  const campaign = await findCampaign(tx, row);
  await announce(tx, {
    accountId: row.account_id,
    audience: { workspaceId: campaign.workspace_id },
    event: { kind, id: row.campaign_id, action: 'changed', by: null },
  });
}

/** What may be shown spends, whatever else became of it; what is paused is spread when it goes on. */
async function askToSpread(db: Db, row: PublicationRow, now: Date): Promise<void> {
  await db
    .updateTable('publication')
    .set({
      spread_at: now,
      // What waits may have been told to: it is spread when its turn comes.
      due_at: sql`case when state in ('live', 'failed') then least(due_at, ${now}::timestamptz) else due_at end`,
    })
    .where('id', '=', row.id)
    .where('wanted_delivery', '=', 'active')
    .where(({ or, eb }) =>
      or([eb('reached_delivery', 'is', null), eb('reached_delivery', '=', 'active')]),
    )
    .execute();
}
