import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import bundled from '@ffmpeg-installer/ffmpeg';
import sharp from 'sharp';

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

/** A real film: moving test bars, made by ffmpeg. */
export async function makeFilm(
  options: {
    width?: number;
    height?: number;
    seconds?: number;
    format?: 'mp4' | 'mov';
    with?: string[];
  } = {},
): Promise<Buffer> {
  const { width = 64, height = 64, seconds = 1, format = 'mp4' } = options;
  const folder = await mkdtemp(join(tmpdir(), 'posthorn-film-'));
  const path = join(folder, `film.${format}`);
  const source = `testsrc=size=${width}x${height}:rate=10:duration=${seconds}`;
  try {
    const input = ['-f', 'lavfi', '-i', source];
    const output = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', ...(options.with ?? [])];
    await promisify(execFile)(bundled.path, ['-v', 'error', ...input, ...output, '-y', path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
