import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { BundleSource } from './sources.ts';

/** The earliest a zip file can hold: the same files make the same bytes, whenever they are packed. */
const mtime = new Date(1980, 0, 1);

/** An uploaded banner as a zip file, as the networks take it. */
export async function packBundle(
  { files }: BundleSource,
  read: (key: string) => Promise<Buffer>,
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { path, key } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    zip.addBuffer(await read(key), path, { mtime, mode: 0o100644 });
  }
  zip.end();
  return buffer(zip.outputStream);
}
