import type { Db } from '@posthorn/db';
import type { AuditAction, AuditFacts } from '@posthorn/domain';
import { sql } from 'kysely';

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
