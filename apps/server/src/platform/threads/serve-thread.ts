import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { type MessagePort, parentPort } from 'node:worker_threads';

/** What a thread posts: its number in the system first, then what it says, until the conversation is over. */
export type Posted<Told> =
  | { kind: 'ready'; task: string | undefined }
  | { kind: 'told'; told: Told; isOver: boolean }
  | { kind: 'threw'; error: unknown };

/**
 * Runs a program of `openThreads`. Each conversation begins with what is asked first; whatever the program tells is
 * followed by one answer, and what it returns is the last that it tells.
 */
export function serveThread<Asked, Told>(
  converse: (asked: Asked, tell: (told: Told) => Promise<Asked>) => Promise<Told>,
): void {
  const port = parentPort as MessagePort;
  const post = (posted: Posted<Told>) => port.postMessage(posted);
  let heard: ((asked: Asked) => void) | undefined;
  const begin = (asked: Asked) => {
    const tell = (told: Told) =>
      new Promise<Asked>((resolve) => {
        heard = resolve;
        post({ kind: 'told', told, isOver: false });
      });
    converse(asked, tell).then(
      (told) => post({ kind: 'told', told, isOver: true }),
      (error: unknown) => post({ kind: 'threw', error }),
    );
  };
  port.on('message', (asked: Asked) => {
    const answer = heard ?? begin;
    heard = undefined;
    answer(asked);
  });
  post({ kind: 'ready', task: standBack() });
}

/** Requests come first. Only Linux knows the priority of a thread; elsewhere it would be that of the whole process. */
function standBack(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
}
