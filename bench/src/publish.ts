import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type Result, run } from './publish/run.ts';

const publishes = Number(process.env.BENCH_PUBLISHES ?? 2_000);
const seeds = (process.env.BENCH_SEEDS ?? '1,2,3,4').split(',');
const workers = Number(process.env.BENCH_WORKERS ?? 3);

/** What must never happen. */
const never = ['unclear', 'doubled', 'orphaned', 'wrongBudget', 'tooEarly', 'stuck'] as const;

/** What was promised: one whole tree each, and a clear word and a working retry on the way. */
const isKept = (result: Result): boolean =>
  result.publishes >= publishes &&
  result.whole === result.publishes &&
  result.retried === result.failedClearly &&
  never.every((name) => result[name] === 0);

const results: ({ seed: string } & Result)[] = [];
for (const seed of seeds) {
  const { folder, ...result } = await run({ seed, publishes, workers });
  results.push({ seed, ...result });
  console.table([{ seed, ...result }]);
  if (isKept(result)) await rm(folder, { recursive: true, force: true });
  else console.log(`  Something is not right. Database, ledger and logs are left in ${folder}`);
}
const data = new URL('../.data/', import.meta.url).pathname;
await mkdir(data, { recursive: true });
await writeFile(`${data}publish.json`, JSON.stringify(results, null, 2));
console.table(results);
const isRight = results.every(isKept);
console.log(isRight ? 'Every publish ended in one whole tree.' : 'A promise was broken.');
process.exitCode = isRight ? 0 : 1;
