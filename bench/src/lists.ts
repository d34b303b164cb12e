import { campaignSearchStatement, type Statement } from '@posthorn/db';
import { firstPage } from './first-page.ts';
import { askDatabase, askServer, type Rate, type Request } from './load.ts';
import { median, shown } from './numbers.ts';
import { cpuOf, cpuOfFamily } from './processes.ts';
import { onScene, type Scene } from './scene.ts';

const run = { connections: 16, seconds: Number(process.env.BENCH_SECONDS ?? 2) };
/** Many short ones in turn: whatever else the machine does then falls on all of them alike. */
const ROUNDS = 9;
/** Every connection of pgbench is a new one and plans all its statements first. */
const pgbenchRun = { ...run, seconds: run.seconds * 4 };

interface Scenario {
  name: string;
  path(accountId: string): string;
  statement(accountId: string): Statement;
}

const search = (q: string): Scenario => ({
  name: `search '${q}'`,
  path: (id) => `/api/accounts/${id}/campaigns/search?q=${encodeURIComponent(q)}`,
  statement: (accountId) =>
    campaignSearchStatement({ accountId, onlyOf: undefined, q, role: 'admin' }),
});

const scenarios: Scenario[] = [
  {
    name: 'list',
    path: (id) => `/api/accounts/${id}/All/campaigns?page=1&perpage=10`,
    statement: (id) => firstPage(id, []),
  },
  {
    name: 'status filter',
    path: (id) => `/api/accounts/${id}/All/campaigns?page=1&perpage=10&status=to_approve,paused`,
    statement: (id) => firstPage(id, ['to_approve', 'paused']),
  },
  search('groningen'),
  search('nurse'),
];

async function measure(scenario: Scenario, scene: Scene) {
  const { visitors, pids } = scene;
  const requests: Request[] = visitors.map(({ accountId, cookie }) => ({
    path: scenario.path(accountId),
    cookie,
  }));
  const statements = visitors.map(({ accountId }) => scenario.statement(accountId));
  const rounds: { product: Rate & Cpu; bare: Rate & Cpu; pgbench: Rate }[] = [];
  // The first is for warming up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push({
      bare: await withCpu(pids.bare, pids.database, () => askServer(scene.bareUrl, requests, run)),
      product: await withCpu(pids.product, pids.database, () =>
        askServer(scene.productUrl, requests, run),
      ),
      pgbench: await askDatabase(scene.databaseUrl, statements, pgbenchRun),
    });
  }
  rounds.shift();
  const rate = (of: 'product' | 'bare' | 'pgbench') =>
    median(rounds.map((round) => round[of].perSecond));
  const cpu = (of: 'product' | 'bare') =>
    median(rounds.map(({ [of]: each }) => (each.server + each.database) / each.requests));
  const columns = [
    shown(rate('product'), 0),
    shown(rate('bare'), 0),
    shown(rate('pgbench'), 0),
    shown(rate('product') / rate('bare')),
    shown(rate('bare') / rate('pgbench')),
    shown(rate('product') / rate('pgbench')),
    shown(cpu('bare') / cpu('product')),
    shown(median(rounds.map(({ product }) => product.server / product.database))),
  ];
  console.log(scenario.name.padEnd(20) + columns.join(''));
}

/** CPU seconds of a server and of the database while it was asked. */
interface Cpu {
  server: number;
  database: number;
}

async function withCpu(
  server: number,
  database: number,
  ask: () => Promise<Rate>,
): Promise<Rate & Cpu> {
  const before = { server: cpuOf(server), database: cpuOfFamily(database) };
  const rate = await ask();
  return {
    ...rate,
    server: cpuOf(server) - before.server,
    database: cpuOfFamily(database) - before.database,
  };
}

await onScene(async (scene) => {
  const heads = [
    'product',
    'bare',
    'pgbench',
    'prod/bare',
    'bare/pgb',
    'prod/pgb',
    'CPU b/p',
    'CPU srv/db',
  ];
  console.log('requests per second '.padEnd(20) + heads.map((head) => head.padStart(11)).join(''));
  for (const scenario of scenarios) await measure(scenario, scene);
});
