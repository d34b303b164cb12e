import type { Db } from '@posthorn/db';
import { campaignTitle, fullName, moveOf, say, statusesBefore } from '@posthorn/domain';
import type { Logger } from 'pino';
import { notify } from '../../notifications/index.ts';
import { makeMove } from '../make-move.ts';
import * as repository from '../repository.ts';
import { stateOf } from '../state.ts';

interface Stopping {
  accountId: string;
  /** Who wants it. */
  person: { id: string; first_name: string; last_name: string };
  now: Date;
}

/**
 * Stops everything that runs in an account, here and on the networks; each in a transaction of its own, so that one
 * that fails does not keep the others running.
 */
export async function stopAllCampaigns(
  { db, log }: { db: Db; log: Pick<Logger, 'warn'> },
  stopping: Stopping,
): Promise<void> {
  const running = await db
    .selectFrom('campaign')
    .select('id')
    .where('account_id', '=', stopping.accountId)
    .where('status', 'in', statusesBefore('stop'))
    .orderBy('id')
    .execute();
  for (const { id } of running) {
    await stopCampaign(db, id, stopping).catch((error: unknown) =>
      log.warn({ err: error, campaign: id }, 'a campaign could not be stopped'),
    );
  }
}

function stopCampaign(
  db: Db,
  campaignId: string,
  { accountId, person, now }: Stopping,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const row = await repository.lockCampaign(tx, accountId, campaignId);
    const campaign = row && stateOf(row);
    const move = campaign && moveOf('stop', campaign);
    if (!row || !move) return;
    const { workspace_id: workspaceId } = row;
    await makeMove(tx, row, move, { personId: person.id, now });
    const title = campaignTitle(campaign);
    await notify(tx, {
      ...{ accountId, workspaceId, campaignId, kind: 'stopped', by: person.id },
      message: say('news.stopped', { name: fullName(person), title }),
    });
  });
}
