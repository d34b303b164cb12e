import { campaignTitle, say } from '@posthorn/domain';
import { sql } from 'kysely';
import { notify } from '../../notifications/index.ts';
import { type MoveTools, moveEach } from './move-each.ts';

/** Pauses those of accounts whose money is a limit and that have spent more than they have. */
export const pauseUncovered = (tools: MoveTools, now: Date): Promise<void> =>
  moveEach(tools, {
    ...{ action: 'pause', personId: null, now },
    where: sql<boolean>`exists (select from account_balance b
      where b.account_id = c.account_id and b.is_limited and b.available < 0)`,
    tell: (tx, row) =>
      notify(tx, {
        ...{ kind: 'jobAdsFailed', accountId: row.account_id, dynamicCampaignId: row.id },
        message: say('news.moneyGone', { title: campaignTitle(row) }),
      }),
  });
