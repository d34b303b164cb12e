import type { Plan, Standing } from '@posthorn/connectors';
import type { Tx } from '@posthorn/db';
import { dayIn } from '@posthorn/domain';
import { sql } from 'kysely';
import { reachedColumns } from '../engine/keep-reached.ts';
import type { PublicationRow } from '../engine/lease.ts';
import type { Reached } from '../engine/moves.ts';

/**
 * A call that nobody waited for any more may be carried out after later ones, and people change things
 * on the network itself. What was reached is then no longer so: it is written down as the network says,
 * and the engine goes the way from there once more.
 */
export async function setRight(
  tx: Tx,
  row: PublicationRow,
  plan: Plan,
  standing: Standing | null,
  now: Date,
): Promise<void> {
  if (!standing || dayIn(plan.timeZone, now) > plan.endDate) return;
  const reached = row.reached_plan ? reachedNow(row, plan, standing) : neverReached(row, standing);
  if (!reached) return;
  await tx
    .updateTable('publication')
    .set({
      ...reachedColumns(reached),
      wanted_version: sql<number>`wanted_version + 1`,
      // What failed stays so for people; it is switched off all the same.
      state: row.state === 'failed' ? 'failed' : 'waiting',
      due_at: now,
      attempt: 0,
      trying_since: null,
    })
    .where('id', '=', row.id)
    // Unless somebody works on it or has done so since the network was asked.
    .where('lease_until', 'is', null)
    .where('lease_token', '=', row.lease_token)
    .where('wanted_version', '=', row.wanted_version)
    .where('state', 'in', [
      'live',
      'paused',
      'stopped',
      ...(reached.plan ? [] : ['failed' as const]),
    ])
    .execute();
}

/** What was reached, as the network says; undefined where that is what we know. */
function reachedNow(
  { reached_delivery: delivery, is_whole: isWhole }: PublicationRow,
  plan: Plan,
  { isOn, budget, endDate }: Standing,
): Reached | undefined {
  if (delivery === null) return undefined;
  const isAsSwitched = isOn === (delivery === 'active');
  // What is stopped has an end of its own, and its money is of no use any more.
  const seen = delivery === 'stopped' ? plan : { ...plan, budget: budget ?? plan.budget, endDate };
  const isAsPlanned = seen.budget === plan.budget && seen.endDate === plan.endDate;
  if (isAsSwitched && isAsPlanned) return undefined;
  return { plan: seen, delivery: isAsSwitched ? delivery : null, isWhole };
}

/** It was switched off before anybody knew that it runs: on is all that it must not be. */
const neverReached = (
  { reached_delivery: delivery, is_whole: isWhole }: PublicationRow,
  { isOn }: Standing,
): Reached | undefined =>
  isOn && delivery !== null ? { plan: null, delivery: null, isWhole } : undefined;
