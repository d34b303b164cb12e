import {
  type Invite,
  inviteFindings,
  MEMBER_NAME_MAX,
  type Role,
  roleLabels,
  roles,
  sayFinding,
} from '@posthorn/domain';
import { usersPageTexts } from '@posthorn/domain/texts/users-page';
import { Send } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { findingsIn } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { maxWhenNearlyFull } from '../../../ui/fields/max-when-nearly-full.ts';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { MultiSelect } from '../../../ui/pick/multi-select.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import { useInvite } from '../api/invite.ts';
import { useAllWorkspaces } from '../model/use-all-workspaces.ts';

const empty: Invite = { first_name: '', last_name: '', email: '', role: null, workspaces: [] };

const roleHints: Record<Role, string> = {
  admin: usersPageTexts.roleAdminHint,
  editor: usersPageTexts.roleEditorHint,
};
const roleOptions = roles.map((role) => ({
  id: role,
  label: roleLabels[role],
  description: roleHints[role],
}));

/** Invites a person: address, role and workspaces are needed, names are not. */
export function InviteForm() {
  const [invite, setInvite] = useState(empty);
  const [isEmailLeft, setEmailLeft] = useState(false);
  const workspaces = useAllWorkspaces();
  const sending = useInvite();
  const set = (change: Partial<Invite>) => setInvite({ ...invite, ...change });
  const tidied = { ...invite, email: invite.email.trim() };
  const findings = inviteFindings(tidied);
  const isReady = findings.length === 0;

  /** What the server found, as long as it was said of what stands there. */
  const refused = findingsIn(sending.error);
  const errorAt = (path: keyof Invite, isShown = false) => {
    const found = [...refused, ...(isShown ? findings : [])].find((one) => one.path === path);
    return found && sayFinding(found);
  };

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const { role } = tidied;
    if (!isReady || role === null || sending.isPending) return;
    sending.mutate(
      { ...tidied, role, workspaces: [...tidied.workspaces] },
      {
        onSuccess: () => {
          setInvite(empty);
          setEmailLeft(false);
        },
      },
    );
  };
  const type = (change: Partial<Invite>) => {
    if (sending.isError) sending.reset();
    set(change);
  };
  return (
    <Card padding="lg">
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            label={usersPageTexts.firstName}
            placeholder={usersPageTexts.optional}
            autoComplete="off"
            max={maxWhenNearlyFull(invite.first_name.length, MEMBER_NAME_MAX)}
            value={invite.first_name}
            onChange={(first_name) => type({ first_name })}
            error={errorAt('first_name', true)}
          />
          <TextInput
            label={usersPageTexts.lastName}
            placeholder={usersPageTexts.optional}
            autoComplete="off"
            max={maxWhenNearlyFull(invite.last_name.length, MEMBER_NAME_MAX)}
            value={invite.last_name}
            onChange={(last_name) => type({ last_name })}
            error={errorAt('last_name', true)}
          />
          <TextInput
            label={usersPageTexts.email}
            type="email"
            inputMode="email"
            autoComplete="off"
            isRequired
            value={invite.email}
            onChange={(email) => type({ email })}
            onBlur={() => setEmailLeft(true)}
            error={errorAt('email', isEmailLeft && tidied.email !== '')}
          />
          <Select
            label={usersPageTexts.role}
            placeholder={usersPageTexts.chooseRole}
            isRequired
            options={roleOptions}
            value={invite.role}
            onChange={(role) => type({ role: role as Role | null })}
          />
        </div>
        <MultiSelect
          label={usersPageTexts.workspaces}
          placeholder={usersPageTexts.chooseWorkspaces}
          isRequired
          options={(workspaces.data ?? []).map(({ slug, name }) => ({ id: slug, label: name }))}
          value={invite.workspaces}
          onChange={(chosen) => type({ workspaces: chosen })}
          error={errorAt('workspaces')}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            icon={<Send />}
            isLoading={sending.isPending}
            disabledReason={isReady ? undefined : usersPageTexts.missing}
          >
            {usersPageTexts.sendInvite}
          </Button>
        </div>
      </form>
    </Card>
  );
}
