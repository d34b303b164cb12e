import { LeaseLost } from '@posthorn/connectors';
import { attempt, type Tried } from './attempt.ts';
import { keepReached } from './keep-reached.ts';
import { keepLease, type Lease, takeLease } from './lease.ts';
import { mentionProgress } from './mention-progress.ts';
import { settle, stumbledOurselves } from './settle.ts';
import type { PublishTools } from './tools.ts';

/**
 * Works on one publication, if it is due and no other worker has it. May die at any point: what was done
 * stands in the journal, and the next attempt goes on from there.
 */
export async function runPublication(tools: PublishTools, id: string): Promise<void> {
  const lease = await takeLease(tools, id);
  if (!lease) return;
  await mentionProgress(tools, lease.row);
  const lost = new AbortController();
  const release = keepLease(tools, lease, () => lost.abort(new LeaseLost()));
  try {
    await insistOnSettling(tools, lease, await untilSettled(tools, lease, lost.signal));
  } catch (error) {
    if (lost.signal.aborted || error instanceof LeaseLost) {
      tools.log.warn({ publication: id }, 'a publication was taken over by another worker');
      return;
    }
    tools.log.error({ err: error, publication: id }, 'a publication stumbled');
    // When not even this can be written the lease runs out, and another worker goes on.
    await settle(tools, lease, stumbledOurselves(tools, lease.row));
  } finally {
    release();
  }
}

const TRIES = 3;
const PAUSE_MS = 1_000;

/** What a network refused is said once: a lost connection to the database must not take it along. */
async function insistOnSettling(tools: PublishTools, lease: Lease, tried: Tried): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await settle(tools, lease, tried);
    } catch (error) {
      if (error instanceof LeaseLost || attempt === TRIES) throw error;
      tools.log.warn({ err: error, publication: lease.row.id }, 'an outcome is written again');
      await tools.clock.sleep(PAUSE_MS);
    }
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
    lease.row = await keepReached(tools, lease, tried.reached);
  }
}
