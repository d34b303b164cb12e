import { open } from 'node:fs/promises';

export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'mp4' | 'quicktime';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
/** What the first box of a film may be. Files from before 2001 have no 'ftyp'. */
const oldQuicktime = new Set(['moov', 'mdat', 'wide', 'free', 'skip']);
/** Relatives of mp4 that are no film for an ad: still pictures and sound. */
const heicBrands = /^(heic|heix|heim|heis|hevc|mif1|msf1)$/;
const avifBrands = /^(avif|avis)$/;
const otherBrands = /^(crx |M4A |M4B |F4A |F4B )$/;

/** What a file is by its first bytes; its name and what the browser says do not count. */
export async function sniff(path: string): Promise<FileKind | undefined> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return kindOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

export function kindOf(head: Buffer): FileKind | undefined {
  if (head.subarray(0, 8).equals(png)) return 'png';
  if (head.subarray(0, 3).equals(jpeg)) return 'jpeg';
  if (head.length < 12) return undefined;
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
    return 'webp';
  const box = head.toString('latin1', 4, 8);
  const brand = head.toString('latin1', 8, 12);
  if (box === 'ftyp') {
    if (brand === 'qt  ') return 'quicktime';
    if (heicBrands.test(brand)) return 'heic';
    if (avifBrands.test(brand)) return 'avif';
    return otherBrands.test(brand) ? undefined : 'mp4';
  }
  return oldQuicktime.has(box) ? 'quicktime' : undefined;
}
