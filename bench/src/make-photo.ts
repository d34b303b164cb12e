import { join } from 'node:path';
import { output } from './processes.ts';

/** Something as hard to compress as a photograph: soft shapes of several sizes, and grain. */
export async function makePhoto(
  folder: string,
  name: string,
  {
    width,
    height,
    grain,
    quality,
  }: { width: number; height: number; grain: number; quality: number },
): Promise<string> {
  const file = (part: string) => join(folder, `${name}-${part}.v`);
  const vips = (...args: (string | number)[]) => output('vips', args.map(String));
  const bands = [600, 410, 270];
  for (const [n, cell] of bands.entries()) {
    await vips('perlin', file('coarse'), width, height, '--cell-size', cell);
    await vips('perlin', file('fine'), width, height, '--cell-size', 40 + n * 9);
    await vips('gaussnoise', file('grain'), width, height, '--mean', 128, '--sigma', grain);
    await vips('linear', file('coarse'), file('a'), 60, 0);
    await vips('linear', file('fine'), file('b'), 24, 0);
    await vips('add', file('a'), file('b'), file('c'));
    await vips('add', file('c'), file('grain'), file(`band-${n}`));
  }
  const joined = bands.map((_, n) => file(`band-${n}`)).join(' ');
  await vips('bandjoin', joined, file('float'));
  await vips('cast', file('float'), file('uchar'), 'uchar');
  const photo = join(folder, `${name}.jpg`);
  await vips('copy', file('uchar'), file('named'), '--interpretation', 'srgb');
  await vips('jpegsave', file('named'), photo, '--Q', quality);
  return photo;
}
