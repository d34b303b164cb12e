import type { Tx } from '@posthorn/db';
import { fullName, invitationLetter, type Role } from '@posthorn/domain';
import { postMail } from '../../../platform/mail/outbox.ts';
import { accountName } from '../repository.ts';

interface PostedInvitation {
  accountId: string;
  inviter: { first_name: string; last_name: string; email: string };
  invited: { first_name: string; email: string; role: Role };
  url: string;
}

export async function postInvitation(tx: Tx, posted: PostedInvitation): Promise<void> {
  const { inviter, invited, url } = posted;
  const letter = invitationLetter({
    invited,
    inviter: { name: fullName(inviter), email: inviter.email },
    account: await accountName(tx, posted.accountId),
    role: invited.role,
    url,
  });
  await postMail(tx, { to: invited.email, ...letter });
}
