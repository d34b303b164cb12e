import type { Tx } from '@posthorn/db';
import {
  acceptanceBlockers,
  endedBlockers,
  fullName,
  HOME_PATH,
  invitationAcceptedLetter,
  invitationState,
  SIGN_IN_FIRST,
  USERS_SETTINGS_PATH,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { recordChange } from '../../../platform/record.ts';
import { Refusal, refuseWhen } from '../../../platform/refusal.ts';
import { tokenHash } from '../../../platform/session/session-store.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import {
  findInvitationByLink,
  findPersonWithAddress,
  type InvitationRow,
  markAccepted,
} from '../invitations/repository.ts';
import { datesOf } from '../presenter.ts';
import { accountName, findMember, insertMember } from '../repository.ts';

const unknown = () => new Refusal('not_found', 'invitation.unknown');

/**
 * Where a person who opened the link of an invitation goes next. Nothing is used up before the invited
 * person is signed in: programs that open every link of a letter have no session.
 */
export async function acceptInvitation(
  deps: Deps,
  { token, personId }: { token: string; personId: string | undefined },
): Promise<string> {
  const linkHash = tokenHash(token);
  const found = await findInvitationByLink(deps.connection.db, linkHash);
  if (!found) throw unknown();
  if (!personId) {
    const state = invitationState(datesOf(found), deps.now());
    // Who accepted before comes to the account by signing in.
    if (state !== 'accepted') refuseWhen(endedBlockers(state), 'conflict');
    return SIGN_IN_FIRST;
  }
  await inTransaction(deps, async (tx) => {
    await lockAccount(tx, found.account_id);
    // It may have been sent again or revoked while this waited.
    const invitation = await findInvitationByLink(tx, linkHash);
    if (!invitation) throw unknown();
    await becomeMember(deps, tx, invitation, personId);
  });
  return `${HOME_PATH}?${new URLSearchParams({ account: found.account_id })}`;
}

async function becomeMember(deps: Deps, tx: Tx, invitation: InvitationRow, personId: string) {
  const { account_id: accountId, role } = invitation;
  const person = await findPersonWithAddress(tx, personId, invitation.email);
  const member = await findMember(tx, accountId, personId);
  if (member && person.owns) return;
  const blockers = acceptanceBlockers({
    state: invitationState(datesOf(invitation), deps.now()),
    isInvitedAddress: Boolean(person.owns),
    invitedEmail: invitation.email,
    email: person.email,
  });
  refuseWhen(blockers, 'conflict');
  const workspaceIds = invitation.workspaces.map(({ id }) => id);
  await insertMember(tx, { accountId, personId, role, workspaceIds });
  await markAccepted(tx, invitation.id, personId, deps.now());
  await recordChange(tx, {
    accountId,
    workspaceId: null,
    personId,
    kind: 'membership',
    entityId: personId,
    action: 'created',
    after: { name: fullName(person), role },
    tells: { admins: true, about: personId },
  });
  await tellInviter(deps, tx, invitation, person);
}

/** An inviter who has left the account meanwhile hears nothing of it any more. */
async function tellInviter(
  deps: Deps,
  tx: Tx,
  { account_id, invited_by, role }: InvitationRow,
  person: { first_name: string; last_name: string; email: string },
): Promise<void> {
  const inviter = invited_by && (await findMember(tx, account_id, invited_by));
  if (!inviter) return;
  const letter = invitationAcceptedLetter({
    firstName: inviter.first_name,
    name: fullName(person),
    email: person.email,
    role,
    account: await accountName(tx, account_id),
    url: `${deps.config.PUBLIC_URL ?? ''}${USERS_SETTINGS_PATH}?${new URLSearchParams({ account: account_id })}`,
  });
  await postMail(tx, { to: inviter.email, ...letter });
}
