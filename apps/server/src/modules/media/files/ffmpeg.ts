import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import bundled from '@ffmpeg-installer/ffmpeg';

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

/** Ends after a while, whatever it was fed. */
export async function runFfmpeg(args: string[]): Promise<void> {
  const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'error'];
  await run(await findProgram(), [...quiet, ...args], {
    timeout: GIVE_UP_MS,
    killSignal: 'SIGKILL',
    maxBuffer: 1_000_000,
  });
}

/**
 * Reads one film and writes what is asked. Films come from strangers: only the one format is tried,
 * and nothing but the named file is opened.
 */
export async function ffmpeg(input: string, before: string[], after: string[]): Promise<void> {
  const safe = ['-protocol_whitelist', 'file', ...before, '-f', 'mov', '-i', `file:${input}`];
  await runFfmpeg([...safe, ...after]);
}
