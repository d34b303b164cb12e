import { finding, networkNumberFinding } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { Refusal, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findConversionId, findPixelId, saveConversionId, savePixelId } from '../repository.ts';
import { recordAccountChange } from './change-account.ts';

interface Request {
  accountId: string;
  personId: string;
  /** Null for none. */
  number: string | null;
  /** What the person saw before; undefined where the caller does not mind. */
  seen: string | null | undefined;
}

/** It belongs to the ad account: the pixel of one says nothing in another. */
export function setConversionId(deps: Deps, { accountId, personId, number, seen }: Request) {
  const where = { accountId, isSandbox: deps.networks.isSandbox };
  refuseBadNumber(number, 'conversion_id');
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    const found = await findConversionId(tx, where);
    if (!found) refuse(finding('applicationEvent.notConnected', 'conversion_id'), 'conflict');
    if (found.conversion_id === number) return;
    refuseUnseen(seen, found.conversion_id, { conversion_id: found.conversion_id });
    await saveConversionId(tx, where, number);
    await recordAccountChange(tx, {
      accountId,
      personId,
      before: { conversionId: found.conversion_id },
      after: { conversionId: number },
    });
  });
}

export function setPixelId(deps: Deps, { accountId, personId, number, seen }: Request) {
  refuseBadNumber(number, 'pixelId');
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    const before = await findPixelId(tx, accountId);
    if (before === number) return;
    refuseUnseen(seen, before, { pixelId: before });
    await savePixelId(tx, accountId, number);
    await recordAccountChange(tx, {
      accountId,
      personId,
      before: { pixelId: before },
      after: { pixelId: number },
    });
  });
}

const refuseBadNumber = (number: string | null, path: string): void => {
  const found = number === null ? undefined : networkNumberFinding(number, path);
  refuseWhen(found ? [found] : []);
};

/** Of two admins at once the second is told, instead of overwriting what the first has set. */
function refuseUnseen(seen: Request['seen'], before: string | null, current: object): void {
  if (seen !== undefined && seen !== before)
    throw new Refusal('stale', 'request.stale', { current });
}
