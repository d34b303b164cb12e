import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every product of a run writes its log here, under its own name. */
export const logFolder = fileURLToPath(new URL('../test-results/', import.meta.url));

const ERROR = 50;

/** What the products logged as an error since this moment, each line with the product's name. */
export async function errorsLoggedSince(moment: Date): Promise<string[]> {
  const files = (await readdir(logFolder)).filter((name) => name.endsWith('.log'));
  const logs = files.map(async (name) => {
    const lines = (await readFile(join(logFolder, name), 'utf8')).split('\n');
    return lines.filter((line) => isError(line, moment)).map((line) => `${name}: ${line}`);
  });
  return (await Promise.all(logs)).flat();
}

function isError(line: string, since: Date): boolean {
  // Between the log's own lines stand those for a person who starts the product.
  if (!line.startsWith('{')) return false;
  try {
    const { level, time } = JSON.parse(line);
    return level >= ERROR && time >= since.getTime();
  } catch {
    // Killed in the middle of a line.
    return false;
  }
}
