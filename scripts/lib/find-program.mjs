import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// The first is Chromium without its windows: it needs a third less of the processor.
const browsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The system's own Chromium; none is downloaded. CHROMIUM names one that is not on the PATH. A machine
 * without one gets undefined, never an exception: configurations that ask here are loaded there, too.
 * @returns {string | undefined}
 */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of browsers) {
    const found = findProgram(name);
    if (found) return found;
  }
  return undefined;
}

/** @param {string} name */
export function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
