import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openBenchDatabase } from './bench-database.ts';
import { parentOf, startServer, stopServer } from './processes.ts';

const size = {
  accounts: Number(process.env.BENCH_ACCOUNTS ?? 1_000),
  campaigns: Number(process.env.BENCH_CAMPAIGNS ?? 1_000_000),
};
export const PRODUCT = 4_481;
const BARE = 4_482;
const POOL = '10';
/** The database of a measurement outlives its folder, with keys that only the same secret opens. */
export const BENCH_SECRET = 'the-same-secret-for-every-measurement';

/** A person who is signed in, and the account they look at. */
export interface Visitor {
  accountId: string;
  cookie: string;
}

export interface Scene {
  databaseUrl: string;
  productUrl: string;
  bareUrl: string;
  pids: { product: number; bare: number; database: number };
  visitors: Visitor[];
}

/** The product and its yardstick, side by side on one full database, for as long as the work takes. */
export async function onScene(work: (scene: Scene) => Promise<void>): Promise<void> {
  console.log(`${size.campaigns} campaigns in ${size.accounts} accounts`);
  const database = await openBenchDatabase(size);
  const folder = await mkdtemp(join(tmpdir(), 'posthorn-bench-product-'));
  const bareFile = new URL('bare-server.ts', import.meta.url).pathname;
  const product = await startProduct(database.url, folder);
  const bare = await startServer(
    ['--import', 'tsx', bareFile],
    { DATABASE_URL: database.url, PORT: String(BARE), POOL },
    `http://127.0.0.1:${BARE}/ready`,
  );
  try {
    await work({
      databaseUrl: database.url,
      productUrl: `http://127.0.0.1:${PRODUCT}`,
      bareUrl: `http://127.0.0.1:${BARE}`,
      pids: {
        product: product.pid,
        bare: bare.pid,
        database: await postmasterOf(database.url),
      },
      visitors: await openSessions(database.url),
    });
  } finally {
    await Promise.all([stopServer(product), stopServer(bare)]);
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The product as it is built, without workers unless the settings say so, with its files in the given folder. */
export function startProduct(
  databaseUrl: string,
  folder: string,
  settings: Record<string, string> = {},
) {
  const main = new URL('../../apps/server/dist/main.js', import.meta.url).pathname;
  return startServer(
    [main],
    {
      MODE: 'local',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: POOL,
      DATA_DIR: folder,
      SESSION_SECRET: BENCH_SECRET,
      PORT: String(PRODUCT),
      DEMO_DATA: 'false',
      LOG_LEVEL: 'error',
      WORKERS: '0',
      ...settings,
    },
    `http://127.0.0.1:${PRODUCT}/readyz`,
  );
}

const ofAllSizes = `
  select account_id, person_id from membership join account on account.id = account_id
  order by md5(account.name) limit 99`;

/** The account with the most campaigns. */
export const largest = `
  select account_id, person_id from membership
  order by (select count(*) from campaign c where c.account_id = membership.account_id) desc limit 1`;

/** Sessions for admins of these accounts. */
export async function openSessions(url: string, accounts = ofAllSizes): Promise<Visitor[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ account_id: string; person_id: string }>(accounts);
  const visitors = [];
  for (const { account_id, person_id } of rows) {
    const token = randomBytes(32).toString('base64url');
    await client.query(
      `insert into session (token_hash, person_id, expires_at)
       values ($1, $2, now() + interval '1 day')`,
      [createHash('sha256').update(token).digest(), person_id],
    );
    visitors.push({ accountId: account_id, cookie: `posthorn_session=${token}` });
  }
  await client.end();
  return visitors;
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return postmaster;
}
