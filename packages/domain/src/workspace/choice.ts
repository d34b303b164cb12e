import { commonTexts } from '#texts/common';
import type { Role } from '../member/role.ts';
import { can } from '../permission/capability.ts';

/** The pseudo-workspace of admins: every campaign of the account. It has no id and owns nothing. */
export const ALL_WORKSPACES = { id: '', name: commonTexts.allWorkspaces, slug: 'All' } as const;

/**
 * What the overview shows: the remembered workspace, or the first one when the remembered slug is
 * unknown; all of them together for those who may see all.
 */
export function chooseWorkspace<W extends { slug: string }>(
  workspaces: readonly W[],
  rememberedSlug: string | null,
  role: Role,
): W | typeof ALL_WORKSPACES | undefined {
  if (rememberedSlug === ALL_WORKSPACES.slug && can(role, 'workspace.listAll')) {
    return ALL_WORKSPACES;
  }
  return workspaces.find((workspace) => workspace.slug === rememberedSlug) ?? workspaces[0];
}
