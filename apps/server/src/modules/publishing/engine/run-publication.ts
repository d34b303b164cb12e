import { LeaseLost } from '@posthorn/connectors';
import { attempt, type Tried } from './attempt.ts';
import { keepLease, type Lease, takeLease } from './lease.ts';
import { settle, stumbledOurselves } from './settle.ts';
import type { PublishTools } from './tools.ts';

/**
 * Works on one publication, if it is due and nobody else does. May die at any point: what was done
 * stands in the journal, and whoever comes next goes on from there.
 */
export async function runPublication(tools: PublishTools, id: string): Promise<void> {
  const lease = await takeLease(tools, id);
  if (!lease) return;
  const lost = new AbortController();
  const release = keepLease(tools, lease, () => lost.abort(new LeaseLost()));
  try {
    await settle(tools, lease, await untilSettled(tools, lease, lost.signal));
  } catch (error) {
    if (lost.signal.aborted || error instanceof LeaseLost) {
      tools.log.warn({ publication: id }, 'a publication was taken over by another worker');
      return;
    }
    tools.log.error({ err: error, publication: id }, 'a publication stumbled');
    // When not even this can be written the lease runs out, and somebody else goes on.
    await settle(tools, lease, stumbledOurselves(lease.row));
  } finally {
    release();
  }
}

/** When something else is wanted in the middle of it, it goes on with that. */
async function untilSettled(
  tools: PublishTools,
  lease: Lease,
  signal: AbortSignal,
): Promise<Tried> {
  for (;;) {
    const tried = await attempt(tools, lease, signal);
    if (tried.outcome.is !== 'superseded') return tried;
    lease.row = await newestWish(tools, lease, tried);
  }
}

async function newestWish(
  { db }: PublishTools,
  { row, token }: Lease,
  { reached }: Tried,
): Promise<Lease['row']> {
  const newest = await db
    .updateTable('publication')
    .set({
      reached_plan: reached.plan && JSON.stringify(reached.plan),
      reached_delivery: reached.delivery,
      is_whole: reached.isWhole,
    })
    .where('id', '=', row.id)
    .where('lease_token', '=', token)
    .returningAll()
    .executeTakeFirst();
  if (!newest) throw new LeaseLost();
  return newest;
}
