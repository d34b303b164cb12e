import { ADMINISTRATION_LINE_MAX, uploadRules, WORKSPACE_NAME_MAX } from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, id, line, slug, timestamp, version } from '../shapes.ts';

const tag = 'Workspaces';

const workspace = z.object({
  id,
  name: z.string(),
  slug,
  /** The newest, at most a hundred; `campaignCount` has them all. */
  campaignIds: z.array(id),
  campaignCount: z.int(),
  version,
});

const workspaceMember = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.email(),
  member_since: timestamp,
});

const name = line(WORKSPACE_NAME_MAX);
const workspaceParams = accountParams.extend({ slug });

export const workspaceOperations = {
  listWorkspaces: operation({
    method: 'GET',
    path: '/accounts/:accountId/workspaces',
    summary: 'All workspaces of the account',
    tag,
    access: { scope: 'account', capability: 'workspace.listAll' },
    params: accountParams,
    answer: z.array(workspace),
  }),
  listMemberWorkspaces: operation({
    method: 'GET',
    path: '/accounts/:accountId/members/:userId/workspaces',
    summary: 'The workspaces of one member; an editor may ask for the own ones only',
    tag,
    access: { scope: 'account', capability: 'workspace.listOwn' },
    params: accountParams.extend({ userId: id }),
    answer: z.array(workspace),
  }),
  createWorkspace: operation({
    method: 'POST',
    path: '/accounts/:accountId/workspaces',
    summary: 'Creates a workspace',
    tag,
    access: { scope: 'accountOrMaster', capability: 'workspace.create' },
    upload: { field: 'image', maxMegabytes: uploadRules.image.maxMegabytes, isOptional: true },
    params: accountParams,
    body: z.object({
      name,
      /** Of those who manage the account alone: a percentage, "12,5". */
      mark_up: line(ADMINISTRATION_LINE_MAX).optional(),
    }),
    status: 201,
    answer: workspace,
  }),
  renameWorkspace: operation({
    method: 'PUT',
    path: '/accounts/:accountId/workspaces/:slug',
    summary: 'Renames a workspace; its slug stays',
    tag,
    access: { scope: 'workspace', capability: 'workspace.rename' },
    versioned: true,
    params: workspaceParams,
    body: z.object({ id, name, slug }),
    answer: workspace,
  }),
  removeWorkspace: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/workspaces/:slug',
    summary: 'Removes a workspace without campaigns',
    tag,
    access: { scope: 'workspace', capability: 'workspace.remove' },
    params: workspaceParams,
    kind: 'empty',
  }),
  listWorkspaceMembers: operation({
    method: 'GET',
    path: '/accounts/:accountId/workspaces/:slug/members',
    summary: 'The people in a workspace',
    tag,
    access: { scope: 'workspace', capability: 'workspace.view' },
    params: workspaceParams,
    answer: z.array(workspaceMember),
  }),
  addWorkspaceMember: operation({
    method: 'POST',
    path: '/accounts/:accountId/workspaces/:slug/members',
    summary: 'Adds a member of the account to a workspace',
    tag,
    access: { scope: 'workspace', capability: 'workspace.addMember' },
    limit: 'letter',
    params: workspaceParams,
    body: z.object({ user_id: id }),
    status: 201,
    answer: workspaceMember,
  }),
  removeWorkspaceMember: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/workspaces/:slug/members/:userId',
    summary: 'Takes a member of the account out of a workspace',
    tag,
    access: { scope: 'workspace', capability: 'workspace.removeMember' },
    params: workspaceParams.extend({ userId: id }),
    kind: 'empty',
  }),
};
