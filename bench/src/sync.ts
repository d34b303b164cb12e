import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBenchDatabase } from './bench-database.ts';
import { fillFigures } from './fill-figures.ts';
import { median, quantile, shown } from './numbers.ts';
import { output, stopServer } from './processes.ts';
import { largest, openSessions, PRODUCT, startProduct } from './scene.ts';
import { recordAnswers } from './sync/answers.ts';

/** One account with a tenth of these. */
const size = { accounts: 1, campaigns: 100_000 };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 2);
const EVERY_MS = 50;
const QUIET_MS = 10_000;
/** Longer than this no round goes on, whatever is left to write of the 10,000 campaigns. */
const LONGEST_MS = 60_000;

const database = await openBenchDatabase(size);
const folder = await mkdtemp(join(tmpdir(), 'posthorn-bench-product-'));
const { accountId } = await fillFigures(database.url);
const product = await startProduct(database.url, folder);

/**
 * Asks for the overview at a fixed rate until told to stop, and answers how long each took from the moment at
 * which it was to be asked: one that waits for the one before it has waited, too.
 */
async function askOverview(cookie: string, until: Promise<unknown>): Promise<number[]> {
  let goesOn = true;
  void until.finally(() => {
    goesOn = false;
  });
  const waiting: Promise<number>[] = [];
  const began = performance.now();
  for (let n = 0; goesOn; n += 1) {
    const due = began + n * EVERY_MS;
    await new Promise((wake) => setTimeout(wake, Math.max(due - performance.now(), 0)));
    waiting.push(
      fetch(
        `http://127.0.0.1:${PRODUCT}/api/accounts/${accountId}/All/campaigns?page=1&perpage=10`,
        {
          headers: { cookie },
        },
      ).then(async (answer) => {
        await answer.text();
        if (answer.status !== 200) throw new Error(`Answered ${answer.status}`);
        return performance.now() - due;
      }),
    );
  }
  return Promise.all(waiting);
}

const wait = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

try {
  const [visitor] = await openSessions(database.url, largest);
  if (!visitor) throw new Error('There is no account');
  const keeper = new URL('sync/keep-answers.ts', import.meta.url).pathname;
  const quiet: number[] = [];
  const busy: number[] = [];
  const rates: number[] = [];
  await askOverview(visitor.cookie, wait(2_000));
  for (let round = 0; round < ROUNDS; round += 1) {
    const file = join(folder, 'answers.jsonl');
    // Others in each round: what is known already would not be written.
    await recordAnswers(database.url, accountId, file);
    quiet.push(...(await askOverview(visitor.cookie, wait(QUIET_MS))));
    const began = performance.now();
    const args = ['--import', 'tsx', keeper, database.url, file, String(LONGEST_MS)];
    const keeping = output(process.execPath, args).then((kept) =>
      rates.push(Number(kept) / ((performance.now() - began) / 1000)),
    );
    busy.push(...(await askOverview(visitor.cookie, keeping)));
  }
  console.log(`${'overview, ms'.padEnd(14)}       p50        p99`);
  for (const [name, times] of Object.entries({ quiet, syncing: busy }))
    console.log(`${name.padEnd(10)}${shown(median(times), 1)}${shown(quantile(times, 0.99), 1)}`);
  console.log(`p99 syncing / quiet ${(quantile(busy, 0.99) / quantile(quiet, 0.99)).toFixed(2)}`);
  console.log(`campaigns written per second ${median(rates).toFixed(0)}`);
} finally {
  await stopServer(product);
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
