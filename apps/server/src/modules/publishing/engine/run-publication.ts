import { LeaseLost } from '@posthorn/connectors';
import { catalogueWork } from '../catalogue/work.ts';
import type { Tried } from './attempt.ts';
import { campaignWork } from './campaign-work.ts';
import { keepReached } from './keep-reached.ts';
import { type AnyPublication, keepLease, type Lease, takeLease } from './lease.ts';
import type { PublishTools } from './tools.ts';
import type { Work } from './work.ts';

/**
 * Works on one publication, if it is due and no other worker has it. May die at any point: what was done
 * stands in the journal, and the next attempt goes on from there.
 */
export async function runPublication(tools: PublishTools, id: string): Promise<void> {
  const lease = await takeLease(tools, id);
  if (!lease) return;
  if (campaignWork.isOf(lease)) await runLeased(tools, lease, campaignWork);
  else if (catalogueWork.isOf(lease)) await runLeased(tools, lease, catalogueWork);
}

async function runLeased<Row extends AnyPublication, Try extends Tried<object>>(
  tools: PublishTools,
  lease: Lease<Row>,
  work: Work<Row, Try>,
): Promise<void> {
  const { id } = lease.row;
  await work.mention(tools, lease.row);
  const lost = new AbortController();
  tools.onBegin?.(lost.signal);
  const release = keepLease(tools, lease, () => lost.abort(new LeaseLost()));
  try {
    const tried = await untilSettled(tools, lease, work, lost.signal);
    await insistOnSettling(tools, lease, work, tried);
  } catch (error) {
    if (lost.signal.aborted || error instanceof LeaseLost) {
      tools.log.warn({ publication: id }, 'a publication was taken over by another worker');
      return;
    }
    tools.log.error({ err: error, publication: id }, 'a publication stumbled');
    // When not even this can be written the lease runs out, and another worker goes on.
    await work.settle(tools, lease, work.stumbled(tools, lease.row));
  } finally {
    release();
  }
}

const TRIES = 3;
const PAUSE_MS = 1_000;

/** What a network refused is said once: a lost connection to the database must not take it along. */
async function insistOnSettling<Row extends AnyPublication, Try extends Tried<object>>(
  tools: PublishTools,
  lease: Lease<Row>,
  work: Work<Row, Try>,
  tried: Try,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work.settle(tools, lease, tried);
    } catch (error) {
      if (error instanceof LeaseLost || attempt === TRIES) throw error;
      tools.log.warn({ err: error, publication: lease.row.id }, 'an outcome is written again');
      await tools.clock.sleep(PAUSE_MS);
    }
  }
}

/** When something else is wanted in the middle of it, it goes on with that. */
async function untilSettled<Row extends AnyPublication, Try extends Tried<object>>(
  tools: PublishTools,
  lease: Lease<Row>,
  work: Work<Row, Try>,
  signal: AbortSignal,
): Promise<Try> {
  for (;;) {
    const tried = await work.attempt(tools, lease, signal);
    if (tried.outcome.is !== 'superseded') return tried;
    lease.row = await keepReached(tools, lease, tried.reached);
  }
}
