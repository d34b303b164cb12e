import pLimit, { type LimitFunction } from 'p-limit';

/** A large feed keeps the process busy, and a slow host keeps its place until it has answered. */
const oneCheckOfFew = pLimit(2);

interface Line {
  inTurn: LimitFunction;
  waiting: number;
}
const lines = new Map<string, Line>();

/** Checks of one person come one after the other, so that a person holds one of the few places. */
export async function inLineForChecks<T>(personId: string, check: () => Promise<T>): Promise<T> {
  const line = lines.get(personId) ?? { inTurn: pLimit(1), waiting: 0 };
  lines.set(personId, line);
  line.waiting++;
  try {
    return await line.inTurn(() => oneCheckOfFew(check));
  } finally {
    line.waiting--;
    if (line.waiting === 0) lines.delete(personId);
  }
}
