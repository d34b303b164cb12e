import { fullName } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { createApiToken } from './commands/create-api-token.ts';
import { deleteApiToken } from './commands/delete-api-token.ts';
import { listTokens, type TokenRow } from './repository.ts';

const presentToken = (row: TokenRow) => ({
  id: row.id,
  name: row.name,
  beginning: row.beginning,
  rights: row.rights,
  createdBy: fullName(row),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

export const apiTokenHandlers = {
  async listApiTokens({ account, deps }) {
    return (await listTokens(deps.connection.db, account.id)).map(presentToken);
  },

  async createApiToken({ account, person, body, deps }) {
    const request = { accountId: account.id, personId: person.id, ...body };
    const { row, token } = await createApiToken(deps, request);
    return { ...presentToken(row), token };
  },

  async deleteApiToken({ account, person, params, deps }) {
    const { tokenId } = params;
    await deleteApiToken(deps, { accountId: account.id, personId: person.id, tokenId });
  },
} satisfies Partial<Handlers>;
