import { type MailChoice, type MailChoices, mailGroups } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findMailChoices } from '../repository.ts';

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
    }
    return findMailChoices(tx, personId);
  });
}
