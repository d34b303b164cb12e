import { createHash, randomBytes } from 'node:crypto';
import type { Keys } from '@posthorn/connectors';
import type { Db, Tx } from '@posthorn/db';
import { CONSENT_MINUTES } from '@posthorn/domain';
import type { Logger } from 'pino';
import type { Deps } from '../../platform/deps.ts';
import { readKeys } from '../../platform/networks/ad-accounts.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { ConsentRow } from './repository.ts';

/** What a caller says of a consent: it is that of one person in one browser. */
export interface ConsentRequest {
  consentId: string;
  accountId: string;
  person: { id: string; sessionHash: Buffer };
}

/** Only the hash is stored, so a copy of the database finishes no consent. */
export const stateHash = (state: string): Buffer => createHash('sha256').update(state).digest();

export const randomText = (): string => randomBytes(32).toString('base64url');

export const consentEnd = (now: Date): Date => new Date(now.getTime() + CONSENT_MINUTES * 60_000);

type Purpose = 'verifier' | 'keys';
type Sealed = Pick<ConsentRow, 'state_hash' | 'account_id' | 'network'>;

/** Sealed for one place, as the keys of ad accounts are. */
export const consentPurpose = (row: Sealed, what: Purpose): string =>
  ['consent', what, row.account_id, row.network, row.state_hash.toString('hex')].join('/');

/** What was given with the consent that this person chooses from; over when it took too long. */
export async function findConsentWithKeys(
  db: Db | Tx,
  { secrets, now }: Pick<Deps, 'secrets' | 'now'>,
  { consentId, accountId, person }: ConsentRequest,
): Promise<{ row: ConsentRow; keys: Keys }> {
  const row = await db
    .selectFrom('consent')
    .selectAll()
    .where('id', '=', consentId)
    .where('account_id', '=', accountId)
    .where('person_id', '=', person.id)
    .where('session_hash', '=', person.sessionHash)
    .where('ends_at', '>', now())
    .executeTakeFirst();
  const keys = row?.sealed_keys && secrets.unseal(consentPurpose(row, 'keys'), row.sealed_keys);
  if (!row || !keys) throw consentOver();
  return { row, keys: readKeys(keys) };
}

export const consentOver = () => new Refusal('not_found', 'connectionState.over');

export async function forgetConsent(
  db: Db | Tx,
  { consentId, accountId, person }: ConsentRequest,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('consent')
    .where('id', '=', consentId)
    .where('account_id', '=', accountId)
    .where('person_id', '=', person.id)
    .where('session_hash', '=', person.sessionHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Keys that no one has chosen anything from are not kept. */
export async function forgetOldConsents(db: Db | Tx, now: Date): Promise<void> {
  await db.deleteFrom('consent').where('ends_at', '<=', now).execute();
}

/** As `resealAdAccounts`, for people who are choosing right now; what no secret opens they begin anew. */
export async function resealConsents(db: Db, secrets: Secrets, log: Logger): Promise<void> {
  const rows = await db.selectFrom('consent').selectAll().execute();
  for (const row of rows) {
    const sealed = (value: Buffer | null, what: Purpose) =>
      value && secrets.reseal(consentPurpose(row, what), value);
    const sealed_keys = sealed(row.sealed_keys, 'keys');
    const sealed_verifier = sealed(row.sealed_verifier, 'verifier');
    const consent = db.updateTable('consent').where('id', '=', row.id);
    if (sealed_keys === undefined || sealed_verifier === undefined) {
      log.warn({ account: row.account_id, network: row.network }, 'a consent has to be given anew');
      await db.deleteFrom('consent').where('id', '=', row.id).execute();
    } else {
      await consent.set({ sealed_keys, sealed_verifier }).execute();
    }
  }
}
