import type { Db, Tx } from '@posthorn/db';
import { type AuditAction, type AuditFacts, fullName } from '@posthorn/domain';
import { sql } from 'kysely';

interface Done {
  masterId: string;
  personId: string;
  action: AuditAction;
  /** The account it was done to. */
  account?: { id: string; name: string };
  before?: AuditFacts;
  after?: AuditFacts;
}

/** Writes down what a master admin did, in the transaction that does it. Nothing takes it out again. */
export async function writeAudit(tx: Tx, done: Done): Promise<void> {
  const { masterId, personId, action, account, before = {}, after = {} } = done;
  const person = await tx
    .selectFrom('person')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const name = fullName(person);
  const words = [name, person.email, account?.name ?? ''];
  const told = [...words, ...Object.values(before), ...Object.values(after)].join('\n');
  await tx
    .insertInto('audit_entry')
    .values({
      ...{ master_account_id: masterId, action, person_id: personId },
      ...{ person_name: name, person_email: person.email },
      ...{ account_id: account?.id ?? null, account_name: account?.name ?? '' },
      ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
      search_text: sql<string>`fold(${told})`,
    })
    .execute();
}

/** Only what differs, so that an entry tells nothing else. */
export function differing(before: AuditFacts, after: AuditFacts) {
  const fields = (Object.keys(after) as (keyof AuditFacts)[]).filter(
    (field) => before[field] !== after[field],
  );
  const only = (facts: AuditFacts): AuditFacts =>
    Object.fromEntries(fields.map((field) => [field, facts[field]]));
  return { before: only(before), after: only(after) };
}

interface Wanted {
  masterId: string;
  search: string;
  accountId?: string | undefined;
  action?: AuditAction | undefined;
  /** Only what was done before this entry. */
  beforeId?: number | undefined;
  limit: number;
}

/** Newest first. */
export function listAudit(db: Db, wanted: Wanted) {
  const { masterId, search, accountId, action, beforeId, limit } = wanted;
  let found = db
    .selectFrom('audit_entry')
    .selectAll()
    .where('master_account_id', '=', masterId)
    .orderBy('id', 'desc')
    .limit(limit);
  if (search !== '') {
    found = found.where('search_text', 'like', sql<string>`inside_pattern(${search})`);
  }
  if (accountId) found = found.where('account_id', '=', accountId);
  if (action) found = found.where('action', '=', action);
  if (beforeId !== undefined) found = found.where('id', '<', beforeId);
  return found.execute();
}
