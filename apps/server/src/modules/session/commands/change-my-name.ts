import { type OwnName, ownNameFindings, tidyLine } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { announce } from '../../../platform/events/announce.ts';
import { refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';

/** The name is the person's own, so it is in no activity record; colleagues' open screens hear of it. */
export async function changeMyName(deps: Deps, personId: string, wanted: OwnName) {
  refuseWhen(ownNameFindings(wanted));
  return inTransaction(deps, async (tx) => {
    const person = await tx
      .updateTable('person')
      .set({ first_name: tidyLine(wanted.firstName), last_name: tidyLine(wanted.lastName) })
      .where('id', '=', personId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const memberships = await tx
      .selectFrom('membership')
      .select('account_id')
      .where('person_id', '=', personId)
      .execute();
    for (const { account_id: accountId } of memberships) {
      await announce(tx, {
        accountId,
        audience: { wholeAccount: true },
        event: { kind: 'membership', id: personId, action: 'changed', by: personId },
      });
    }
    return person;
  });
}
