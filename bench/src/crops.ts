import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Library, onLibrary, upload } from './library.ts';
import { makePhoto } from './make-photo.ts';
import { median, shown } from './numbers.ts';
import { output } from './processes.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const areas = {
  square: { x: 500, y: 0, width: 3000, height: 3000 },
  wide: { x: 0, y: 450, width: 4000, height: 2091 },
  tall: { x: 1150, y: 0, width: 1688, height: 3000 },
  'zoomed in': { x: 1650, y: 1150, width: 700, height: 700 },
} as const;
type Area = (typeof areas)[keyof typeof areas];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function cropByProduct({ url, headers }: Library, id: string, crop: Area): Promise<void> {
  const answer = await fetch(`${url}/api/master-images/${id}/cropped-images`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ crop }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

await onLibrary(async (library) => {
  const size = { width: 4000, height: 3000, grain: 7, quality: 92 };
  const photo = await makePhoto(library.folder, 'photo', size);
  const { id } = await upload(library, await openAsBlob(photo));
  // Both cut from the same file: the one the product has stored.
  const { url, headers } = library;
  const stored = await fetch(`${url}/api/master-images/${id}/file`, { headers });
  const original = join(library.folder, 'original.jpg');
  await writeFile(original, Buffer.from(await stored.arrayBuffer()));
  const cut = join(library.folder, 'cut.jpg');
  const thumbnail = join(library.folder, 'thumbnail.webp[Q=80]');
  const heads = ['product', 'vips', '+ thumbnail', 'prod/vips', 'prod/both'];
  console.log('milliseconds'.padEnd(12) + heads.map((head) => head.padStart(12)).join(''));
  for (const [name, area] of Object.entries(areas)) {
    const place = [area.x, area.y, area.width, area.height].map(String);
    const rounds: { product: number; vips: number; both: number }[] = [];
    await cropByProduct(library, id, area);
    for (let round = 0; round < ROUNDS; round += 1) {
      const vips = await timed(() => output('vips', ['crop', original, `${cut}[Q=92]`, ...place]));
      const product = await timed(() => cropByProduct(library, id, area));
      const small = await timed(() => output('vipsthumbnail', [cut, '-s', '480', '-o', thumbnail]));
      rounds.push({ product, vips, both: vips + small });
    }
    const of = (key: 'product' | 'vips' | 'both') => median(rounds.map((round) => round[key]));
    const columns = [
      shown(of('product'), 0),
      shown(of('vips'), 0),
      shown(of('both'), 0),
      shown(of('product') / of('vips')),
      shown(of('product') / of('both')),
    ];
    console.log(name.padEnd(12) + columns.map((column) => ` ${column}`).join(''));
  }
});
