import type { ConsentClient, Keys } from '@posthorn/connectors';
import type { Db, Tx } from '@posthorn/db';
import { checkLimits, needsRenewal } from '@posthorn/domain';
import { sql } from 'kysely';
import { keysOf, sealKeys } from '../../../platform/networks/ad-accounts.ts';
import { announceConnection } from '../record-connection.ts';
import type { AdAccountRow } from '../repository.ts';
import { type Loss, tellLoss } from './tell-loss.ts';
import type { WatchTools } from './tools.ts';

const AT_ONCE = 100;

/** The connections of which the network has said nothing for a while, the longest waiting first. */
export function listDue({ db, networks, clock }: WatchTools): Promise<AdAccountRow[]> {
  const { answeredUntil, begunUntil } = checkLimits(new Date(clock.now()));
  return db
    .selectFrom('ad_account')
    .selectAll()
    .where('is_sandbox', '=', networks.isSandbox)
    .where('sealed_keys', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account')
          .select('account.id')
          .whereRef('account.id', '=', 'ad_account.account_id')
          .where('account.archived_at', 'is', null),
      ),
    )
    .where((of) => of.or([of('checked_at', 'is', null), of('checked_at', '<=', answeredUntil)]))
    .where((of) =>
      of.or([of('check_begun_at', 'is', null), of('check_begun_at', '<=', begunUntil)]),
    )
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
}

/**
 * Renews the keys of a connection where it is time to, and asks the network whether they still open. What
 * the network does not say now it says at the next check: only its own no ends a connection.
 */
export async function checkConnection(tools: WatchTools, row: AdAccountRow): Promise<void> {
  const client = tools.networks.consentOn(row.network);
  if (!(await beginCheck(tools, row)) || !client) return;
  const keys = keysOf(tools.secrets, row);
  if (keys === undefined) return;
  const renewed = await renew(tools, client, row, keys);
  if (renewed === 'ended') return markLost(tools, row, { reason: 'ended', missing: [] });
  const current = renewed ?? { row, keys };
  const found = await client.check(current.keys, row.external_id);
  if (!found.isValid) {
    return markLost(tools, current.row, { reason: found.reason ?? 'ended', missing: [] });
  }
  // Keys that were entered by hand have the rights that the operator found necessary.
  if (found.missingRights.length > 0 && row.rights.length > 0) {
    const missing = found.missingRights;
    return markLost(tools, current.row, { reason: 'missingRights', missing });
  }
  await markSound(tools, current.row, found.endsAt);
  if (row.currency === null) await describe(tools, client, current);
}

/** Whether this process checks the connection; of several that begin at once one does. */
async function beginCheck({ db, clock }: WatchTools, row: AdAccountRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ad_account')
    .set({ check_begun_at: new Date(clock.now()) })
    .where('id', '=', row.id)
    .where(sql<boolean>`check_begun_at is not distinct from ${row.check_begun_at}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Current {
  row: AdAccountRow;
  keys: Keys;
}

/**
 * Undefined where the keys are as they were. A process that dies before the new ones are kept loses
 * nothing: the old ones are good until they end, and are renewed with the next check.
 */
async function renew(
  { db, secrets, log, clock }: WatchTools,
  client: ConsentClient,
  row: AdAccountRow,
  keys: Keys,
): Promise<Current | 'ended' | undefined> {
  const ending = { keysEndAt: row.keys_end_at, isRenewable: row.is_renewable };
  if (!needsRenewal(ending, new Date(clock.now()))) return undefined;
  const result = await client.refresh(keys);
  if (!result.ok) {
    const { account_id: account, network } = row;
    log.warn({ account, network, details: result.details }, 'keys were not renewed');
    return result.reason === 'expired' || result.reason === 'invalid' ? 'ended' : undefined;
  }
  const sealed_keys = sealKeys(secrets, row, result.keys);
  const saved = await ofSameKeys(db, row)
    .set({ sealed_keys, keys_end_at: result.endsAt, is_renewable: result.isRefreshable })
    .returningAll()
    .executeTakeFirst();
  return saved && { row: saved, keys: result.keys };
}

/** What is found out about keys must not be said of those that a person has given meanwhile. */
const ofSameKeys = (db: Db | Tx, { id, sealed_keys }: AdAccountRow) =>
  db.updateTable('ad_account').where('id', '=', id).where('sealed_keys', '=', sealed_keys);

/** Lifts a loss that an earlier check found. One that a call about a campaign met ends when such a call succeeds. */
async function markSound(
  { db, clock }: WatchTools,
  row: AdAccountRow,
  endsAt: Date | null,
): Promise<void> {
  await ofSameKeys(db, row)
    .set({ checked_at: new Date(clock.now()), ...(endsAt && { keys_end_at: endsAt }) })
    .execute();
  if (row.lost_at === null || row.lost_reason === 'refused') return;
  await db.transaction().execute(async (tx) => {
    await ofSameKeys(tx, row)
      .set({ lost_at: null, lost_reason: null, missing_rights: [] })
      .execute();
    await announceConnection(tx, row.account_id);
  });
}

async function markLost(tools: WatchTools, row: AdAccountRow, loss: Loss): Promise<void> {
  const now = new Date(tools.clock.now());
  await tellLoss(tools.db, row, loss, now);
  await ofSameKeys(tools.db, row).set({ checked_at: now }).execute();
}

/** What is not known of an ad account that was connected without consent. */
async function describe(
  { db }: WatchTools,
  client: ConsentClient,
  { row, keys }: Current,
): Promise<void> {
  const all = await client.listAdAccounts(keys);
  const found = all.find(({ id }) => id === row.external_id);
  if (!found) return;
  const { name, currency, timeZone: time_zone } = found;
  await ofSameKeys(db, row).set({ name, currency, time_zone }).execute();
}
