import type { Keys } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import type { Network } from '@posthorn/domain';
import type { Logger } from 'pino';
import { keysOf, needsNoConsent } from '../../platform/networks/ad-accounts.ts';
import type { Networks } from '../../platform/networks/networks.ts';
import type { Secrets } from '../../platform/secrets.ts';

interface KeyTools {
  networks: Networks;
  log: Logger;
}

/** What was chosen for the ad account stays. */
export const NO_KEYS = {
  sealed_keys: null,
  ...{ keys_end_at: null, is_renewable: false, rights: [], missing_rights: [] },
  ...{ lost_at: null, lost_reason: null, checked_at: null, check_begun_at: null },
};

/** Gives a permission back to the network; false where it may still be there. */
export async function revoke(
  { networks, log }: KeyTools,
  network: Network,
  keys: Keys,
): Promise<boolean> {
  if (needsNoConsent(keys)) return true;
  const client = networks.consentOn(network);
  try {
    await client?.revoke(keys);
    return client !== undefined;
  } catch (error) {
    log.warn({ err: error, network }, 'a permission could not be given back');
    return false;
  }
}

/**
 * Of archived accounts, as when a person disconnects them: the permissions are given back, and the keys are forgotten
 * also where the network can not be reached. A process that dies in between leaves keys to the next round.
 */
export async function forgetArchivedKeys(
  db: Db,
  tools: KeyTools & { secrets: Pick<Secrets, 'unseal'> },
): Promise<void> {
  const rows = await db
    .selectFrom('ad_account')
    .innerJoin('account', 'account.id', 'ad_account.account_id')
    .selectAll('ad_account')
    .where('account.archived_at', 'is not', null)
    .where('ad_account.sealed_keys', 'is not', null)
    .execute();
  for (const row of rows) {
    // Keys of the sandbox are none to the networks, and theirs none to the sandbox.
    const keys =
      row.is_sandbox === tools.networks.isSandbox ? keysOf(tools.secrets, row) : undefined;
    if (keys !== undefined) await revoke(tools, row.network, keys);
    await db.updateTable('ad_account').set(NO_KEYS).where('id', '=', row.id).execute();
  }
}
