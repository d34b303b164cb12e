import { accountInitials, fill, paletteIndex, type Role, roleLabels } from '@posthorn/domain';
import { usersPageTexts } from '@posthorn/domain/texts/users-page';
import { memo } from 'react';
import { dateText } from '../../../lib/time/format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InitialsCircle } from '../../../ui/display/initials-circle.tsx';
import { tableRoles } from '../../../ui/display/table-roles.ts';
import { Tag } from '../../../ui/display/tag.tsx';
import type { Tone } from '../../../ui/display/tone.ts';
import type { Member } from '../../members/index.ts';
import { useResend } from '../api/invite.ts';
import { InvitationMenu, UserMenu } from './user-menu.tsx';
import { WorkspaceNames } from './workspace-names.tsx';

const roleTones: Record<Role, Tone> = { admin: 'orange', editor: 'blue' };

interface UserRowProps {
  user: Member;
  isOneself: boolean;
  adminCount: number;
  /** Names of those whom the user has invited, and who have not accepted yet. */
  invited: readonly string[];
}

/** A row of the table; on a phone a card with the same content. */
export const UserRow = memo(function UserRow({
  user,
  isOneself,
  adminCount,
  invited,
}: UserRowProps) {
  const { name, email, role, isPending } = user;
  return (
    <tr
      {...tableRoles.row}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 px-4 py-3 sm:grid-cols-(--columns) sm:items-center"
    >
      <td {...tableRoles.cell} className="flex min-w-0 items-center gap-3">
        <InitialsCircle initials={accountInitials(name)} colour={paletteIndex(user.id)} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="line-clamp-2 font-medium wrap-anywhere">{name}</span>
            {isOneself ? <span className="text-xs text-text-2">({usersPageTexts.you})</span> : null}
            <PendingTag user={user} />
          </p>
          {email === name ? null : <p className="truncate text-xs text-text-2">{email}</p>}
          {isPending ? <Validity user={user} /> : null}
        </div>
      </td>
      <td {...tableRoles.cell} className="max-sm:order-3">
        <Tag size="sm" tone={roleTones[role]}>
          {roleLabels[role]}
        </Tag>
      </td>
      <td {...tableRoles.cell} className="min-w-0 max-sm:order-4 max-sm:col-span-2">
        <WorkspaceNames user={user} />
      </td>
      <td {...tableRoles.cell} className="text-right max-sm:order-2">
        {isPending ? <InvitationMenu user={user} /> : null}
        {isPending || isOneself ? null : (
          <UserMenu user={user} adminCount={adminCount} invited={invited} />
        )}
      </td>
    </tr>
  );
});

function PendingTag({ user: { isPending, isExpired } }: { user: Member }) {
  if (!isPending) return null;
  return isExpired ? (
    <Tag size="sm" tone="red">
      {usersPageTexts.expired}
    </Tag>
  ) : (
    <Tag size="sm" tone="purple">
      {usersPageTexts.pending}
    </Tag>
  );
}

/** Until when the link works. One that has ended can be sent again at once. */
function Validity({ user }: { user: Member }) {
  const { mutate: resend, isPending } = useResend();
  const date = dateText(user.expiresAt ?? '');
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-text-2">
      {fill(user.isExpired ? usersPageTexts.expiredOn : usersPageTexts.validUntil, { date })}
      {user.isExpired ? (
        <Button
          size="sm"
          variant="quiet"
          isLoading={isPending}
          onPress={() => resend(user)}
          className="h-6! min-h-6! px-1.5! text-xs!"
        >
          {usersPageTexts.resend}
        </Button>
      ) : null}
    </p>
  );
}
