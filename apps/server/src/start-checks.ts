import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { StartProblem } from '@posthorn/db/embedded';
import pg from 'pg';
import type { Config } from './platform/config.ts';

/** PostgreSQL 18 brought uuidv7(), which makes our ids. */
const OLDEST_SERVER = 18;

/** What would stop the start later is said at once, before minutes of work. */
export async function checkBeforeStart(config: Config): Promise<void> {
  await makeDataFolder(config.dataDir);
  await assertPortFree(config);
  if (config.DATABASE_URL) await assertDatabase(config.DATABASE_URL);
}

async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    // Where the parent is there, one plain step: Node's recursive mkdir never returns below /proc.
    await mkdir(dataDir, { recursive: !existsSync(dirname(dataDir)) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw cannotUse(dataDir, error);
  }
  try {
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw cannotUse(dataDir, error);
  }
}

function cannotUse(dataDir: string, error: unknown): StartProblem {
  const reason = (error as NodeJS.ErrnoException).code;
  return new StartProblem(
    `The data folder ${dataDir} cannot be written (${reason}). Set DATA_DIR to a folder that can.`,
  );
}

async function assertPortFree({ HOST, PORT }: Config): Promise<void> {
  const probe = createServer();
  const failure = await new Promise<string | undefined>((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(PORT, HOST, () => probe.close(() => resolve(undefined)));
  });
  if (failure) throw cannotListen(HOST, PORT, failure);
}

export function cannotListen(host: string, port: number, reason: string): StartProblem {
  return new StartProblem(
    reason === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Stop it, or start with PORT=<another port>.`
      : `Posthorn cannot listen on ${host}:${port} (${reason}). Choose another HOST or PORT.`,
  );
}

async function assertDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ n: number }>(
      `select current_setting('server_version_num')::int / 10000 as n`,
    );
    const found = rows[0]?.n ?? 0;
    if (found < OLDEST_SERVER) {
      throw new StartProblem(
        `DATABASE_URL leads to PostgreSQL ${found}; Posthorn needs ${OLDEST_SERVER} or newer.`,
      );
    }
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartProblem(
      `The database of DATABASE_URL cannot be used (${code ?? message}). Check address, name and password.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
