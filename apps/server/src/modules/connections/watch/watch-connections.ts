import { inRounds } from '../../../platform/in-rounds.ts';
import { forgetOldConsents } from '../consents.ts';
import { checkConnection, listDue } from './check-connection.ts';
import type { WatchTools } from './tools.ts';

/**
 * Looks after the connections again and again: keys are renewed before they end, and a permission that was
 * taken away is noticed within the hour. By the clock of the networks, which a person may turn.
 */
export const watchConnections = (tools: WatchTools, everyMs: number) =>
  inRounds(tools.clock, everyMs, () =>
    lookAfterConnections(tools).catch((error: unknown) =>
      tools.log.warn({ err: error }, 'connections could not be looked after'),
    ),
  );

export async function lookAfterConnections(tools: WatchTools): Promise<void> {
  await forgetOldConsents(tools.db, new Date(tools.clock.now()));
  const tried = new Set<string>();
  for (;;) {
    const rows = (await listDue(tools)).filter(({ id }) => !tried.has(id));
    if (rows.length === 0) return;
    for (const row of rows) {
      if (tools.stopping?.aborted) return;
      tried.add(row.id);
      await checkConnection(tools, row).catch((error: unknown) => {
        const { account_id: account, network } = row;
        tools.log.warn({ err: error, account, network }, 'a connection could not be checked');
      });
    }
  }
}
