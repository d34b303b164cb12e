import { openAsBlob } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onLibrary, upload } from './library.ts';
import { makePhoto } from './make-photo.ts';
import { median } from './numbers.ts';
import { memoryOf, peakDuring } from './processes.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const CROWDS = [10, 100];
/** Every tenth picture is a large one. */
const LARGE_EVERY = 10;

interface Photos {
  usual: string;
  large: string;
}

/** So many uploads at once to a product that has just been started: memory never comes back whole. */
async function crowdOf(crowd: number, { usual, large }: Photos): Promise<number> {
  let peak = 0;
  await onLibrary(async (library) => {
    const send = async (n: number) =>
      upload(library, await openAsBlob(n % LARGE_EVERY === LARGE_EVERY - 1 ? large : usual));
    const atRest = await memoryOf(library.pid);
    const began = performance.now();
    peak = await peakDuring(library.pid, () =>
      Promise.all(Array.from({ length: crowd }, (_, n) => send(n))),
    );
    const seconds = (performance.now() - began) / 1000;
    const left = await readdir(join(library.dataDir, 'incoming'));
    console.log(
      `${crowd} at once: from ${atRest.toFixed(0)} to ${peak.toFixed(0)} MB in ${seconds.toFixed(0)} s, ${left.length} files left behind`,
    );
  });
  return peak;
}

const folder = await mkdtemp(join(tmpdir(), 'posthorn-bench-photos-'));
try {
  const size = { width: 4000, height: 3000, grain: 4, quality: 90 };
  const photos = {
    usual: await makePhoto(folder, 'usual', size),
    large: await makePhoto(folder, 'large', { width: 7000, height: 5000, grain: 9, quality: 90 }),
  };
  for (const [name, path] of Object.entries(photos)) {
    console.log(`${name}: ${((await stat(path)).size / 1e6).toFixed(1)} MB`);
  }
  const peaks = new Map<number, number[]>(CROWDS.map((crowd) => [crowd, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const crowd of CROWDS) peaks.get(crowd)?.push(await crowdOf(crowd, photos));
  }
  const [few = 1, many = 1] = CROWDS.map((crowd) => median(peaks.get(crowd) ?? []));
  console.log(`medians ${few.toFixed(0)} and ${many.toFixed(0)} MB: ${(many / few).toFixed(2)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
