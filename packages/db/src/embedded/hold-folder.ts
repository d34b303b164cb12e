import { setTimeout as sleep } from 'node:timers/promises';
import { bringUp } from './bring-up.ts';
import type { Cluster } from './cluster.ts';
import { type Session, takeFolderLock } from './session.ts';
import { StartProblem } from './start-problem.ts';

const patienceMs = 5000;
const pauseMs = 100;

/** A running server, and the session that proves that these files are ours alone. */
export interface Held {
  readonly session: Session;
  readonly port: number;
  readonly pid: number;
}

/** A dying predecessor lets go within moments; a living one never does. */
export async function holdFolder(
  cluster: Cluster,
  fixedPort: number | undefined,
  signal: AbortSignal,
): Promise<Held> {
  let giveUp: number | undefined;
  for (;;) {
    const held = await bringUp(cluster, fixedPort, signal);
    // From here on: bringing up takes as long as the machine needs.
    giveUp ??= Date.now() + patienceMs;
    const rival = fixedPort !== undefined && held.port !== fixedPort;
    if (!rival && (await takeLock(held.session, giveUp, signal))) return held;
    await held.session.client.end();
    if (rival || Date.now() > giveUp) throw alreadyRunning(cluster);
  }
}

/** False when others keep the lock, and when the server ends with its stopping predecessor. */
async function takeLock(session: Session, giveUp: number, signal: AbortSignal): Promise<boolean> {
  try {
    while (!(await takeFolderLock(session))) {
      if (Date.now() > giveUp) return false;
      await sleep(pauseMs, undefined, { signal });
    }
    return true;
  } catch (error) {
    signal.throwIfAborted();
    if (Date.now() > giveUp) throw error;
    return false;
  }
}

function alreadyRunning({ folder }: Cluster): StartProblem {
  return new StartProblem(
    `Posthorn is already running on the data folder ${folder.path}. Stop it first, or set DATA_DIR to another folder.`,
  );
}
