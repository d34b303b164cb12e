import { finding, seesWholeAccount } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { notFound, Refusal, refuseWhen } from '../../platform/refusal.ts';
import { addWorkspaceMember } from './commands/add-workspace-member.ts';
import { createWorkspace } from './commands/create-workspace.ts';
import { removeWorkspace } from './commands/remove-workspace.ts';
import { removeWorkspaceMember } from './commands/remove-workspace-member.ts';
import { renameWorkspace } from './commands/rename-workspace.ts';
import { presentWorkspace, presentWorkspaceMember } from './presenter.ts';
import {
  findAccountMember,
  listWorkspaceMembers,
  listWorkspaces,
  listWorkspacesOfMember,
} from './repository.ts';

/** The access check found the workspace; 'All' is none and cannot be changed. */
function found<W>(workspace: W | undefined): W {
  if (!workspace) throw notFound();
  return workspace;
}

export const workspaceHandlers = {
  async listWorkspaces({ account, deps }) {
    const rows = await listWorkspaces(deps.connection.db, account.id);
    return rows.map(presentWorkspace);
  },

  async listMemberWorkspaces({ account, person, params, deps }) {
    if (params.userId !== person.id && !seesWholeAccount(account.role)) {
      throw new Refusal('forbidden', 'permission.role');
    }
    const { db } = deps.connection;
    if (!(await findAccountMember(db, account.id, params.userId))) throw notFound();
    const rows = await listWorkspacesOfMember(db, account.id, params.userId);
    return rows.map(presentWorkspace);
  },

  async createWorkspace({ account, person, master, body, upload, deps }) {
    const { name, mark_up } = body;
    const request = { accountId: account.id, personId: person.id, masterId: master?.id, name };
    return presentWorkspace(await createWorkspace(deps, { ...request, mark_up, upload }));
  },

  async renameWorkspace({ account, person, workspace, body, deps, expectedVersion }) {
    const { id, slug } = found(workspace);
    // The body repeats which workspace is meant; it must not mean another one.
    if (body.id !== id || body.slug !== slug) refuseWhen([finding('field.unknown', 'id')]);
    const renamed = await renameWorkspace(deps, {
      accountId: account.id,
      personId: person.id,
      workspaceId: id,
      name: body.name,
      expectedVersion,
    });
    return presentWorkspace(renamed);
  },

  async removeWorkspace({ account, person, workspace, deps }) {
    await removeWorkspace(deps, {
      accountId: account.id,
      personId: person.id,
      workspaceId: found(workspace).id,
    });
  },

  async listWorkspaceMembers({ account, workspace, deps }) {
    const rows = await listWorkspaceMembers(deps.connection.db, account.id, found(workspace).id);
    return rows.map(presentWorkspaceMember);
  },

  async addWorkspaceMember({ account, person, workspace, body, deps }) {
    const member = await addWorkspaceMember(deps, {
      accountId: account.id,
      personId: person.id,
      workspaceId: found(workspace).id,
      newMemberId: body.user_id,
    });
    return presentWorkspaceMember(member);
  },

  async removeWorkspaceMember({ account, person, workspace, params, deps }) {
    await removeWorkspaceMember(deps, {
      accountId: account.id,
      personId: person.id,
      workspaceId: found(workspace).id,
      memberId: params.userId,
    });
  },
} satisfies Partial<Handlers>;
