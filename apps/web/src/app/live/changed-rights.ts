import { fill, type Role } from '@posthorn/domain';
import { memberTexts } from '@posthorn/domain/texts/member';
import { roleTexts } from '@posthorn/domain/texts/role';
import { workspaceTexts } from '@posthorn/domain/texts/workspace';
import type { QueryClient } from '@tanstack/react-query';
import { membershipsQuery } from '../../features/session/index.ts';
import {
  rememberedWorkspace,
  type Workspace,
  workspacesKey,
} from '../../features/workspaces/index.ts';

/** What a person may see of an account, as far as this page knows. */
export interface Rights {
  role: Role | undefined;
  workspaces: readonly Workspace[] | undefined;
  /** The slug of the workspace that is looked at. */
  current: string | null;
}

export function rightsIn(queryClient: QueryClient, accountId: string): Rights {
  const memberships = queryClient.getQueryData(membershipsQuery.queryKey);
  const role = memberships?.find((membership) => membership.account_id === accountId)?.role;
  return {
    role,
    workspaces: queryClient.getQueryData([...workspacesKey(accountId), role]),
    current: rememberedWorkspace(),
  };
}

/** Without these words the screen would change under a person's eyes, and not say why. */
export function changedRights(before: Rights, after: Rights): string[] {
  const { role } = after;
  if (!role || !before.role) return [];
  const left = before.workspaces?.find(({ slug }) => slug === before.current);
  const isGone = left && after.workspaces && !after.workspaces.some(({ id }) => id === left.id);
  return [
    ...(role === before.role ? [] : [fill(memberTexts.roleChanged, { role: roleTexts[role] })]),
    ...(isGone ? [fill(workspaceTexts.takenAway, { name: left.name })] : []),
  ];
}
