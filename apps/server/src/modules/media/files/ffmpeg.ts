import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import bundled from '@ffmpeg-installer/ffmpeg';
import { MAX_MEGAPIXELS } from '@posthorn/domain';

const run = promisify(execFile);
const GIVE_UP_MS = 120_000;

let program: Promise<string> | undefined;

/** The machine's own ffmpeg is newer than the one that comes along, so it goes first. */
function findProgram(): Promise<string> {
  program ??= run('ffmpeg', ['-version']).then(
    () => 'ffmpeg',
    () => bundled.path,
  );
  return program;
}

/** The largest piece of memory it may ask for, and the largest picture it may decode. */
const MOST_BYTES = '500000000';
const MOST_PIXELS = String(MAX_MEGAPIXELS * 1_000_000);

/** Ends after a while, whatever it was fed. */
export async function runFfmpeg(args: string[]): Promise<void> {
  const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-max_alloc', MOST_BYTES];
  const limits = { timeout: GIVE_UP_MS, killSignal: 'SIGKILL', maxBuffer: 1_000_000 } as const;
  try {
    await run(await findProgram(), [...quiet, ...args], limits);
  } catch (error) {
    // It ends with the same code as over a damaged film; only its words tell.
    const isFull = /No space left on device/.test((error as { stderr?: string }).stderr ?? '');
    throw isFull ? Object.assign(new Error('The disk is full'), { code: 'ENOSPC' }) : error;
  }
}

/**
 * Reads one film and writes what is asked. Films come from strangers: only the one format is tried,
 * and nothing but the named file is opened.
 */
export async function ffmpeg(input: string, before: string[], after: string[]): Promise<void> {
  const safe = ['-protocol_whitelist', 'file', '-max_pixels', MOST_PIXELS, ...before];
  await runFfmpeg([...safe, '-f', 'mov', '-i', `file:${input}`, ...after]);
}
