import { type Db, lockBalance, type Tx } from '@posthorn/db';
import { dynamicMoveOf, runningStatuses } from '@posthorn/domain';
import type { RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import { lockJobList } from '../../job-lists/index.ts';
import {
  type DynamicCampaignRow,
  findDynamicCampaign,
  lockDynamicCampaign,
} from '../repository.ts';
import { carryOut } from './carry-out.ts';
import { changeStatus } from './change-status.ts';

export interface MoveTools {
  db: Db;
  log: Pick<Logger, 'warn'>;
}

interface Moves {
  action: 'pause' | 'stop' | 'finish';
  /** Which campaigns `c` it concerns. */
  where: RawBuilder<boolean>;
  /** Null when the product itself does it. */
  personId: string | null;
  now: Date;
  tell?: (tx: Tx, row: DynamicCampaignRow) => Promise<void>;
}

/** Each in a transaction of its own: one that fails does not keep the others from it. */
export async function moveEach({ db, log }: MoveTools, moves: Moves): Promise<void> {
  const statuses = runningStatuses.filter((status) => dynamicMoveOf(moves.action, status));
  const found = await concerned(db, moves)
    .where('c.status', 'in', statuses)
    .orderBy('c.id')
    .execute();
  for (const { id, account_id } of found) {
    await db
      .transaction()
      .execute((tx) => move(tx, account_id, id, moves))
      .catch((error: unknown) =>
        log.warn(
          { err: error, dynamicCampaign: id, action: moves.action },
          'a dynamic campaign could not be moved',
        ),
      );
  }
}

const concerned = (db: Db | Tx, { where }: Moves) =>
  db.selectFrom('dynamic_campaign as c').select(['c.id', 'c.account_id']).where(where);

async function move(tx: Tx, accountId: string, dynamicCampaignId: string, moves: Moves) {
  const { action, personId, now, tell } = moves;
  // The list before the campaign, as everything locks them that changes both.
  const seen = await findDynamicCampaign(tx, accountId, dynamicCampaignId);
  if (seen?.job_list_id) await lockJobList(tx, accountId, seen.job_list_id);
  const row = await lockDynamicCampaign(tx, accountId, dynamicCampaignId);
  const made = row && dynamicMoveOf(action, row.status);
  if (!row || !made) return;
  await lockBalance(tx, accountId);
  // Asked again with everything locked: the list may have got jobs meanwhile, the account money.
  const still = await concerned(tx, moves).where('c.id', '=', row.id).executeTakeFirst();
  if (!still) return;
  await changeStatus(tx, row, action, { personId, now });
  const isByItself = personId === null;
  await carryOut(tx, made, { accountId, dynamicCampaignId, now, isByItself });
  await tell?.(tx, row);
}
