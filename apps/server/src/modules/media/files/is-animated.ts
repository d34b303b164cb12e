import { open } from 'node:fs/promises';

const SIGNATURE = 8;
const CHUNK_HEAD = 8;
const CHECKSUM = 4;

/** An animated png says so in a chunk before its first picture data. */
export async function isAnimatedPng(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(CHUNK_HEAD);
    for (let at = SIGNATURE; ; ) {
      const { bytesRead } = await file.read(head, 0, CHUNK_HEAD, at);
      if (bytesRead < CHUNK_HEAD) return false;
      const name = head.toString('latin1', 4, 8);
      if (name === 'acTL') return true;
      if (name === 'IDAT' || name === 'IEND') return false;
      at += CHUNK_HEAD + head.readUInt32BE(0) + CHECKSUM;
    }
  } finally {
    await file.close();
  }
}
