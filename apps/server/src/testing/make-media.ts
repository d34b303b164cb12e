import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { findFfmpeg } from '../modules/media/index.ts';

/** A real picture in one colour; a jpeg when asked for. */
export function makePicture(options: {
  width: number;
  height: number;
  format?: 'png' | 'jpeg';
}): Promise<Buffer> {
  const { width, height, format = 'png' } = options;
  const background = { r: 5, g: 55, b: 126 };
  return sharp({ create: { width, height, channels: 3, background } })
    [format]()
    .toBuffer();
}

/** A black square of so many pixels a side, in very few bytes. */
export function makeHugePicture(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, checksum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A real film: moving test bars, made by ffmpeg. */
export async function makeFilm(
  options: {
    width?: number;
    height?: number;
    seconds?: number;
    format?: 'mp4' | 'mov';
    /** What ffmpeg films; the test bars unless said otherwise. */
    source?: string;
    with?: string[];
  } = {},
): Promise<Buffer> {
  const { width = 64, height = 64, seconds = 1, format = 'mp4' } = options;
  const folder = await mkdtemp(join(tmpdir(), 'posthorn-film-'));
  const path = join(folder, `film.${format}`);
  const bars = `testsrc=size=${width}x${height}:rate=10:duration=${seconds}`;
  try {
    const input = ['-f', 'lavfi', '-i', options.source ?? bars];
    const output = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', ...(options.with ?? [])];
    await promisify(execFile)(await findFfmpeg(), ['-v', 'error', ...input, ...output, '-y', path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same film, to be shown turned by a quarter: only a table in its head says so. */
export function turned(film: Buffer): Buffer {
  const copy = Buffer.from(film);
  const matrix = copy.indexOf('tkhd') + 44;
  for (const [n, value] of [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000].entries()) {
    copy.writeInt32BE(value, matrix + 4 * n);
  }
  return copy;
}
