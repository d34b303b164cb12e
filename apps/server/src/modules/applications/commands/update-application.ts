import { type ApplicationStatus, finding, noteFinding, tidiedNote } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { announceChange } from '../erase.ts';
import { presentApplication } from '../presenter.ts';
import { listPeople, lockApplication } from '../repository.ts';
import { openApplication, sealContents } from '../sealing.ts';
import { recordUse } from '../uses.ts';

interface Request {
  accountId: string;
  personId: string;
  campaignId: string;
  applicationId: string;
  sent: {
    status?: ApplicationStatus | undefined;
    note?: string | undefined;
    assignedTo?: string | null | undefined;
  };
  expectedVersion: number | undefined;
}

/** What is left out stays as it is. That it was changed is written down, and not what it says. */
export function updateApplication(deps: Deps, request: Request) {
  const { accountId, personId, campaignId, applicationId, sent, expectedVersion } = request;
  const { secrets } = deps;
  return inTransaction(deps, async (tx) => {
    const row = await lockApplication(tx, campaignId, applicationId);
    if (!row) throw notFound();
    if (expectedVersion !== undefined && expectedVersion !== row.version) {
      const current = presentApplication(secrets, row);
      throw new Refusal('stale', 'request.stale', { current });
    }
    const contents = openApplication(secrets, row);
    const before = { status: row.status, note: contents?.note, assignedTo: row.assigned_to };
    const status = sent.status ?? before.status;
    const note = sent.note === undefined ? before.note : tidiedNote(sent.note);
    const assignedTo = sent.assignedTo === undefined ? before.assignedTo : sent.assignedTo;
    // Without its secret a note can not be joined with what was written before.
    if (!contents && sent.note !== undefined)
      refuse(finding('application.notReadable'), 'conflict');
    const tooLong = noteFinding(note ?? '');
    if (tooLong) refuse(tooLong);
    if (assignedTo !== null && assignedTo !== before.assignedTo) {
      const people = await listPeople(tx, campaignId);
      if (!people.some(({ id }) => id === assignedTo)) {
        refuse(finding('application.notAColleague', 'assignedTo'));
      }
    }
    if (status === before.status && note === before.note && assignedTo === before.assignedTo) {
      await recordUse(tx, { campaignId, personId, use: 'opened', applicationId });
      return presentApplication(secrets, row);
    }
    const sealed =
      contents && note !== before.note
        ? sealContents(secrets, row, { ...contents, note: note ?? '' })
        : undefined;
    await tx
      .updateTable('application')
      .set({
        ...{ status, assigned_to: assignedTo, version: row.version + 1, ...sealed },
        ...(status !== before.status && { status_at: deps.now() }),
      })
      .where('id', '=', applicationId)
      .execute();
    await recordUse(tx, { campaignId, personId, use: 'changed', applicationId });
    await announceChange(tx, accountId, campaignId, personId);
    const after = await lockApplication(tx, campaignId, applicationId);
    if (!after) throw notFound();
    return presentApplication(secrets, after);
  });
}
