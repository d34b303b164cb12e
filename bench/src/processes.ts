import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = 100;

/** Seconds that stand in these two fields of a process: in its own name, and the kernel's for it. */
function seconds(pid: number, [own, kernel]: readonly [number, number]): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[own]) + Number(fields[kernel])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** CPU seconds a process has used so far. */
export const cpuOf = (pid: number): number => seconds(pid, [11, 12]);

/** CPU seconds of a process and everything it started, also of what has ended since. */
export function cpuOfFamily(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(Number(name)) === pid);
  const ended = seconds(pid, [13, 14]);
  return cpuOf(pid) + ended + children.reduce((sum, child) => sum + cpuOf(Number(child)), 0);
}

export function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return 0;
  }
}

export function output(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    child.stdout.on('data', (piece) => {
      text += piece;
    });
    child.stderr.on('data', (piece) => {
      text += piece;
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${program} failed: ${text}`)),
    );
  });
}

/** Starts a server and waits until it answers. */
export async function startServer(
  args: string[],
  env: Record<string, string>,
  readyUrl: string,
): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with ${child.exitCode}`);
    const answer = await fetch(readyUrl).catch(() => undefined);
    if (answer?.ok) return child as ChildProcess & { pid: number };
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`${args[0]} did not become ready`);
}

export async function stopServer(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** What a process has in memory, in megabytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** The most memory a process has while the work goes on, in megabytes. */
export async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  let goesOn = true;
  const watch = (async () => {
    while (goesOn) {
      peak = Math.max(peak, await memoryOf(pid));
      await new Promise((wake) => setTimeout(wake, 20));
    }
  })();
  try {
    await work();
  } finally {
    goesOn = false;
    await watch;
  }
  return peak;
}
