import { paletteIndex, personInitials } from '@posthorn/domain';
import { workspaceTexts } from '@posthorn/domain/texts/workspace';
import { useQuery } from '@tanstack/react-query';
import { AvatarGroup } from '../../../ui/display/avatar-group.tsx';
import { useMedia } from '../../../ui/lib/use-media.ts';
import { useAccount } from '../../accounts/index.ts';
import { workspaceMembersQuery } from '../api/list-workspace-members.ts';

export function WorkspaceMembers({ slug }: { slug: string }) {
  const account = useAccount();
  const isWide = useMedia('(min-width: 40rem)');
  const { data: members } = useQuery(workspaceMembersQuery(account.id, slug));
  if (!members?.length) return null;
  return (
    <AvatarGroup
      label={workspaceTexts.members}
      // So that they stand beside the name on a phone, too.
      max={isWide ? 5 : 2}
      people={members.map((member) => ({
        id: member.id,
        name: member.name,
        initials: personInitials({ firstName: member.first_name, lastName: member.last_name }),
        colour: paletteIndex(member.id),
      }))}
    />
  );
}
