import type { OperationAnswer } from '@posthorn/contract';
import { fullName } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { changeRole } from './commands/change-role.ts';
import { listMembers, type MemberRow } from './repository.ts';

const presentMember = (row: MemberRow): OperationAnswer<'promoteMember'> => ({
  id: row.id,
  name: fullName(row),
  email: row.email,
  role: row.role,
  workspaces: row.workspaces,
});

export const memberHandlers = {
  async listMembers({ account, deps }) {
    return (await listMembers(deps.connection.db, account.id)).map(presentMember);
  },

  async promoteMember({ account, person, body, deps }) {
    return presentMember(
      await changeRole(deps, {
        accountId: account.id,
        personId: person.id,
        memberId: body.user_id,
        role: 'admin',
      }),
    );
  },

  async demoteMember({ account, person, params, deps }) {
    return presentMember(
      await changeRole(deps, {
        accountId: account.id,
        personId: person.id,
        memberId: params.userId,
        role: 'editor',
      }),
    );
  },
} satisfies Partial<Handlers>;
