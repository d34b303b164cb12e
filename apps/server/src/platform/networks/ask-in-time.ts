import type { Deps } from '../deps.ts';

/** A person waits for it. */
const PATIENCE_MS = 5_000;

/** What a network answers; undefined where it does not do so in time, or refuses. */
export async function askInTime<T>(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  about: { account: string; question: string },
  ask: () => Promise<T>,
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), config.NETWORKS_WITHIN_MS ?? PATIENCE_MS);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    log.info({ err: error, ...about }, 'a network did not answer a question');
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
