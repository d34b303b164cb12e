import pLimit from 'p-limit';
import { every } from '../../platform/every.ts';
import { workOn } from '../../platform/jobs/define-job.ts';
import { runPublication } from './engine/run-publication.ts';
import type { PublishTools } from './engine/tools.ts';
import { publishJob } from './publish-job.ts';

/**
 * Told in the transaction that changes what is wanted: it begins within milliseconds. While it may not,
 * it leaves the work to the watch, which begins later.
 */
export const publishWorker = (tools: PublishTools, mayBegin: () => boolean = () => true) =>
  workOn(publishJob, async ({ publicationId }) => {
    if (mayBegin()) await runPublication(tools, publicationId);
  });

const LOOK_MS = 2_000;
const AT_ONCE = 20;

/**
 * Looks every few seconds for what is due: tried again later, or left behind by a process that died.
 * The queue would keep a dead one's jobs for hours.
 */
export function watchPublications(
  tools: PublishTools,
  concurrency: number,
): { stop(): Promise<void> } {
  const oneOfFew = pLimit(concurrency);
  const running = new Map<string, Promise<void>>();
  const start = (id: string) => {
    if (running.has(id)) return;
    const run = oneOfFew(() => runPublication(tools, id))
      .catch((error: unknown) =>
        tools.log.warn({ err: error, publication: id }, 'a publication could not be worked on'),
      )
      .finally(() => running.delete(id));
    running.set(id, run);
  };
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    if (tools.stopping?.aborted) return;
    for (const id of await listDue(tools)) start(id);
  };
  const callOff = every(tools.clock, LOOK_MS, () => {
    looking = look().catch((error: unknown) =>
      tools.log.warn({ err: error }, 'due publications could not be looked for'),
    );
  });
  return {
    async stop() {
      callOff();
      await looking;
      await Promise.all(running.values());
    },
  };
}

/** What is due and no worker has, the longest waiting first. */
export async function listDue({
  db,
  clock,
  machineNow,
}: Pick<PublishTools, 'db' | 'clock' | 'machineNow'>): Promise<string[]> {
  const leasesUntil = new Date(machineNow());
  const rows = await db
    .selectFrom('publication')
    .select('id')
    .where('due_at', '<=', new Date(clock.now()))
    .where(({ or, eb }) =>
      or([eb('lease_until', 'is', null), eb('lease_until', '<=', leasesUntil)]),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}
