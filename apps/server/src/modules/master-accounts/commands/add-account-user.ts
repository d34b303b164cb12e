import { finding, fullName, type NewPerson, newPersonFindings, type Role } from '@posthorn/domain';
import { writeAudit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { notFound, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { sendInvitation } from '../../members/index.ts';
import { findAccount, findPerson, listWorkspaces } from '../repository.ts';
import { tidied } from '../tidied.ts';

interface Request {
  masterId: string;
  personId: string;
  accountId: string;
  user: NewPerson & { role: Role };
}

/** Invites a person into an account and all its workspaces, as an admin of the account could. */
export function addAccountUser(deps: Deps, { masterId, personId, accountId, ...given }: Request) {
  const user = tidied(given.user);
  refuseWhen(newPersonFindings(user));
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    const account = await findAccount(tx, masterId, accountId);
    if (!account) throw notFound();
    if (account.archive_begun_at) refuse(finding('administration.archived'), 'conflict');
    const invitation = await sendInvitation(deps, tx, {
      ...{ accountId, personId, ...user },
      inviter: await findPerson(tx, personId),
      workspaces: await listWorkspaces(tx, accountId),
    });
    await writeAudit(tx, {
      ...{ masterId, personId, account, action: 'userInvited' },
      after: { person: fullName(user), email: user.email, role: user.role },
    });
    return { id: invitation.id, email: invitation.email };
  });
}
