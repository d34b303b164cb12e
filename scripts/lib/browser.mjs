import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

// The first is Chromium without its windows: it needs a third less of the processor.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const browserPackage = 'chromium-headless-shell';
const fontPackage = 'fonts-noto-color-emoji';

/** @typedef {{ path: string } | { problem: string }} Browser */

/**
 * The system's Chromium with a font for emoji, which previews and screenshots show.
 * @returns {Promise<Browser>}
 */
export async function ensureBrowser() {
  const missing = await whatIsMissing();
  if (missing.length > 0) {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
      return { problem: advice(missing) };
    console.log(`Installing ${missing.join(' and ')} for the browser journeys with apt-get.`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', ...missing]]) {
      const { code, output } = await run('apt-get', args, { env });
      if (code !== 0) return { problem: `${output}\n${advice(missing)}` };
    }
  }
  const path = findOnPath();
  return path ? { path } : { problem: advice([browserPackage]) };
}

async function whatIsMissing() {
  const missing = [];
  if (!findOnPath()) missing.push(browserPackage);
  // Only Linux lacks one, and only where fonts can be listed is it known.
  if (process.platform === 'linux' && !(await hasEmojiFont())) missing.push(fontPackage);
  return missing;
}

async function hasEmojiFont() {
  const { code, output } = await run('fc-list', [':lang=und-zsye', 'family']);
  return code === 0 && output.trim() !== '';
}

function findOnPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((candidate) => existsSync(candidate));
}

/** @param {string[]} missing */
function advice(missing) {
  const command =
    process.platform === 'darwin'
      ? 'brew install --cask chromium'
      : `sudo apt-get install -y ${missing.join(' ')}`;
  return `The browser journeys need ${missing.join(' and ')}. Run: ${command}`;
}
