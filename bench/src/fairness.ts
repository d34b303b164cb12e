import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Db, loadReference, migrateToLatest } from '@posthorn/db';
import { startEmbeddedPostgres } from '@posthorn/db/embedded';
import { median, shown } from './numbers.ts';
import { startServer, stopServer } from './processes.ts';
import { type Caller, signIn } from './publish/caller.ts';
import { fillLaunchable } from './publish/fill-launchable.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const BULK = Number(process.env.BENCH_LAUNCHES ?? 500);
const FILMS = 10;
/** So often a launch is measured in each state of a round. */
const EACH = 5;
const AT_A_TIME = 8;
const LOOK_MS = 5;
const PORT = 4_590;
const NETWORKS_PORT = 4_600;
const url = `http://localhost:${PORT}`;
const main = new URL('../../apps/server/dist/main.js', import.meta.url).pathname;

async function launch(db: Db, caller: Caller, id: string): Promise<void> {
  const status = await caller.put(`campaigns/${id}/deploy`);
  if (status !== 200) throw new Error(`Launching ${id} was answered with ${status}`);
  // Nobody launches so many by hand.
  await db.deleteFrom('rate_counter').execute();
}

async function launchAll(db: Db, caller: Caller, ids: string[]): Promise<void> {
  const left = [...ids];
  const one = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) await launch(db, caller, id);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, one));
}

const unpublished = async (db: Db, campaigns?: string) => {
  const { n } = await db
    .selectFrom('publication')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('state', '!=', 'live')
    .$if(campaigns !== undefined, (query) => query.where('campaign_id', '=', campaigns ?? ''))
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** From the press of the button until the network has it. */
async function timeOf(db: Db, caller: Caller, id: string): Promise<number> {
  const began = performance.now();
  await launch(db, caller, id);
  while ((await unpublished(db, id)) > 0) await pause(LOOK_MS);
  return performance.now() - began;
}

const folder = await mkdtemp(join(tmpdir(), 'posthorn-bench-fairness-'));
const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
try {
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'db'), log: () => {} });
  closers.push(database.stop);
  await migrateToLatest(database.url);
  const { db, close } = connect(database.url, { statementTimeout: 0 });
  closers.push(close);
  await loadReference(db);
  const data = join(folder, 'data');
  const own = await fillLaunchable(db, data, 3 * EACH * ROUNDS + 1, [['LinkedinPostAd']]);
  const bulk = await fillLaunchable(db, data, BULK * ROUNDS, [['LinkedinPostAd']]);
  // The second ad is a film.
  const films = await fillLaunchable(db, data, FILMS * ROUNDS, [
    ['FacebookPostAd', 'FacebookPostAd'],
  ]);
  // With the networks inside, as it is tried: every account has an ad account of its own there.
  const env = {
    ...{ MODE: 'local', DATABASE_URL: database.url, DATA_DIR: data, PORT: String(PORT) },
    ...{ SANDBOX_PORT: String(NETWORKS_PORT), AD_NETWORKS: 'sandbox', DEMO_DATA: 'off' },
    LOG_LEVEL: 'warn',
  };
  const product = await startServer([main], env, `${url}/readyz`);
  closers.push(() => stopServer(product));
  const [me, many, filming] = [
    await signIn(db, url, own.personId),
    await signIn(db, url, bulk.personId),
    await signIn(db, url, films.personId),
  ];
  const next = () => own.campaigns.shift() ?? '';
  const measure = async () => {
    const times: number[] = [];
    for (let n = 0; n < EACH; n += 1) times.push(await timeOf(db, me, next()));
    return times;
  };
  await timeOf(db, me, next());

  const states = { quiet: [] as number[], films: [] as number[], bulk: [] as number[] };
  const ratios = { films: [] as number[], bulk: [] as number[] };
  console.log('ms until a launch is published    median        max     beside');
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured: Record<keyof typeof states, number[]> = { quiet: [], films: [], bulk: [] };
    for (const state of ['quiet', 'films', 'bulk'] as const) {
      if (state === 'films') await launchAll(db, filming, films.campaigns.splice(0, FILMS));
      if (state === 'bulk') await launchAll(db, many, bulk.campaigns.splice(0, BULK));
      const before = await unpublished(db);
      measured[state] = await measure();
      const after = await unpublished(db);
      states[state].push(...measured[state]);
      console.log(
        `${state.padEnd(28)}${shown(median(measured[state]))}${shown(Math.max(...measured[state]))}` +
          `     ${before} to ${after} waiting`,
      );
      while ((await unpublished(db)) > 0) await pause(100);
    }
    ratios.films.push(median(measured.films) / median(measured.quiet));
    ratios.bulk.push(median(measured.bulk) / median(measured.quiet));
  }
  console.log(`beside ${FILMS} films / quiet: ${median(ratios.films).toFixed(2)}`);
  console.log(`beside ${BULK} launches / quiet: ${median(ratios.bulk).toFixed(2)}`);
} finally {
  for (const close of closers.toReversed()) await close();
}
