import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campaignListStatement, campaignSearchStatement, type Statement } from '@posthorn/db';
import type { CampaignStatus } from '@posthorn/domain';
import pg from 'pg';
import { openBenchDatabase } from './bench-database.ts';
import { askDatabase, askServer, type Rate, type Request } from './load.ts';
import { cpuOf, cpuOfFamily, parentOf, startServer, stopServer } from './processes.ts';

const size = {
  accounts: Number(process.env.BENCH_ACCOUNTS ?? 1_000),
  campaigns: Number(process.env.BENCH_CAMPAIGNS ?? 1_000_000),
};
const run = { connections: 16, seconds: Number(process.env.BENCH_SECONDS ?? 8) };
const ROUNDS = 3;
const PRODUCT = 4_481;
const BARE = 4_482;
const POOL = '10';

interface Sample {
  accountId: string;
  cookie: string;
}

interface Scenario {
  name: string;
  path(accountId: string): string;
  statement(accountId: string): Statement;
}

const list = (accountId: string, statuses: CampaignStatus[]): Statement =>
  campaignListStatement({
    accountId,
    workspaceId: undefined,
    page: 1,
    perPage: 10,
    statuses,
    sort: undefined,
    q: '',
    onlyErrors: false,
  });
const search = (q: string): Scenario => ({
  name: `search '${q}'`,
  path: (id) => `/api/accounts/${id}/campaigns/search?q=${encodeURIComponent(q)}`,
  statement: (accountId) => campaignSearchStatement({ accountId, onlyOf: undefined, q }),
});

const scenarios: Scenario[] = [
  {
    name: 'list',
    path: (id) => `/api/accounts/${id}/All/campaigns?page=1&perpage=10`,
    statement: (id) => list(id, []),
  },
  {
    name: 'status filter',
    path: (id) => `/api/accounts/${id}/All/campaigns?page=1&perpage=10&status=to_approve,paused`,
    statement: (id) => list(id, ['to_approve', 'paused']),
  },
  search('groningen'),
  search('nurse'),
];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const shown = (value: number, digits = 2) => value.toFixed(digits).padStart(8);

/** Sessions for admins of accounts of all sizes, the largest among them. */
async function openSessions(url: string): Promise<Sample[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ account_id: string; person_id: string }>(`
    select account_id, person_id from membership join account on account.id = account_id
    order by md5(account.name) limit 99`);
  const samples = [];
  for (const { account_id, person_id } of rows) {
    const token = randomBytes(32).toString('base64url');
    await client.query(
      `insert into session (token_hash, person_id, expires_at)
       values ($1, $2, now() + interval '1 day')`,
      [createHash('sha256').update(token).digest(), person_id],
    );
    samples.push({ accountId: account_id, cookie: `posthorn_session=${token}` });
  }
  await client.end();
  return samples;
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return postmaster;
}

async function measure(scenario: Scenario, samples: Sample[], url: string, pids: Pids) {
  const requests: Request[] = samples.map(({ accountId, cookie }) => ({
    path: scenario.path(accountId),
    cookie,
  }));
  const statements = samples.map(({ accountId }) => scenario.statement(accountId));
  const ask = (port: number) => askServer(`http://127.0.0.1:${port}`, requests, run);
  const rounds: { product: Rate; bare: Rate; pgbench: Rate; cpu: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await ask(BARE);
    const before = { server: cpuOf(pids.product), database: cpuOfFamily(pids.database) };
    const product = await ask(PRODUCT);
    const server = cpuOf(pids.product) - before.server;
    const cpu = server / (cpuOfFamily(pids.database) - before.database);
    const pgbench = await askDatabase(url, statements, run);
    rounds.push({ product, bare, pgbench, cpu });
  }
  const rate = (of: 'product' | 'bare' | 'pgbench') =>
    median(rounds.map((round) => round[of].perSecond));
  console.log(
    `${scenario.name.padEnd(22)}${shown(rate('product'), 0)}${shown(rate('bare'), 0)}${shown(rate('pgbench'), 0)}` +
      `${shown(rate('product') / rate('bare'))}${shown(rate('product') / rate('pgbench'))}${shown(median(rounds.map(({ cpu }) => cpu)))}`,
  );
}

interface Pids {
  product: number;
  database: number;
}

console.log(`${size.campaigns} campaigns in ${size.accounts} accounts`);
const database = await openBenchDatabase(size);
const folder = await mkdtemp(join(tmpdir(), 'posthorn-bench-product-'));
const main = new URL('../../apps/server/dist/main.js', import.meta.url).pathname;
const bareFile = new URL('bare-server.ts', import.meta.url).pathname;
const product = await startServer(
  [main],
  {
    DATABASE_URL: database.url,
    DATABASE_POOL: POOL,
    DATA_DIR: folder,
    PORT: String(PRODUCT),
    DEMO_DATA: 'false',
    LOG_LEVEL: 'error',
    WORKERS: '0',
  },
  `http://127.0.0.1:${PRODUCT}/readyz`,
);
const bare = await startServer(
  ['--import', 'tsx', bareFile],
  { DATABASE_URL: database.url, PORT: String(BARE), POOL },
  `http://127.0.0.1:${BARE}/ready`,
);
try {
  const samples = await openSessions(database.url);
  const pids = { product: product.pid, database: await postmasterOf(database.url) };
  console.log(
    'requests per second    product    bare pgbench  / bare  / pgb  CPU server / database',
  );
  for (const scenario of scenarios) await measure(scenario, samples, database.url, pids);
} finally {
  await Promise.all([stopServer(product), stopServer(bare)]);
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
