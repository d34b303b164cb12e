import type { Tx } from '@posthorn/db';
import { type AuditAction, type AuditFacts, auditAtMachine, fullName } from '@posthorn/domain';
import { sql } from 'kysely';

interface Done {
  masterId: string;
  /** Null where it was done by a command of the program, at its machine. */
  personId: string | null;
  action: AuditAction;
  /** The account it was done to. */
  account?: { id: string; name: string };
  before?: AuditFacts;
  after?: AuditFacts;
}

/** Writes down what a master admin did, in the transaction that does it. Nothing takes it out again. */
export async function writeAudit(tx: Tx, done: Done): Promise<void> {
  const { masterId, personId, action, account, before = {}, after = {} } = done;
  const { name, email } = personId
    ? await callOf(tx, personId)
    : { name: auditAtMachine, email: '' };
  const words = [name, email, account?.name ?? ''];
  const told = [...words, ...Object.values(before), ...Object.values(after)].join('\n');
  await tx
    .insertInto('audit_entry')
    .values({
      ...{ master_account_id: masterId, action, person_id: personId },
      ...{ person_name: name, person_email: email },
      ...{ account_id: account?.id ?? null, account_name: account?.name ?? '' },
      ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
      search_text: sql<string>`fold(${told})`,
    })
    .execute();
}

async function callOf(tx: Tx, personId: string) {
  const person = await tx
    .selectFrom('person')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return { name: fullName(person), email: person.email };
}
