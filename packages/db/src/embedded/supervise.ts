import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, prepareCluster } from './cluster.ts';
import { openDataFolder, removeDrafts } from './data-folder.ts';
import { type Held, holdFolder } from './hold-folder.ts';
import { shutDown } from './launch.ts';
import { findPostmaster } from './postmaster-file.ts';
import { createDatabaseIfMissing, urlOf } from './session.ts';
import { explainFileError } from './start-problem.ts';

export interface EmbeddedPostgresOptions {
  /** The folder for everything: created when missing, safe to keep between versions. */
  readonly dataDir: string;
  /** False trades every promise about power cuts for speed: for tests only. */
  readonly durable?: boolean;
  readonly log?: (message: string) => void;
}

export interface EmbeddedPostgres {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

const database = 'posthorn';
const firstPauseMs = 200;
const longestPauseMs = 10_000;

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const folder = await openDataFolder(options.dataDir);
  const stopping = new AbortController();
  try {
    const cluster = await prepareCluster(folder, options.durable ?? true);
    const held = await holdFolder(cluster, undefined, stopping.signal);
    await createDatabaseIfMissing(held.session, database);
    await removeDrafts(folder);
    return supervise(cluster, held, stopping, options.log ?? (() => undefined));
  } catch (error) {
    throw explainFileError(error, folder.path);
  }
}

function supervise(
  cluster: Cluster,
  first: Held,
  stopping: AbortController,
  log: (message: string) => void,
): EmbeddedPostgres {
  const { signal } = stopping;
  const { port } = first;
  let { session, pid } = first;
  let recovery: Promise<void> = Promise.resolve();
  let stopped: Promise<void> | undefined;

  /** The session ends when its server does, whether we started that server or found it. */
  function watch(): void {
    void session.lost.then(() => {
      if (!signal.aborted) recovery = recover();
    });
  }

  async function recover(): Promise<void> {
    log('The database server went away; bringing it back.');
    for (let pause = firstPauseMs; !signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        // The same port, so that connection pools that know only the address find it again.
        ({ session, pid } = await holdFolder(cluster, port, signal));
        log('The database server is back.');
        return watch();
      } catch (error) {
        if (signal.aborted) return;
        log(`The database server is not back yet: ${messageOf(error)}`);
        await sleep(pause, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** A process that leaves without stop() still ends its server: the signal is all there is time for. */
  function leave(): void {
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      // It was gone before us.
    }
  }

  async function stop(): Promise<void> {
    process.off('exit', leave);
    stopping.abort();
    await recovery;
    // Found by its file rather than remembered: after a recovery it is another process.
    const running = await findPostmaster(cluster.folder.files);
    if (running?.port === port) await shutDown(running.pid, cluster.folder.files);
    await session.client.end().catch(() => undefined);
  }

  watch();
  process.on('exit', leave);
  return {
    url: urlOf(port, cluster.password, database),
    port,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
