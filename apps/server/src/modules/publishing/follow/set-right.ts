import type { Plan, Standing } from '@posthorn/connectors';
import type { Tx } from '@posthorn/db';
import { dayIn } from '@posthorn/domain';
import { sql } from 'kysely';
import { recordChange } from '../../../platform/record.ts';
import { reachedColumns, reachedOf } from '../engine/keep-reached.ts';
import type { AnyPublication, PublicationRow } from '../engine/lease.ts';
import type { Reached } from '../engine/moves.ts';
import { findCampaign } from './find-campaign.ts';

/** Where it does not help, it is not done again and again: a network may keep to what it has. */
const AGAIN_AFTER_MS = 3_600_000;

/** Sets right what stands on the network other than it was left there. */
export async function setRight(
  tx: Tx,
  row: PublicationRow,
  plan: Plan,
  standing: Standing | null,
  now: Date,
): Promise<void> {
  if (!standing || dayIn(plan.timeZone, now) > plan.endDate) return;
  const reached = row.reached_plan
    ? reachedNow(row, plan, standing)
    : onThoughNeverReached(row, standing.isOn);
  if (reached && (await goOnceMore(tx, row, { reached, isOn: standing.isOn }, now))) {
    await record(tx, row);
  }
}

/**
 * A call that was no longer waited for may be carried out after later ones, and people change things
 * on the network itself. What was reached is then no longer so: it is written down as the network says,
 * and the engine goes the way from there once more. Answers whether that is to stand in the activity.
 */
export async function goOnceMore(
  tx: Tx,
  row: AnyPublication,
  { reached, isOn }: { reached: Reached<object>; isOn: boolean },
  now: Date,
): Promise<boolean> {
  const mustEnd = isOn && row.reached_delivery !== 'active';
  const isAgain = now.getTime() - (row.righted_at?.getTime() ?? 0) < AGAIN_AFTER_MS;
  if (isAgain && !mustEnd) return false;
  const { numUpdatedRows } = await tx
    .updateTable('publication')
    .set({
      ...reachedColumns(reached),
      wanted_version: sql<number>`wanted_version + 1`,
      // What failed stays so for people; it is switched off all the same.
      state: row.state === 'failed' ? 'failed' : 'waiting',
      due_at: now,
      ...(!isAgain && { righted_at: now }),
      attempt: 0,
      trying_since: null,
    })
    .where('id', '=', row.id)
    // Unless a worker has it, or had it since the network was asked.
    .where('lease_until', 'is', null)
    .where('lease_token', '=', row.lease_token)
    .where('wanted_version', '=', row.wanted_version)
    .where('state', 'in', [
      'live',
      'paused',
      'stopped',
      ...(reached.plan ? [] : ['failed' as const]),
    ])
    .executeTakeFirst();
  return numUpdatedRows > 0n && !isAgain;
}

/** A person may have changed it there on purpose, and looks for who undid that. */
async function record(tx: Tx, row: PublicationRow): Promise<void> {
  const { account_id, campaign_id, channel } = row;
  const { workspace_id: workspaceId } = await findCampaign(tx, row);
  await recordChange(tx, {
    accountId: account_id,
    workspaceId,
    personId: null,
    kind: 'campaign',
    entityId: campaign_id,
    campaignId: campaign_id,
    action: 'changed',
    after: { setRight: channel },
    tells: { workspaceId },
  });
}

/** What was reached, as the network says; undefined where that is what we know. */
function reachedNow(
  row: PublicationRow,
  plan: Plan,
  { isOn, budget, endDate }: Standing,
): Reached | undefined {
  const { delivery, refused } = reachedOf(row);
  if (delivery === null) return undefined;
  const isAsSwitched = isOn === (delivery === 'active');
  // What is stopped has an end of its own, and its money is of no use any more.
  const seen = delivery === 'stopped' ? plan : { ...plan, budget: budget ?? plan.budget, endDate };
  const isAsPlanned = seen.budget === plan.budget && seen.endDate === plan.endDate;
  if (isAsSwitched && isAsPlanned) return undefined;
  return { plan: seen, delivery: isAsSwitched ? delivery : null, refused };
}

/** It was switched off before we knew that it runs: whatever else failed, it must end up off. */
export function onThoughNeverReached<P = Plan>(
  row: AnyPublication,
  isOn: boolean,
): Reached<P> | undefined {
  const reached = reachedOf<P>(row);
  return isOn && reached.delivery !== null ? { ...reached, delivery: null } : undefined;
}
