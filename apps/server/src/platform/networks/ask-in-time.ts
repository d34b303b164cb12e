import type { Deps } from '../deps.ts';

/** A person waits for it. */
const PATIENCE_MS = 5_000;

/** What networks answer; undefined where that takes them longer, of which they are told. */
export async function inTime<T>(
  { NETWORKS_WITHIN_MS: wanted }: Pick<Deps['config'], 'NETWORKS_WITHIN_MS'>,
  patienceMs: number,
  ask: (late: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      resolve(undefined);
      late.abort();
    }, wanted ?? patienceMs);
  });
  try {
    return await Promise.race([ask(late.signal), over]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a network answers; undefined where it does not do so in time, or refuses. */
export async function askInTime<T>(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  about: { account: string; question: string },
  ask: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await inTime(config, PATIENCE_MS, ask);
  } catch (error) {
    log.info({ err: error, ...about }, 'a network did not answer a question');
    return undefined;
  }
}
