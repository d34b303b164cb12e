import type { OperationAnswer } from '@posthorn/contract';
import {
  fullName,
  type InvitationDates,
  inOrderOfNames,
  invitationState,
  invitedName,
} from '@posthorn/domain';
import type { InvitationRow } from './invitations/repository.ts';
import type { MemberRow } from './repository.ts';

type Member = OperationAnswer<'promoteMember'>;

export const presentMember = (row: MemberRow): Member => ({
  id: row.id,
  name: fullName(row),
  email: row.email,
  role: row.role,
  workspaces: row.workspaces,
  isPending: false,
  sentAt: null,
  expiresAt: null,
  isExpired: false,
  invitedBy: null,
});

export const presentInvitation = (row: InvitationRow, now: Date): Member => ({
  id: row.id,
  name: invitedName(row),
  email: row.email,
  role: row.role,
  workspaces: row.workspaces,
  isPending: true,
  sentAt: row.sent_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  isExpired: invitationState(datesOf(row), now) === 'expired',
  invitedBy: row.invited_by,
});

/** Members and invited people in one list, each where others look for them. */
export function presentPeople(members: MemberRow[], invited: InvitationRow[], now: Date): Member[] {
  const rows = [
    ...members.map((row) => ({ ...row, shown: presentMember(row) })),
    ...invited.map((row) => ({
      ...row,
      // Without a name it stands where its address would.
      first_name: row.first_name || row.last_name || row.email,
      shown: presentInvitation(row, now),
    })),
  ];
  return inOrderOfNames(rows).map(({ shown }) => shown);
}

export const datesOf = (
  row: Pick<InvitationRow, 'expires_at' | 'accepted_at' | 'revoked_at'>,
): InvitationDates => ({
  expiresAt: row.expires_at,
  acceptedAt: row.accepted_at,
  revokedAt: row.revoked_at,
});
