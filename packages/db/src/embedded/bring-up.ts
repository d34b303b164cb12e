import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { freePort, launch } from './launch.ts';
import { disarmPostmasterFile, findPostmaster } from './postmaster-file.ts';
import { openSession, type Session } from './session.ts';
import { explainServerOutput, StartProblem } from './start-problem.ts';

const patienceMs = 15_000;
const pauseMs = 100;

/** What a server says that will be able to start as soon as its predecessor is really gone. */
const predecessorStillGoing =
  /pre-existing shared memory block|lock file "postmaster\.pid" (already exists|is empty)/;
const portTaken = /could not bind|could not create any TCP\/IP sockets/;

const wrongPassword = '28P01';

/**
 * Gives a session on the server of these files: on the one that runs already, which a killed
 * Posthorn may have left behind, or on a new one.
 */
export async function bringUp(
  cluster: Cluster,
  fixedPort: number | undefined,
  signal: AbortSignal,
): Promise<{ session: Session; port: number; pid: number }> {
  const { files, path: folder } = cluster.folder;
  const giveUp = Date.now() + patienceMs;
  for (;;) {
    signal.throwIfAborted();
    const running = await findPostmaster(files);
    if (running) {
      const session = running.ready && (await tryToConnect(cluster, running.port));
      if (session) return { session, port: running.port, pid: running.pid };
      if (running.ready && Date.now() > giveUp) {
        throw new StartProblem(
          `The database server of ${folder} (process ${running.pid}) runs but does not answer. End that process and start again.`,
        );
      }
    } else {
      await disarmPostmasterFile(files);
      const outcome = await launch(cluster, fixedPort ?? (await freePort()), signal);
      if ('postmaster' in outcome) continue;
      const mayPass =
        predecessorStillGoing.test(outcome.output) ||
        (portTaken.test(outcome.output) && fixedPort === undefined);
      if (!mayPass || Date.now() > giveUp) throw await explainServerOutput(outcome.output, folder);
    }
    await sleep(pauseMs);
  }
}

async function tryToConnect(cluster: Cluster, port: number): Promise<Session | undefined> {
  try {
    return await openSession(port, cluster.password);
  } catch (error) {
    if ((error as { code?: string }).code !== wrongPassword) return undefined;
    throw new StartProblem(
      `The database in ${cluster.folder.path} does not accept the password in ${cluster.folder.path}/postgres-password. Put the original file back, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
