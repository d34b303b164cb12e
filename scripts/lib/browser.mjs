import { setTimeout } from 'node:timers/promises';
import { findBrowser, findProgram } from './find-program.mjs';
import { run } from './run.mjs';

const browserPackage = 'chromium-headless-shell';
const LOCK_PATIENCE_S = 300;

/** Previews and screenshots show letters and emoji; a bare Linux has neither, nor a list of its fonts. */
const fonts = [
  { package: 'fonts-liberation', language: 'en' },
  { package: 'fonts-noto-color-emoji', language: 'und-zsye' },
];

/** @typedef {{ path: string } | { problem: string }} Browser */

/** @type {Promise<Browser> | undefined} */
let browser;

/** Makes sure of the browser once per run, however often it is asked for. */
export function ensureBrowser() {
  browser ??= installBrowser();
  return browser;
}

/**
 * The system's Chromium with its fonts; what is missing is installed where we may.
 * @returns {Promise<Browser>}
 */
export async function installBrowser() {
  const missing = await missingPackages();
  if (missing.length > 0) {
    if (process.getuid?.() !== 0 || !findProgram('apt-get')) return { problem: advice(missing) };
    console.log(`Installing ${missing.join(', ')} for the browser journeys with apt-get.`);
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...missing]]) {
      const { code, output } = await aptGet(args);
      if (code !== 0) return { problem: `${output}\n${advice(missing)}` };
    }
  }
  const path = findBrowser() ?? (await installedBrowser());
  return path ? { path } : { problem: advice([browserPackage]) };
}

/**
 * Another program may be installing something right now. apt-get waits for the end of another installation
 * by itself; where another one fetches the package lists, it fails at once and is tried again.
 * @param {string[]} args
 */
async function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const waiting = ['-o', `DPkg::Lock::Timeout=${LOCK_PATIENCE_S}`];
  const lastTry = Date.now() + LOCK_PATIENCE_S * 1000;
  for (;;) {
    const outcome = await run('apt-get', [...waiting, ...args], { env });
    const isLocked = outcome.code !== 0 && outcome.output.includes('Could not get lock');
    if (!isLocked || Date.now() >= lastTry) return outcome;
    await setTimeout(1000);
  }
}

/** Where apt-get put it: the PATH of this run need not name that folder. */
async function installedBrowser() {
  if (!findProgram('dpkg')) return undefined;
  const { output } = await run('dpkg', ['-L', browserPackage]);
  return output.split('\n').find((file) => file.endsWith(`/bin/${browserPackage}`));
}

async function missingPackages() {
  const missing = findBrowser() ? [] : [browserPackage];
  // Other systems bring fonts for everything.
  if (process.platform !== 'linux') return missing;
  if (!findProgram('fc-list'))
    return [...missing, 'fontconfig', ...fonts.map((font) => font.package)];
  for (const font of fonts) {
    const { output } = await run('fc-list', [`:lang=${font.language}`, 'family']);
    if (output.trim() === '') missing.push(font.package);
  }
  return missing;
}

/** @param {string[]} missing */
function advice(missing) {
  const command =
    process.platform === 'darwin'
      ? 'brew install --cask chromium'
      : `sudo apt-get install -y ${missing.join(' ')}`;
  return `The browser journeys need ${missing.join(', ')}. Run: ${command}`;
}
