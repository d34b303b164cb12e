import { type ChildProcess, fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { useSharedServer } from '@posthorn/db/testing/databases';
import { prepareGround } from './ground.ts';
import { type SimulationResult, simulate } from './simulate.ts';

/**
 * Simulates one seed after another on all cores, one line each, until there are no more or one of them
 * breaks a promise. README.md of bench says how it is called.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string', default: '1-200' },
    launches: { type: 'string', default: '32' },
    workers: { type: 'string', default: String(availableParallelism()) },
    /** Goes on with the next seed where one breaks a promise. */
    'go-on': { type: 'boolean', default: false },
    /** A file for every line of what happened. */
    trace: { type: 'string' },
    /** Set for the processes that this one starts. */
    database: { type: 'string' },
  },
});
const launches = Number(values.launches);

if (values.database) await workFor(values.database);
else await sweep();

/** Simulates the seeds that the parent process sends. */
async function workFor(adminUrl: string): Promise<void> {
  const ground = await prepareGround(adminUrl);
  const file = values.trace ? createWriteStream(values.trace) : undefined;
  const seen = file && ((line: string) => void file.write(`${line}\n`));
  process.on('message', async (seed: number) => {
    const began = process.cpuUsage();
    try {
      const result = await simulate(ground, seed, { launches, ...(seen && { seen }) });
      const { user, system } = process.cpuUsage(began);
      process.send?.({ ...result, cpuSeconds: (user + system) / 1e6 });
    } catch (error) {
      const breaches = [String((error as Error).stack ?? error)];
      process.send?.({ seed, breaches });
    }
  });
  process.send?.('ready');
}

type Report = SimulationResult & { cpuSeconds: number };

async function sweep(): Promise<void> {
  const server = await useSharedServer();
  const [first = 1, last = Number.POSITIVE_INFINITY] = rangeOf(values.seed ?? values.seeds);
  const total = { seeds: 0, publishes: 0, events: 0, killed: 0, retried: 0, cpuSeconds: 0 };
  const began = Date.now();
  let next = first;
  let hasFailed = false;
  const failed = (seed: number, reason: string) => {
    hasFailed = true;
    process.exitCode = 1;
    print(`\nSeed ${seed} breaks a promise:\n  ${reason}`);
    print(
      `Replay it: npm run simulate -w bench -- --seed ${seed} --launches ${launches} --trace trace.txt`,
    );
  };
  const hear = (worker: ChildProcess, said: 'ready' | Report) => {
    if (said !== 'ready') {
      if (said.breaches.length > 0) failed(said.seed, said.breaches.join('\n  '));
      else report(said, total);
    }
    if ((hasFailed && !values['go-on']) || next > last) worker.kill();
    else {
      worker.send(next);
      next += 1;
    }
  };
  const count = Math.min(Number(values.workers), last - first + 1);
  await Promise.all(
    Array.from({ length: count }, () => {
      const worker = fork(import.meta.filename, [
        ...process.argv.slice(2),
        '--database',
        server.adminUrl,
      ]);
      worker.on('message', (said) => hear(worker, said as 'ready' | Report));
      return new Promise((resolve) => worker.on('exit', resolve));
    }),
  );
  await server.stop();
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  print(`\n${JSON.stringify({ ...total, cpuSeconds: Math.round(total.cpuSeconds), minutes })}`);
}

function report(result: Report, total: Record<string, number>): void {
  const { seed, hash, publishes, events, killed, databaseErrors, retried, cpuSeconds } = result;
  print(
    `seed ${seed}  ${hash.slice(0, 16)}  ${publishes} publishes, ${events} events, ${killed} killed, ` +
      `${databaseErrors} database errors, ${retried} retried, ${cpuSeconds.toFixed(1)} s`,
  );
  total.seeds = (total.seeds ?? 0) + 1;
  for (const [name, value] of Object.entries({ publishes, events, killed, retried, cpuSeconds })) {
    total[name] = (total[name] ?? 0) + value;
  }
}

/** '7' is one seed, '1-200' are many, '1-' goes on until it is stopped. */
function rangeOf(text: string): (number | undefined)[] {
  const [first, last] = text.split('-');
  if (last === undefined) return [Number(first), Number(first)];
  return [Number(first), last === '' ? undefined : Number(last)];
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
