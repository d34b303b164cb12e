import {
  closeSync,
  fstatSync,
  fsync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { LedgerEvent } from './object.ts';

/** Where committed events go. A commit is all or nothing. */
export interface Log {
  replay(): Iterable<readonly LedgerEvent[]>;
  append(events: readonly LedgerEvent[]): void;
  close(): Promise<void>;
}

/** A person has to decide what becomes of it. */
export class UnreadableLog extends Error {}

export const memoryLog = (): Log => ({
  replay: () => [],
  append: () => {},
  close: async () => {},
});

const SYNC_AFTER_MS = 100;

/**
 * One line of JSON for each commit. A line is handed to the operating system before its request is
 * answered, so the death of this process loses nothing; the disk follows a moment later.
 */
export function openLog(folder: string): Log {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'ledger.jsonl');
  // Requests that wait to be carried out are kept with their keys.
  const file = openSync(path, 'a+', 0o600);
  const text = readFileSync(path);
  const whole = text.subarray(0, text.lastIndexOf('\n') + 1);
  // A line without an end was being written when the process died; no one was answered.
  if (whole.length < text.length) ftruncateSync(file, whole.length);

  let size = whole.length;
  let timer: NodeJS.Timeout | undefined;
  let syncing: Promise<void> = Promise.resolve();
  const sync = () => {
    timer = undefined;
    syncing = syncing.then(() => new Promise((resolve) => fsync(file, () => resolve())));
  };
  return {
    *replay() {
      // Line by line: films that came late make it longer than a text may be.
      for (let start = 0, line = 1; start < whole.length; line += 1) {
        const end = whole.indexOf('\n', start);
        yield parse(whole.toString('utf8', start, end), `${path}:${line}`);
        start = end + 1;
      }
    },
    append(events) {
      const line = Buffer.from(`${JSON.stringify(events)}\n`);
      // Two processes that write to one log know nothing of each other; the second one stops here.
      if (fstatSync(file).size !== size) throw new Error(`Another process writes to ${path}.`);
      try {
        for (let written = 0; written < line.length; ) {
          written += writeSync(file, line, written);
        }
      } catch (error) {
        // Half a line would be taken for part of the next: the disk may have room again later.
        ftruncateSync(file, size);
        throw error;
      }
      size += line.length;
      timer ??= setTimeout(sync, SYNC_AFTER_MS).unref();
    },
    async close() {
      clearTimeout(timer);
      sync();
      await syncing;
      closeSync(file);
    },
  };
}

function parse(line: string, where: string): LedgerEvent[] {
  try {
    return JSON.parse(line);
  } catch {
    throw new UnreadableLog(
      `The ad network sandbox cannot read its log at ${where}. Remove it to begin anew.`,
    );
  }
}
