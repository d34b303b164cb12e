import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// The first is Chromium without its windows: it needs a third less of the processor.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The system's own; none is downloaded. CHROMIUM names one that is not on the PATH. */
export function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = process.env.CHROMIUM ?? candidates.find(isProgram);
  if (!found) throw new Error('There is no Chromium on the PATH: install it, or set CHROMIUM.');
  return found;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
