import pLimit, { type LimitFunction } from 'p-limit';

/** A slow host keeps its place until it has answered. */
const AT_ONCE = 6;
const OF_ACCOUNT = 2;
const oneCheckOfFew = pLimit(AT_ONCE);

interface Line {
  inTurn: LimitFunction;
  waiting: number;
}
const lines = new Map<string, Line>();

async function inLine<T>(key: string, atOnce: number, check: () => Promise<T>): Promise<T> {
  const line = lines.get(key) ?? { inTurn: pLimit(atOnce), waiting: 0 };
  lines.set(key, line);
  line.waiting++;
  try {
    return await line.inTurn(check);
  } finally {
    line.waiting--;
    if (line.waiting === 0) lines.delete(key);
  }
}

/**
 * Checks of one person come one after the other, and those of one account hold a share of the places: neither a person of
 * many accounts nor an account of many people keeps others waiting.
 */
export const inLineForChecks = <T>(
  { accountId, personId }: { accountId: string; personId: string },
  check: () => Promise<T>,
): Promise<T> =>
  inLine(`person/${personId}`, 1, () =>
    inLine(`account/${accountId}`, OF_ACCOUNT, () => oneCheckOfFew(check)),
  );
