import * as builders from '@posthorn/db/builders';
import { invitationEnd } from '@posthorn/domain';
import type { DemoAccount } from './accounts.ts';
import type { DemoContext } from './context.ts';

/** People who have not answered yet. Sent again, an invitation gets a letter with a link in the outbox. */
export async function loadInvitations(
  { tx, account_id }: Pick<DemoContext, 'tx' | 'account_id'>,
  { invited }: Pick<DemoAccount, 'invited'>,
  ids: { personId: (email: string) => string; workspaceId: (name: string) => string },
): Promise<void> {
  for (const { email, first = '', last = '', role, workspaces, daysAgo, by } of invited) {
    const sent_at = new Date(Date.now() - daysAgo * 86_400_000);
    const { id: invitation_id } = await builders.makeInvitation(tx, {
      ...{ account_id, email, first_name: first, last_name: last, role },
      ...{ invited_by: ids.personId(by), created_at: sent_at, sent_at },
      expires_at: invitationEnd(sent_at),
    });
    for (const name of workspaces) {
      const workspace_id = ids.workspaceId(name);
      await builders.makeInvitationWorkspace(tx, { account_id, invitation_id, workspace_id });
    }
  }
}
