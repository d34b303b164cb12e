import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterRealTime } from '../../clock.ts';
import { smoke } from './run-smoke.ts';
import { targetsIn } from './targets.ts';

const tell = (line: string) => process.stdout.write(`${line}\n`);
const folder = resolve(process.env.SMOKE_FOLDER || join('data', 'smoke'));
const targets = targetsIn(process.env);
if (targets.length === 0) {
  tell('No ad account is named, so nothing was tried. README.md says how: "A smoke test".');
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    tell('Stopping: what was made is taken away first.');
    stopping.abort();
  });
}

const clock = {
  now: Date.now,
  after: afterRealTime,
  sleep: (ms: number, signal?: AbortSignal) => sleep(ms, undefined, { signal }),
};

for (const target of targets) {
  const { network } = target.settings;
  try {
    const found = await smoke(target, {
      clock,
      folder: join(folder, network),
      signal: stopping.signal,
      tell,
    });
    tell(`${network}: ${found.length} differences from the sandbox`);
    for (const { call, what } of found) tell(`  ${call}: ${what}`);
  } catch (error) {
    process.exitCode = 1;
    tell(`${network}: ${(error as Error).message}`);
  }
}
if (targets.length > 0) tell(`The answers are in ${folder}.`);
