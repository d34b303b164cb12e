import type { Db, Tx } from '@posthorn/db';
import { type MailChoices, mailChoicesOf } from '@posthorn/domain';

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
