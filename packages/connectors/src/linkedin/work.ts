import type { Clock } from '../clock.ts';
import type { Run } from '../connector.ts';
import type { Plan } from '../plan.ts';
import type { LinkedInClient } from './client.ts';

/** What every change works with. */
export interface Work {
  client: LinkedInClient;
  clock: Clock;
  run: Run;
  plan: Plan;
}

/**
 * Says how something is to be, now that we have seen that it is not. The journal is asked for the
 * lease it guards, not for what was sent before: a person may have changed it on LinkedIn since.
 */
export async function demand(
  { client, run }: Pick<Work, 'client' | 'run'>,
  key: string,
  path: string,
  patch: unknown,
): Promise<void> {
  await run.journal.forget(key);
  await run.journal.change({
    key,
    request: patch,
    send: async () => {
      await client.patch(path, patch);
      return undefined;
    },
  });
}
