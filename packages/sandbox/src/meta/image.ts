import { createHash } from 'node:crypto';
import type { World } from '../dialect.ts';
import type { Params } from './call.ts';
import { invalid } from './graph-error.ts';
import { sizeOf } from './image-size.ts';

export const imageId = (account: string, hash: string): string => `${account}:${hash}`;

const LARGEST_BYTES = 30 * 1024 * 1024;

/** Keeps pictures, named after their contents: the same one twice is one. */
export async function newImages(account: string, params: Params, world: World) {
  const files = Object.entries(params).filter(
    ([name, value]) => name === 'bytes' || Buffer.isBuffer(value),
  );
  if (files.length === 0) throw invalid('Send a picture, as bytes or as a file');
  const images = files.map(([name, value]) => {
    const bytes = Buffer.isBuffer(value) ? value : Buffer.from(String(value), 'base64');
    const size = sizeOf(bytes);
    if (!size || bytes.length > LARGEST_BYTES) throw invalid('This is no picture', { field: name });
    return { name, hash: createHash('md5').update(bytes).digest('hex'), ...size };
  });
  return () => {
    const kept = images.map(({ name, hash, width, height }) => {
      const id = imageId(account, hash);
      const url = `https://scontent.invalid/${hash}`;
      const fields = { hash, width, height, url };
      if (!world.ledger.get(id)) {
        world.ledger.create({ kind: 'image', id, account, name, fields });
      }
      return [name, fields];
    });
    return { images: Object.fromEntries(kept) };
  };
}
