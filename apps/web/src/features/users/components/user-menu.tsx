import {
  demotionBlockers,
  fill,
  listed,
  promotionBlockers,
  removalBlockers,
  sayFinding,
} from '@posthorn/domain';
import { usersPageTexts } from '@posthorn/domain/texts/users-page';
import {
  EllipsisVertical,
  Layers,
  Send,
  ShieldCheck,
  ShieldMinus,
  UserMinus,
  X,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { MenuSeparator } from '../../../ui/overlays/menu-separator.tsx';
import { useCan } from '../../accounts/index.ts';
import type { Member } from '../../members/index.ts';
import { useChangeRole, useRemoveUser } from '../api/change-user.ts';
import { useResend, useRevoke } from '../api/invite.ts';
import { useResendBlocker } from '../model/use-resend-blocker.ts';
import { WorkspacesDialog } from './workspaces-dialog.tsx';

interface UserMenuProps {
  user: Member;
  adminCount: number;
  /** Names of those whom the user has invited, and who have not accepted yet. */
  invited: readonly string[];
}

/** What can be done with a member; one's own row has none. */
export function UserMenu({ user, adminCount, invited }: UserMenuProps) {
  const [open, setOpen] = useState<'remove' | 'demote' | 'workspaces' | null>(null);
  const { mutate: changeRole, isPending } = useChangeRole();
  const remove = useRemoveUser();
  const { name, role } = user;
  const mayChangeRole = useCan('member.changeRole');
  const mayRemove = useCan('member.remove');
  const mayAdd = useCan('workspace.addMember');
  const mayTakeOut = useCan('workspace.removeMember');
  const facts = { adminCount, isOneself: false };
  const close = () => setOpen(null);
  const demote = () => isPending || changeRole({ user, role: 'editor' }, { onSettled: close });
  return (
    <>
      <ActionsMenu name={name}>
        {mayChangeRole && promotionBlockers(role).length === 0 ? (
          <MenuItem
            id="admin"
            icon={<ShieldCheck />}
            onAction={() => isPending || changeRole({ user, role: 'admin' })}
          >
            {usersPageTexts.toAdmin}
          </MenuItem>
        ) : null}
        {mayChangeRole && demotionBlockers(role, facts).length === 0 ? (
          <MenuItem
            id="editor"
            icon={<ShieldMinus />}
            onAction={() => (invited.length > 0 ? setOpen('demote') : demote())}
          >
            {usersPageTexts.toEditor}
          </MenuItem>
        ) : null}
        {mayAdd && mayTakeOut ? (
          <MenuItem id="workspaces" icon={<Layers />} onAction={() => setOpen('workspaces')}>
            {usersPageTexts.changeWorkspaces}
          </MenuItem>
        ) : null}
        {mayRemove && removalBlockers(role, facts).length === 0 ? (
          <>
            <MenuSeparator />
            <MenuItem
              id="remove"
              icon={<UserMinus />}
              tone="danger"
              onAction={() => setOpen('remove')}
            >
              {usersPageTexts.remove}
            </MenuItem>
          </>
        ) : null}
      </ActionsMenu>
      <ConfirmDialog
        isOpen={open === 'remove'}
        onOpenChange={close}
        title={fill(usersPageTexts.removeTitle, { name })}
        confirmLabel={usersPageTexts.removeConfirm}
        tone="danger"
        isLoading={remove.isPending}
        onConfirm={() => remove.isPending || remove.mutate(user, { onSettled: close })}
      >
        {fill(usersPageTexts.removeText, { name })}
        <TakenBack name={name} invited={invited} />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'demote'}
        onOpenChange={close}
        title={fill(usersPageTexts.demoteTitle, { name })}
        confirmLabel={usersPageTexts.demoteConfirm}
        isLoading={isPending}
        onConfirm={demote}
      >
        {usersPageTexts.demoteText}
        <TakenBack name={name} invited={invited} />
      </ConfirmDialog>
      {open === 'workspaces' ? <WorkspacesDialog user={user} onClose={close} /> : null}
    </>
  );
}

function TakenBack({ name, invited }: { name: string; invited: readonly string[] }) {
  if (invited.length === 0) return null;
  const said = { n: invited.length, name, invited: listed(invited) };
  return <p className="mt-2 wrap-anywhere">{fill(usersPageTexts.takesBack, said)}</p>;
}

/** What can be done with an invitation. */
export function InvitationMenu({ user }: { user: Member }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate: resend, isPending } = useResend();
  const revoke = useRevoke();
  const blocker = useResendBlocker(user);
  const { name } = user;
  return (
    <>
      <ActionsMenu name={name}>
        <MenuItem
          id="resend"
          icon={<Send />}
          {...(blocker && { disabledReason: sayFinding(blocker) })}
          onAction={() => isPending || resend(user)}
        >
          {usersPageTexts.resend}
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="revoke" icon={<X />} tone="danger" onAction={() => setAsking(true)}>
          {usersPageTexts.revoke}
        </MenuItem>
      </ActionsMenu>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={fill(usersPageTexts.revokeTitle, { name })}
        confirmLabel={usersPageTexts.revokeConfirm}
        tone="danger"
        isLoading={revoke.isPending}
        onConfirm={() =>
          revoke.isPending || revoke.mutate(user, { onSettled: () => setAsking(false) })
        }
      >
        {fill(usersPageTexts.revokeText, { name })}
      </ConfirmDialog>
    </>
  );
}

function ActionsMenu({ name, children }: { name: string; children: ReactNode }) {
  const label = fill(usersPageTexts.actionsFor, { name });
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <IconButton
          icon={<EllipsisVertical />}
          label={label}
          size="sm"
          hasTooltip={false}
          variant="quiet"
        />
      }
    >
      {children}
    </Menu>
  );
}
