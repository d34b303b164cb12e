import { type Picture, readLogo } from './logo.ts';
import { rasterised } from './rasterise.ts';

const known = new WeakMap<Uint8Array, Promise<Picture[]>>();

/** Below this a logo is not halved any more: no banner shows it smaller. */
const LEAST = 32;

/**
 * A logo in about the size it is shown in. Drawn much smaller than it is, its edges would be ragged:
 * resvg looks at a few of the pixels that come together, not at all of them.
 */
export async function logoAddress(
  bytes: Uint8Array,
  room: { width: number; height: number },
): Promise<string> {
  const sizes = known.get(bytes) ?? halved(readLogo(bytes));
  known.set(bytes, sizes);
  const [whole, ...smaller] = await sizes;
  const fine = smaller.filter(({ width, height }) => width >= room.width || height >= room.height);
  return (fine.at(-1) ?? whole)?.address ?? '';
}

/** The picture, half of it, half of that, and so on. */
async function halved(whole: Picture): Promise<Picture[]> {
  const sizes = [whole];
  for (let last = whole; Math.max(last.width, last.height) >= LEAST * 2; ) {
    const [width, height] = [Math.ceil(last.width / 2), Math.ceil(last.height / 2)];
    const image = `<image href="${last.address}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
    last = readLogo(await rasterised(svg));
    sizes.push(last);
  }
  return sizes;
}
