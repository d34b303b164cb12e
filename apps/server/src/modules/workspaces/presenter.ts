import type { OperationAnswer } from '@posthorn/contract';
import { fullName } from '@posthorn/domain';
import type { listWorkspaceMembers, listWorkspaces } from './repository.ts';

type WorkspaceRow = Awaited<ReturnType<typeof listWorkspaces>>[number];
type MemberRow = Awaited<ReturnType<typeof listWorkspaceMembers>>[number];

export function presentWorkspace(row: WorkspaceRow): OperationAnswer<'renameWorkspace'> {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    campaignIds: row.campaign_ids,
    campaignCount: row.campaign_count,
    version: row.version,
  };
}

export function presentWorkspaceMember(row: MemberRow): OperationAnswer<'addWorkspaceMember'> {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    name: fullName(row),
    email: row.email,
    member_since: row.member_since.toISOString(),
  };
}
