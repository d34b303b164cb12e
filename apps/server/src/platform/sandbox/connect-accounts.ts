import type { Connection, Db, Tx } from '@posthorn/db';
import { type Network, networkCapabilities, networks } from '@posthorn/domain';
import { conversionOf, firstAccounts, type Sandbox } from '@posthorn/sandbox';
import { sql } from 'kysely';
import { sandboxKeys, saveAdAccount } from '../networks/ad-accounts.ts';
import type { Secrets } from '../secrets.ts';

/** Gives every account that has none an ad account of its own on each network of the sandbox. */
export async function connectAccounts(
  sandbox: Pick<Sandbox, 'addAccount'>,
  { db }: Pick<Connection, 'db'>,
  secrets: Pick<Secrets, 'seal'>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Several processes may start on one database.
    await sql`select pg_advisory_xact_lock(hashtext('posthorn sandbox accounts'))`.execute(tx);
    for (const network of networks) await connectTo(tx, secrets, network);
  });
  for (const account of await listConnected(db)) {
    await sandbox.addAccount(account);
    await countConversions(db, account);
  }
}

/** For ad accounts that were connected before they had a number for conversions. */
const countConversions = (db: Db, { network, id }: { network: Network; id: string }) =>
  db
    .updateTable('ad_account')
    .set({ conversion_id: conversionOf({ id }) })
    .where('is_sandbox', '=', true)
    .where('network', '=', network)
    .where('external_id', '=', id)
    .where('conversion_id', 'is', null)
    .execute();

async function connectTo(tx: Tx, secrets: Pick<Secrets, 'seal'>, network: Network): Promise<void> {
  for (const { id: accountId, has_published } of await listUnconnected(tx, network)) {
    const first = firstAccounts[network].id;
    // Before accounts had ad accounts of their own, all published through the first.
    const externalId = has_published ? first : await nextNumber(tx, network, first);
    const adAccount = {
      ...{ accountId, network, externalId },
      keys: sandboxKeys,
      capabilities: [...networkCapabilities],
      conversionId: conversionOf({ id: externalId }),
    };
    await saveAdAccount(tx, secrets, adAccount, { isSandbox: true });
  }
}

async function listUnconnected(tx: Tx, network: Network) {
  const { rows } = await sql<{ id: string; has_published: boolean }>`
    select id, exists (select from publication p where p.account_id = account.id) as has_published
    from account
    where not exists (
      select from ad_account a
      where a.account_id = account.id and a.network = ${network} and a.is_sandbox)
    order by has_published desc, id`.execute(tx);
  return rows;
}

async function nextNumber(tx: Tx, network: Network, first: string): Promise<string> {
  const { rows } = await sql<{ next: string }>`
    select coalesce(max(external_id::bigint) + 1, ${first}::bigint)::text as next
    from ad_account where network = ${network} and is_sandbox`.execute(tx);
  return rows[0]?.next ?? first;
}

const listConnected = (db: Db) =>
  db
    .selectFrom('ad_account')
    .innerJoin('account', 'account.id', 'ad_account.account_id')
    .select([
      'ad_account.network',
      'ad_account.external_id as id',
      'account.name',
      'account.currency',
      'account.time_zone as timeZone',
    ])
    .where('ad_account.is_sandbox', '=', true)
    // Those for which a person gave consent are the sandbox's own.
    .where(sql<boolean>`ad_account.rights = '{}'`)
    .orderBy('ad_account.id')
    .execute();
