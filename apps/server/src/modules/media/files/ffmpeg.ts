import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { MAX_MEGAPIXELS } from '@posthorn/domain';
import type { Logger } from 'pino';
import { shutIn } from './shut-in.ts';

const run = promisify(execFile);
const GIVE_UP_MS = 300_000;
const CPU_SECONDS = 60;

const { resolve } = createRequire(import.meta.url);
const machine = `${process.platform}-${process.arch}`;

/** The machine's own, which is kept up to date with it, goes before those that come along, newest first. */
const programs = [
  'ffmpeg',
  ...[`@ffmpeg-binary/${machine}`, `@ffmpeg-installer/${machine}`].flatMap((name) => {
    const file = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
    try {
      return [join(dirname(resolve(`${name}/package.json`)), file)];
    } catch {
      return [];
    }
  }),
];

const [own = ''] = programs;

let found: Promise<string> | undefined;

/** The first that runs. */
export function findFfmpeg(): Promise<string> {
  found ??= (async () => {
    for (const program of programs) {
      const isThere = await run(program, ['-version']).then(
        () => true,
        () => false,
      );
      if (isThere) return program;
    }
    return own;
  })();
  return found;
}

/** Said at the start of a server that takes films from strangers. */
export async function reportFfmpeg(log: Pick<Logger, 'warn'>): Promise<void> {
  if ((await findFfmpeg()) === own) return;
  log.warn('Films are read by the ffmpeg that came with npm. Install the one of this machine.');
}

/** The largest piece of memory it may ask for, and the largest picture it may decode. */
const MOST_BYTES = '500000000';
const MOST_PIXELS = String(MAX_MEGAPIXELS * 1_000_000);

/** Ends after a while, whatever it was fed, and reaches nothing but files. */
export async function runFfmpeg(args: string[], cpuSeconds = CPU_SECONDS): Promise<void> {
  const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-max_alloc', MOST_BYTES];
  const [program = '', ...rest] = [...(await shutIn(cpuSeconds)), await findFfmpeg()];
  try {
    await run(program, [...rest, ...quiet, ...args], {
      ...{ timeout: GIVE_UP_MS, killSignal: 'SIGKILL', maxBuffer: 1_000_000 },
      cwd: tmpdir(),
      // Nothing of what the server knows about itself; and no memory that is only reserved, by the
      // processor: it counts for the limit.
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '1' },
    });
  } catch (error) {
    // It ends with the same code as over a damaged film; only its words tell.
    const isFull = /No space left on device/.test((error as { stderr?: string }).stderr ?? '');
    throw isFull ? Object.assign(new Error('The disk is full'), { code: 'ENOSPC' }) : error;
  }
}

/** What cameras, phones and editors write; the hundreds of other decoders are never reached. */
const DECODERS = [
  ...['h264', 'hevc', 'av1', 'libdav1d', 'vp9', 'mpeg4', 'mpeg2video', 'mjpeg', 'prores'],
  ...['aac', 'mp3', 'mp3float', 'ac3', 'eac3', 'alac', 'opus', 'flac'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_f32le', 'pcm_f32be'],
].join(',');

/**
 * Reads one film and writes what is asked. Films come from strangers: only the one format and the usual
 * decoders are tried, in one thread, and nothing but the named file is opened.
 */
export async function ffmpeg(input: string, before: string[], after: string[]): Promise<void> {
  const safe = [
    ...['-protocol_whitelist', 'file', '-codec_whitelist', DECODERS],
    ...['-max_pixels', MOST_PIXELS, '-threads', '1', '-filter_threads', '1'],
  ];
  await runFfmpeg([
    ...safe,
    ...before,
    '-f',
    'mov',
    '-i',
    `file:${input}`,
    '-threads',
    '1',
    ...after,
  ]);
}
