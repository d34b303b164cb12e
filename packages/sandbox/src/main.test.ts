import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';

const tsx = createRequire(import.meta.url).resolve('tsx/cli');

let folder = '';
let running: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-main-'));
});
afterEach(async () => {
  await kill('SIGTERM');
  rmSync(folder, { recursive: true });
});

/** Answers where its control plane is. */
async function start(): Promise<string> {
  const main = join(import.meta.dirname, 'main.ts');
  const args = [tsx, main, '--folder', folder, '--port', '0', '--rate', '0'];
  running = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  if (!running.stdout) throw new Error('It can not be heard.');
  const [line] = await once(createInterface(running.stdout), 'line');
  return (JSON.parse(line) as { control: string }).control;
}

/** Its starter and itself, which is another process. */
async function kill(signal: NodeJS.Signals): Promise<void> {
  if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return;
  const gone = once(running, 'exit');
  process.kill(-running.pid, signal);
  await gone;
}

const addPage = (control: string, id: number) =>
  fetch(`${control}/__sandbox/pages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ network: 'meta', id: String(id), name: `Page ${id}` }),
  });

test('nothing that was answered is lost when the process is killed in the middle', async () => {
  const control = await start();
  const answered: string[] = [];
  let id = 0;
  const callers = Array.from({ length: 4 }, async () => {
    for (;;) {
      id += 1;
      const own = id;
      const answer = await addPage(control, own).catch(() => undefined);
      if (answer?.status !== 204) return;
      answered.push(String(own));
      if (answered.length === 40) void kill('SIGKILL');
    }
  });
  await Promise.all(callers);
  expect(answered.length).toBeGreaterThanOrEqual(40);

  const again = await start();
  const { pages } = (await (await fetch(`${again}/__sandbox/pages`)).json()) as {
    pages: { id: string }[];
  };
  const kept = pages.map((page) => page.id);
  expect(answered.filter((page) => !kept.includes(page))).toEqual([]);
  // At most those that were on their way, one for each caller.
  expect(kept.length - answered.length).toBeLessThanOrEqual(callers.length);
});
