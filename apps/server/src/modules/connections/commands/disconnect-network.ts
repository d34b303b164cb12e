import type { OperationAnswer } from '@posthorn/contract';
import { finding, type Network, networkNames } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { keysOf } from '../../../platform/networks/ad-accounts.ts';
import { refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { NO_KEYS, revoke } from '../keys.ts';
import { presentConnection } from '../presenter.ts';
import { recordConnection } from '../record-connection.ts';
import { findAdAccount, lockForConnecting } from '../repository.ts';

interface Request {
  accountId: string;
  personId: string;
  network: Network;
}

/**
 * Gives the permission back to the network, then forgets the keys. A process that dies in between leaves a
 * connection that the next check finds lost. Where the network can not be reached the keys are forgotten all
 * the same, and the answer says that the permission is still there. What was chosen for the ad account waits
 * for the day when it is connected again.
 */
export async function disconnectNetwork(
  deps: Deps,
  { accountId, personId, network }: Request,
): Promise<OperationAnswer<'disconnectNetwork'>> {
  const place = { accountId, isSandbox: deps.networks.isSandbox };
  const row = await findAdAccount(deps.connection.db, place, network);
  if (!row?.sealed_keys) {
    const params = { network: networkNames[network] };
    refuse(finding('connection.notConnected', '', params), 'conflict');
  }
  const keys = keysOf(deps.secrets, row);
  const isRevoked = keys === undefined ? false : await revoke(deps, network, keys);
  return inTransaction(deps, async (tx) => {
    await lockForConnecting(tx, accountId, personId);
    const { numUpdatedRows } = await tx
      .updateTable('ad_account')
      .set(NO_KEYS)
      .where('id', '=', row.id)
      // Keys that came meanwhile are those of another consent.
      .where('sealed_keys', '=', row.sealed_keys)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await recordConnection(tx, {
        ...{ accountId, personId, network },
        before: row.external_id,
        after: null,
      });
    }
    const after = await findAdAccount(tx, place, network);
    return { ...presentConnection(deps, network, after), isRevoked };
  });
}
