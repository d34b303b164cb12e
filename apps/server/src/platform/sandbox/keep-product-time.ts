import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, setProductTime, type TurnedClock, type Tx } from '@posthorn/db';
import type { Sandbox } from '@posthorn/sandbox';
import type { Logger } from 'pino';

type SandboxClock = Pick<Sandbox['clock'], 'isBehind' | 'turned' | 'onTurn'>;

interface Tools {
  db: Db;
  log: Logger;
  /** Done with each turn, in its transaction. */
  atTurn: readonly ((tx: Tx) => Promise<unknown>)[];
}

const AGAIN_MS = 1_000;
/** Less is what it takes to ask two clocks one after the other. */
const SAME_MS = 1_000;

/** As `clockOf` has it: real time until the networks have caught up with the demo, and as long as no person turns it. */
function turnedClock({ isBehind, turned }: SandboxClock): TurnedClock | undefined {
  const { virtual, real, rate } = turned;
  const isReal = rate === 1 && Math.abs(virtual - real) < SAME_MS;
  return isBehind || isReal ? undefined : { virtual, real, rate };
}

/**
 * Gives the database the clock of the sandbox, from the start on and whenever it is turned, so that its dates are those of
 * the product. While the database is away it is tried again: the last turn counts.
 */
export async function keepProductTime(
  clock: SandboxClock,
  { db, log, atTurn }: Tools,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let written = turnedClock(clock);
  await db.transaction().execute((tx) => setProductTime(tx, written));

  let writing = Promise.resolve();
  let isWriting = false;
  const write = async () => {
    while (!stopping.signal.aborted) {
      const turned = turnedClock(clock);
      if (isSame(turned, written)) break;
      try {
        await db.transaction().execute(async (tx) => {
          await setProductTime(tx, turned);
          for (const work of atTurn) await work(tx);
        });
        written = turned;
      } catch (error) {
        log.warn({ err: error }, 'the turned clock could not be written down, trying again');
        await sleep(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    isWriting = false;
  };
  clock.onTurn(() => {
    if (isWriting) return;
    isWriting = true;
    writing = write();
  });
  return {
    async stop() {
      stopping.abort();
      await writing;
    },
  };
}

const isSame = (one: TurnedClock | undefined, other: TurnedClock | undefined): boolean =>
  one?.virtual === other?.virtual && one?.real === other?.real && one?.rate === other?.rate;
