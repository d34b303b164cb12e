import * as builders from '@posthorn/db/builders';
import { fullName, invitationLetter } from '@posthorn/domain';
import { invitationLink } from '../modules/members/index.ts';
import type { DemoAccount } from './accounts.ts';
import type { DemoContext } from './context.ts';
import { colleagues, demoPeople } from './people.ts';

/** People who have not answered yet, and their letters, which lie in the outbox and are never sent. */
export async function loadInvitations(
  { tx, account_id, publicUrl }: Pick<DemoContext, 'tx' | 'account_id' | 'publicUrl'>,
  { invited, name: account }: Pick<DemoAccount, 'invited' | 'name'>,
  ids: { personId: (email: string) => string; workspaceId: (name: string) => string },
): Promise<void> {
  for (const { email, first = '', last = '', role, workspaces, daysAgo, by } of invited) {
    const sent_at = new Date(Date.now() - daysAgo * 86_400_000);
    const { url, kept } = invitationLink(publicUrl, sent_at);
    const { id: invitation_id } = await builders.makeInvitation(tx, {
      ...{ account_id, email, first_name: first, last_name: last, role },
      ...{ invited_by: ids.personId(by), created_at: sent_at, sent_at },
      ...{ token_hash: kept.tokenHash, expires_at: kept.expiresAt },
    });
    for (const name of workspaces) {
      const workspace_id = ids.workspaceId(name);
      await builders.makeInvitationWorkspace(tx, { account_id, invitation_id, workspace_id });
    }
    const letter = invitationLetter({
      invited: { first_name: first, email },
      ...{ inviter: { name: nameOf(by), email: by }, account, role, url },
    });
    const { subject, text: body } = letter;
    await tx
      .insertInto('mail')
      .values({ recipient: email, subject, body, created_at: sent_at, sent_at: null })
      .execute();
  }
}

function nameOf(email: string): string {
  const person = [...demoPeople, ...colleagues].find((one) => one.email === email);
  return person ? fullName({ first_name: person.first, last_name: person.last }) : email;
}
