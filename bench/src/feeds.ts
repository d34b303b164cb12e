import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bundle } from './bundle.ts';
import { makeFeed } from './feeds/make-feed.ts';
import { median, shown } from './numbers.ts';
import { output } from './processes.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MB = 1024 * 1024;
const FILE_MB = Number(process.env.BENCH_FEED_MB ?? 100);

const folder = await mkdtemp(join(tmpdir(), 'posthorn-feeds-'));
// Built as the product is: where TypeScript is run directly, naming inner functions takes two fifths of the time.
const program = join(folder, 'read.mjs');
await writeFile(program, await bundle(new URL('./feeds/read.ts', import.meta.url), 'node'));

interface Took {
  ms: number;
  megabytes: number;
}

const ours = async (task: 'parse' | 'read' | 'memory', what: string): Promise<Took> =>
  JSON.parse(await output(process.execPath, [program, task, what]));

async function xmllint(file: string): Promise<number> {
  const began = performance.now();
  await output('xmllint', ['--stream', '--huge', '--noout', file]);
  return performance.now() - began;
}

const has = await output('xmllint', ['--version']).then(
  () => true,
  () => false,
);
try {
  if (has) await compareWithXmllint();
  else console.log('xmllint is not there to compare with (Debian: apt-get install libxml2-utils).');
  const small = await ours('memory', '100');
  const large = await ours('memory', '1024');
  console.log(
    `\nmegabytes of memory: ${shown(small.megabytes, 0)} for 100 MB, ${shown(large.megabytes, 0)} for 1 GB`,
  );
  console.log(`1 GB / 100 MB: ${shown(large.megabytes / small.megabytes)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function compareWithXmllint(): Promise<void> {
  const file = join(folder, 'feed.xml');
  await pipeline(Readable.from(makeFeed(FILE_MB * MB)), createWriteStream(file));
  const rounds: Record<'xmllint' | 'parse' | 'read', number[]> = {
    xmllint: [],
    parse: [],
    read: [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.xmllint.push(await xmllint(file));
    rounds.parse.push((await ours('parse', file)).ms);
    rounds.read.push((await ours('read', file)).ms);
  }
  const yardstick = median(rounds.xmllint);
  console.log(`${`${FILE_MB} MB, ${ROUNDS} rounds`.padEnd(28)}  MB/s of xmllint`);
  for (const [name, times] of Object.entries(rounds)) {
    const ms = median(times);
    console.log(name.padEnd(22) + shown((FILE_MB * 1_000) / ms, 1) + shown(yardstick / ms));
  }
}
