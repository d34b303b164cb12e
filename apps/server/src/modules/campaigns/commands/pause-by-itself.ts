import type { Tx } from '@posthorn/db';
import { moveOf } from '@posthorn/domain';
import { makeMove } from '../make-move.ts';
import * as repository from '../repository.ts';
import type { CampaignRow } from '../state.ts';

/** Pauses a locked campaign without a person, here and on its networks. False where it can not be paused. */
export async function pauseByItself(tx: Tx, row: CampaignRow, now: Date): Promise<boolean> {
  const { id, account_id, status } = row;
  const hasErrors = await repository.hasErrors(tx, account_id, id);
  const move = moveOf('pause', { status, hasErrors, hasUnpublishedChanges: false });
  if (!move) return false;
  await makeMove(tx, row, move, { personId: null, now });
  return true;
}
