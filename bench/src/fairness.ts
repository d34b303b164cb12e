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
/** Launches of one account are booked one after the other: more at once would only wait. */
const AT_A_TIME = 2;
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
  const own = await fillLaunchable(db, data, 3 * EACH * ROUNDS + 2, [['LinkedinPostAd']]);
  const bulk = await fillLaunchable(db, data, BULK, [['LinkedinPostAd']]);
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
  const start = (workers: number) =>
    startServer([main], { ...env, WORKERS: String(workers) }, `${url}/readyz`);
  let product = await start(4);
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

  const told = (state: string, times: number[], waiting: string) =>
    console.log(
      `${state.padEnd(28)}${shown(median(times))}${shown(Math.max(...times))}     ${waiting}`,
    );
  const quiet: number[] = [];
  const besideFilms: number[] = [];
  console.log(
    'ms until a launch is published    median        max     beside it, before and after',
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await measure();
    told('quiet', alone, '');
    await launchAll(db, filming, films.campaigns.splice(0, FILMS));
    const before = await unpublished(db);
    const beside = await measure();
    told(`${FILMS} films`, beside, `${before}, ${await unpublished(db)}`);
    quiet.push(...alone);
    besideFilms.push(...beside);
    while ((await unpublished(db)) > 0) await pause(100);
  }
  // All of them wait before the first is begun.
  await stopServer(product);
  product = await start(0);
  await launchAll(db, many, bulk.campaigns);
  await stopServer(product);
  product = await start(4);
  await timeOf(db, me, next());
  const besideBulk: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await unpublished(db);
    const beside = await measure();
    told(`${BULK} launches`, beside, `${before}, ${await unpublished(db)}`);
    besideBulk.push(...beside);
  }
  console.log(`beside ${FILMS} films / quiet: ${(median(besideFilms) / median(quiet)).toFixed(2)}`);
  console.log(
    `beside ${BULK} launches / quiet: ${(median(besideBulk) / median(quiet)).toFixed(2)}`,
  );
} finally {
  for (const close of closers.toReversed()) await close();
}
