import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, id, role, slug } from '../shapes.ts';

const tag = 'Members';

const member = z.object({
  id,
  name: z.string(),
  email: z.email(),
  role,
  workspaces: z.array(z.object({ id, name: z.string(), slug })),
});

export const memberOperations = {
  listMembers: operation({
    method: 'GET',
    path: '/accounts/:accountId/members',
    summary: 'The members of the account',
    tag,
    access: { scope: 'account', capability: 'member.list' },
    params: accountParams,
    answer: z.array(member),
  }),
  promoteMember: operation({
    method: 'POST',
    path: '/accounts/:accountId/admins',
    summary: 'Makes an editor an admin',
    tag,
    access: { scope: 'account', capability: 'member.changeRole' },
    limit: 'letter',
    params: accountParams,
    body: z.object({ user_id: id }),
    answer: member,
  }),
  demoteMember: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/admins/:userId',
    summary: 'Makes an admin an editor',
    tag,
    access: { scope: 'account', capability: 'member.changeRole' },
    limit: 'letter',
    params: accountParams.extend({ userId: id }),
    answer: member,
  }),
};
