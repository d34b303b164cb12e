import type { Db, Tx } from '@posthorn/db';
import { type MailChoices, mailChoicesOf } from '@posthorn/domain';
import { type RawBuilder, sql } from 'kysely';

/** What holds for a person in every group. */
export async function findMailChoices(db: Db | Tx, personId: string): Promise<MailChoices> {
  const rows = await db
    .selectFrom('mail_choice')
    .select(['mail_group', 'choice'])
    .where('person_id', '=', personId)
    .execute();
  return mailChoicesOf(Object.fromEntries(rows.map((row) => [row.mail_group, row.choice])));
}

export async function isPerson(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

/**
 * The zone in which a person's mornings are: that of the account in which they have been for longest, for
 * people of several accounts get one letter. Null for a person without any.
 */
export const timeZoneOf = (personId: RawBuilder<unknown>) => sql<string | null>`(
  select za.time_zone from membership zm join account za on za.id = zm.account_id
  where zm.person_id = ${personId} order by zm.member_since, za.id limit 1)`;
