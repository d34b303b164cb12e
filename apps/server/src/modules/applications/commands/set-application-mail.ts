import { finding } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { announceChange } from '../erase.ts';
import { listPeople } from '../repository.ts';

interface Request {
  accountId: string;
  personId: string;
  campaignId: string;
  people: readonly string[];
}

/** Only those who may see the applications are told of them. */
export const setApplicationMail = (deps: Deps, request: Request) =>
  inTransaction(deps, async (tx) => {
    const { accountId, personId, campaignId } = request;
    const people = [...new Set(request.people)];
    const known = new Set((await listPeople(tx, campaignId)).map(({ id }) => id));
    if (people.some((id) => !known.has(id))) {
      refuse(finding('application.notAColleague', 'people'));
    }
    await tx.deleteFrom('application_reader').where('campaign_id', '=', campaignId).execute();
    if (people.length > 0) {
      await tx
        .insertInto('application_reader')
        .values(people.map((person_id) => ({ campaign_id: campaignId, person_id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await announceChange(tx, accountId, campaignId, personId);
    return listPeople(tx, campaignId);
  });
