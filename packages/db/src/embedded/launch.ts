import { type ChildProcess, spawn } from 'node:child_process';
import { open, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, pathFor, serverEnvironment } from './cluster.ts';
import { findPostmaster, folderMark, type Postmaster, servesFolder } from './postmaster-file.ts';

const pollMs = 20;
const largestLog = 5_000_000;

export type Launched =
  | { readonly postmaster: Postmaster }
  /** It gave up; what it printed says why. */
  | { readonly output: string };

/** Starts PostgreSQL and waits until it is ready or gives up, however long its recovery takes. */
export async function launch(
  cluster: Cluster,
  port: number,
  signal: AbortSignal,
): Promise<Launched> {
  const { files, log } = cluster.folder;
  const logStart = await sizeOf(log);
  const fresh = logStart > largestLog;
  const logFile = await open(log, fresh ? 'w' : 'a', 0o600);
  let failure: Error | undefined;
  let child: ChildProcess;
  try {
    child = spawn(cluster.binaries.postgres, await serverArguments(cluster, port), {
      ...cluster.account,
      cwd: files,
      env: serverEnvironment(),
      stdio: ['ignore', logFile.fd, logFile.fd],
      // Its own process group: Ctrl-C in the terminal is for us, and we end the server in order.
      detached: true,
    });
    child.on('error', (error) => {
      failure = error;
    });
    child.unref();
  } finally {
    await logFile.close();
  }
  while (!signal.aborted) {
    if (failure) return { output: failure.message };
    if (child.exitCode !== null || child.signalCode !== null) {
      return { output: await readFrom(log, fresh ? 0 : logStart) };
    }
    const found = await findPostmaster(files);
    if (found?.pid === child.pid && found?.ready) return { postmaster: found };
    await sleep(pollMs);
  }
  if (child.pid) await shutDown(child.pid, files);
  throw signal.reason;
}

async function serverArguments(cluster: Cluster, port: number): Promise<string[]> {
  const { files } = cluster.folder;
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    cluster_name: 'posthorn',
    // Refused statements are reported by the client that sent them; here they would only fill the disk.
    log_min_messages: 'log',
    log_checkpoints: 'off',
  };
  if (!cluster.durable) {
    Object.assign(settings, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
  }
  const words = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  words.push(folderMark(files));
  return ['-D', await pathFor(cluster, files), ...words.flatMap((word) => ['-c', word])];
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Fast shutdown, then the immediate one for a server that hangs. */
export async function shutDown(pid: number, files: string): Promise<void> {
  for (const [signal, patienceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const giveUp = Date.now() + patienceMs;
    while (Date.now() < giveUp) {
      if (!(await servesFolder(pid, files))) return;
      await sleep(pollMs);
    }
  }
  throw new Error(`The database server (process ${pid}) does not stop.`);
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

async function readFrom(file: string, position: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64_000), 0, 64_000, position);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
