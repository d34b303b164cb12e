import type { Tx } from '@posthorn/db';
import { FORMER_MEMBER, fullName } from '@posthorn/domain';
import { sql } from 'kysely';
import type { LivingPerson } from './living-person.ts';

/** Takes name and address out of texts that were written about the person, or tell what they did. */
export async function eraseName(tx: Tx, person: LivingPerson): Promise<void> {
  const { id: personId, email } = person;
  const called = patternOf([fullName(person), email]);
  await tx.deleteFrom('mail').where(sql<boolean>`lower(recipient) = lower(${email})`).execute();
  // Letters to others: that they were invited by the person, for example.
  await sql`
    update mail set subject = ${without(sql`subject`, called)}, body = ${without(sql`body`, called)}
    where subject ~* ${called} or body ~* ${called}`.execute(tx);
  await sql`
    update notification set message = ${without(sql`message`, called)}
    where by_person = ${personId}`.execute(tx);
  await sql`
    update webhook_delivery set body =
      jsonb_set(body::jsonb, '{data,message}', to_jsonb(${without(told, called)}))::text
    where ${told} ~* ${called}`.execute(tx);
  await tx
    .updateTable('account_visit')
    .set({ person_name: FORMER_MEMBER })
    .where('person_id', '=', personId)
    .execute();
  await eraseInAudit(tx, personId, called);
}

type Sql = ReturnType<typeof sql>;

/** What a program was told in words. */
const told = sql`(body::jsonb #>> '{data,message}')`;

/** Each of them as a whole, in any letters. */
function patternOf(texts: readonly string[]): string {
  const escaped = texts
    .filter((text) => text !== '')
    .map((text) => text.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  return `(?<![[:alnum:]])(${escaped.join('|')})(?![[:alnum:]])`;
}

const without = (text: Sql, called: string) =>
  sql`regexp_replace(${text}, ${called}, ${FORMER_MEMBER}, 'gi')`;

/** Of what the person did, and of what was done about them. What happened, when and in which account stays. */
async function eraseInAudit(tx: Tx, personId: string, called: string): Promise<void> {
  await sql`select set_config('posthorn.erases_person', 'on', true)`.execute(tx);
  await sql`
    with erased as (
      select id,
        case when person_id = ${personId} then ${FORMER_MEMBER} else person_name end as name,
        case when person_id = ${personId} then '' else person_email end as email,
        ${factsWithout(sql`before`, called)} as before, ${factsWithout(sql`after`, called)} as after
      from audit_entry where person_id = ${personId} or search_text ~* ${called}
        or before::text ~* ${called} or after::text ~* ${called})
    update audit_entry a set person_name = e.name, person_email = e.email,
      before = e.before, after = e.after,
      -- as it is written with an entry
      search_text = fold(concat_ws(E'\\n', e.name, e.email, a.account_name,
        (select string_agg(value, E'\\n') from jsonb_each_text(e.before)),
        (select string_agg(value, E'\\n') from jsonb_each_text(e.after))))
    from erased e where a.id = e.id`.execute(tx);
  await sql`select set_config('posthorn.erases_person', 'off', true)`.execute(tx);
}

/** Only what stands in the facts is changed, and never what they are called. */
const factsWithout = (facts: Sql, called: string) => sql`(
  select coalesce(jsonb_object_agg(key, ${without(sql`value`, called)}), '{}')
  from jsonb_each_text(${facts}))`;
