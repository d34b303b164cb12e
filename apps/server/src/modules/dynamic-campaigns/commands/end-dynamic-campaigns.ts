import { sql } from 'kysely';
import { type MoveTools, moveEach } from './move-each.ts';

/** Stops all dynamic campaigns of an account. */
export const stopAllDynamicCampaigns = (
  tools: MoveTools,
  { accountId, personId, now }: { accountId: string; personId: string; now: Date },
): Promise<void> =>
  moveEach(tools, {
    ...{ action: 'stop', personId, now },
    where: sql<boolean>`c.account_id = ${accountId}`,
  });

/**
 * Finishes those whose jobs are gone for good: nothing of their list is kept any more, although all of its feeds have
 * been read.
 */
export const finishDynamicCampaigns = (tools: MoveTools, now: Date): Promise<void> =>
  moveEach(tools, {
    ...{ action: 'finish', personId: null, now },
    where: sql<boolean>`c.job_list_id is not null
      and not exists (select from feed f where f.job_list_id = c.job_list_id
        and (f.read_at is null or exists (select from job j where j.feed_id = f.id)))`,
  });
