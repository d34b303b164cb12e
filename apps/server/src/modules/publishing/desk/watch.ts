import { every } from '../../../platform/every.ts';
import { workOn } from '../../../platform/jobs/define-job.ts';
import { occupy } from '../../../platform/places.ts';
import { runPublication } from '../engine/run-publication.ts';
import type { PublishTools } from '../engine/tools.ts';
import { publishJob } from '../publish-job.ts';
import { Desk, type DeskSize } from './desk.ts';
import { listDue } from './list-due.ts';

/** Told in the transaction that changes what is wanted, and when something is due again: it begins within milliseconds. */
export const publishWorker = (wake: () => Promise<void>) => workOn(publishJob, wake);

const LOOK_MS = 2_000;

/** Publishes what is due, as many at once as there are places. */
export const openDesk = (
  tools: PublishTools,
  size: DeskSize,
  around = (_id: string, work: () => Promise<void>) => work(),
): Desk =>
  new Desk(
    {
      list: (withoutAccounts) => listDue(tools, withoutAccounts),
      do: ({ id }, place) => {
        const onBegin = (signal: AbortSignal) => occupy(place, signal);
        return around(id, () => runPublication({ ...tools, onBegin }, id));
      },
      failed: (err, due) =>
        tools.log.warn({ err, publication: due?.id }, 'a publication could not be worked on'),
    },
    size,
  );

export interface PublicationWatch {
  wake(): Promise<void>;
  /** Comes back when nobody waits for what is in work, and soon in any case. */
  giveWay(): Promise<void>;
  stop(): Promise<void>;
}

/** So long nothing waits for those who launch one campaign after another. */
const GIVE_WAY_MS = 2_000;

/**
 * Looks every few seconds for what is due: left behind by a process that died, or because the clock was turned. The queue
 * would keep a dead one's jobs for hours.
 */
export function watchPublications(tools: PublishTools, workers: number): PublicationWatch {
  const desk = openDesk(tools, { places: 2 * workers, share: Math.ceil(workers / 2) });
  const wake = async () => {
    if (!tools.stopping?.aborted) await desk.wake();
  };
  const callOff = every(tools.clock, LOOK_MS, () => void wake());
  return {
    wake,
    giveWay: () =>
      new Promise((resolve) => {
        const callOff = tools.clock.after(GIVE_WAY_MS, resolve);
        void desk.calm().then(() => {
          callOff();
          resolve();
        });
      }),
    async stop() {
      callOff();
      await desk.close();
    },
  };
}
