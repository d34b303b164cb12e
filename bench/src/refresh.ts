import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Db, loadReference, migrateToLatest } from '@posthorn/db';
import { startEmbeddedPostgres } from '@posthorn/db/embedded';
import { sql } from 'kysely';
import { type ListOfFeed, makeListOfFeed } from './feeds/list-of-feed.ts';
import { job } from './feeds/make-feed.ts';
import { median } from './numbers.ts';
import { stopServer } from './processes.ts';
import { PRODUCT, startProduct } from './scene.ts';

const JOBS = Number(process.env.BENCH_JOBS ?? 50_000);
/** One of a hundred is different: half of them say something else, a quarter is new, a quarter is gone. */
const DIFFERENT = JOBS / 100;
const gone = DIFFERENT / 4;
const changed = DIFFERENT / 2;

const feeds = {
  first: () => jobsFrom(1, JOBS),
  again: () => jobsFrom(1, JOBS),
  'one of a hundred': () => [
    ...jobsFrom(gone + 1, gone + changed, 'Night nurse'),
    ...jobsFrom(gone + changed + 1, JOBS + gone),
  ],
};
const jobsFrom = (from: number, to: number, title?: string): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => job(from + at, title));

/** What was written to the tables of a refresh so far, and to the log of the database. */
async function written(db: Db) {
  const read = async () => {
    const { rows } = await sql<{ job: number; aside: number; others: number; log: number }>`
      select
        sum(n) filter (where relname = 'job')::int as job,
        sum(n) filter (where relname = 'job_incoming')::int as aside,
        sum(n) filter (where relname not in ('job', 'job_incoming'))::int as others,
        pg_current_wal_lsn() - '0/0' as log
      from (select relname, n_tup_ins + n_tup_upd + n_tup_del as n from pg_stat_user_tables
        where schemaname = 'public') counted`.execute(db);
    return rows[0] ?? { job: 0, aside: 0, others: 0, log: 0 };
  };
  // Each connection tells what it has written when it has had nothing to do for a while.
  for (let before = await read(); ; ) {
    await new Promise((wait) => setTimeout(wait, 5_000));
    const now = await read();
    if (now.job === before.job && now.aside === before.aside) return now;
    before = now;
  }
}

const ROUNDS = 30;
const PAGE = 50;

/** How long pages of the jobs take beside the list of the account's campaigns, of which it has none. */
async function pagesOf({ ask, itemsPath, campaignsPath }: ListOfFeed) {
  const paths = {
    'no campaigns': campaignsPath,
    'first page of jobs': `${itemsPath}?page=1&perpage=${PAGE}`,
    'last page of jobs': `${itemsPath}?page=${JOBS / PAGE}&perpage=${PAGE}`,
    'refused jobs, of which there are none': `${itemsPath}?page=1&perpage=${PAGE}&refused=true`,
  };
  const times = new Map(Object.keys(paths).map((name) => [name, [] as number[]]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, path] of Object.entries(paths)) {
      const began = performance.now();
      await ask(path);
      // The first is for warming up.
      if (round > 0) times.get(name)?.push(performance.now() - began);
    }
  }
  const yardstick = median(times.get('no campaigns') ?? []);
  return [...times].map(([list, took]) => ({
    ...{ list, milliseconds: median(took).toFixed(1) },
    'against no campaigns': (median(took) / yardstick).toFixed(1),
  }));
}

let content: string[] = [];
const host = createServer((_, reply) => {
  reply.write('<?xml version="1.0" encoding="utf-8"?>\n<source>');
  reply.end(`${content.join('')}</source>`);
});
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
const feedUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}/jobs.xml`;

const folder = await mkdtemp(join(tmpdir(), 'posthorn-bench-refresh-'));
const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => {} });
await migrateToLatest(database.url);
const { db, close } = connect(database.url, { statementTimeout: 0 });
await loadReference(db);
const product = await startProduct(database.url, join(folder, 'data'), {
  ...{ WORKERS: '2', SANDBOX_PORT: '0' },
});
try {
  const list = await makeListOfFeed(db, `http://127.0.0.1:${PRODUCT}`, feedUrl);
  const rows: Record<string, string | number>[] = [];
  for (const [name, make] of Object.entries(feeds)) {
    content = make();
    const before = await written(db);
    const reading = await list.refresh();
    const after = await written(db);
    rows.push({
      refresh: name,
      ...{ new: reading.added, changed: reading.changed, gone: reading.gone },
      'rows of jobs': after.job - before.job,
      'rows kept aside': after.aside - before.aside,
      'other rows': after.others - before.others,
      'log in kB': Math.round((after.log - before.log) / 1_024),
      seconds: (reading.ms / 1_000).toFixed(1),
    });
  }
  console.log(`${JOBS} jobs`);
  console.table(rows);
  // As the database does by itself within a minute.
  await sql`vacuum analyze job`.execute(db);
  console.table(await pagesOf(list));
} finally {
  await stopServer(product);
  await close();
  await database.stop();
  host.closeAllConnections();
  host.close();
  await rm(folder, { recursive: true, force: true });
}
