import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installBrowser } from './browser.mjs';
import { findBrowser } from './find-program.mjs';
import { inRoot } from './root.mjs';
import { runScript } from './run.mjs';

/** The only folder on the PATH: a machine with nothing but what a test puts there. */
let machine: string;
beforeEach(async () => {
  machine = await mkdtemp(join(tmpdir(), 'posthorn-path-'));
  vi.stubEnv('PATH', machine);
  vi.stubEnv('CHROMIUM', undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(machine, { recursive: true, force: true });
});

async function put(name: string, script = '') {
  const file = join(machine, name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}

const as = (user: number) => vi.spyOn(process, 'getuid').mockReturnValue(user);
const onLinux = () => vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');

it('lets the journeys be read on a machine without Chromium', async () => {
  const playwright = inRoot('node_modules/@playwright/test/cli.js');
  const { code, output } = await runScript(playwright, ['test', '--list', 'theme'], {
    cwd: inRoot('e2e'),
  });
  expect(output).toMatch(/Total: \d+ tests? in 1 file/);
  expect(code).toBe(0);
});

it('finds none where there is none, and prefers the one without windows', async () => {
  expect(findBrowser()).toBeUndefined();
  const usual = await put('google-chrome');
  expect(findBrowser()).toBe(usual);
  const headless = await put('chromium-headless-shell');
  expect(findBrowser()).toBe(headless);
  await chmod(headless, 0o644);
  expect(findBrowser()).toBe(usual);
  vi.stubEnv('CHROMIUM', '/opt/mine');
  expect(findBrowser()).toBe('/opt/mine');
});

it('installs the browser, fonts and their list, and then needs nothing more', async () => {
  onLinux();
  as(0);
  const log = join(machine, 'log');
  const fontList = `printf 'echo Noto' > ${machine}/fc-list; /bin/chmod +x ${machine}/fc-list`;
  const browser = `: > ${machine}/chromium-headless-shell; /bin/chmod +x ${machine}/chromium-headless-shell`;
  await put('apt-get', `echo "$@" >> ${log}; ${fontList}; ${browser}`);
  expect(await installBrowser()).toEqual({ path: join(machine, 'chromium-headless-shell') });
  const calls = (await readFile(log, 'utf8')).trim().split('\n');
  expect(calls).toHaveLength(2);
  expect(calls[0]).toMatch(/ update$/);
  expect(calls[1]).toMatch(
    / install .*chromium-headless-shell fontconfig fonts-liberation fonts-noto-color-emoji$/,
  );
  await put('fc-list', 'echo Noto');
  expect(await installBrowser()).toEqual({ path: join(machine, 'chromium-headless-shell') });
  expect((await readFile(log, 'utf8')).trim().split('\n')).toHaveLength(2);
});

it('finds the browser that apt-get put into a folder outside the PATH', async () => {
  onLinux();
  as(0);
  await put('fc-list', 'echo Noto');
  await put('apt-get');
  await put('dpkg', 'echo "/usr/share/doc/$2"; echo "/elsewhere/bin/$2"');
  expect(await installBrowser()).toEqual({ path: '/elsewhere/bin/chromium-headless-shell' });
});

it('installs only the font that is missing', async () => {
  onLinux();
  as(0);
  const log = join(machine, 'log');
  await put('chromium');
  await put('fc-list', 'test "$1" = :lang=en && echo Liberation');
  await put('apt-get', `echo "$@" >> ${log}`);
  expect(await installBrowser()).toEqual({ path: join(machine, 'chromium') });
  expect(await readFile(log, 'utf8')).toMatch(/recommends fonts-noto-color-emoji$/m);
});

it('names the command where it may not install', async () => {
  onLinux();
  as(1000);
  await put('apt-get');
  await put('fc-list', 'echo Noto');
  const problem = 'Run: sudo apt-get install -y chromium-headless-shell';
  expect(await installBrowser()).toEqual({ problem: expect.stringContaining(problem) });
});

it('tells what apt-get said when it fails', async () => {
  onLinux();
  as(0);
  await put('apt-get', 'echo no network; exit 100');
  expect(await installBrowser()).toEqual({ problem: expect.stringContaining('no network') });
});

it('waits while another program fetches the package lists', async () => {
  onLinux();
  as(0);
  await put('fc-list', 'echo Noto');
  const locked = `: > ${machine}/locked; echo 'E: Could not get lock /var/lib/apt/lists/lock.'; exit 100`;
  const browser = `: > ${machine}/chromium; /bin/chmod +x ${machine}/chromium`;
  await put('apt-get', `if test -e ${machine}/locked; then ${browser}; else ${locked}; fi`);
  expect(await installBrowser()).toEqual({ path: join(machine, 'chromium') });
});
