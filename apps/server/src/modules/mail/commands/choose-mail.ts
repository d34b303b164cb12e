import type { Tx } from '@posthorn/db';
import { lastWeeklyLetter, type MailChoice, type MailChoices, mailGroups } from '@posthorn/domain';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findMailChoices, timeZoneOf } from '../repository.ts';

const WEEKLY: MailChoice = 'weekly';

/** A choice is the person's own and no change to an account, so it is in no activity record. */
export function chooseMail(
  deps: Deps,
  personId: string,
  wanted: Partial<MailChoices>,
): Promise<MailChoices> {
  // In the order of the table: two calls of one person at once must not wait for each other.
  const rows = mailGroups.flatMap((mail_group) => {
    const choice: MailChoice | undefined = wanted[mail_group];
    return choice ? [{ person_id: personId, mail_group, choice }] : [];
  });
  return inTransaction(deps, async (tx) => {
    if (rows.length > 0) {
      await tx
        .insertInto('mail_choice')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['person_id', 'mail_group'])
            .doUpdateSet(({ ref }) => ({ choice: ref('excluded.choice') })),
        )
        .execute();
      if (wanted.week === WEEKLY) await beginWeeklyLetters(tx, personId, deps.now());
    }
    return findMailChoices(tx, personId);
  });
}

/** The first letter comes on the next Monday: the last one is over, and none is sent for it. */
async function beginWeeklyLetters(tx: Tx, personId: string, now: Date): Promise<void> {
  const { zone } = await tx
    .selectNoFrom(timeZoneOf(sql.val(personId)).as('zone'))
    .executeTakeFirstOrThrow();
  const monday = lastWeeklyLetter(zone ?? 'UTC', now);
  await tx
    .insertInto('weekly_letter')
    .values({ person_id: personId, monday })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({
        // A letter that was sent already is not sent again by choosing it once more.
        monday: sql`greatest(weekly_letter.monday, excluded.monday)`,
      }),
    )
    .execute();
}
