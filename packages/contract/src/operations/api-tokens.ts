import { TOKEN_NAME_MAX, tokenDays, tokenRights } from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, id, line, timestamp } from '../shapes.ts';

const tag = 'API tokens';
const access = { scope: 'account', capability: 'apiToken.manage' } as const;
const path = '/accounts/:accountId/api-tokens';

const rights = z.array(z.enum(tokenRights)).max(tokenRights.length);

const apiToken = z.object({
  id,
  name: z.string(),
  /** The first signs of it, by which people tell tokens apart. */
  beginning: z.string(),
  rights,
  createdBy: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  /** To the nearest five minutes; null: never. */
  lastUsedAt: timestamp.nullable(),
});

export const apiTokenOperations = {
  listApiTokens: operation({
    method: 'GET',
    path,
    summary: 'The tokens with which programs call this API for the account',
    tag,
    access,
    params: accountParams,
    answer: z.array(apiToken),
  }),
  createApiToken: operation({
    method: 'POST',
    path,
    summary: 'Makes a token; the answer is the only one that has it',
    tag,
    access,
    limit: 'letter',
    params: accountParams,
    body: z.object({
      name: line(TOKEN_NAME_MAX),
      rights,
      days: z.literal([...tokenDays]),
    }),
    status: 201,
    answer: apiToken.extend({ token: z.string() }),
  }),
  deleteApiToken: operation({
    method: 'DELETE',
    path: `${path}/:tokenId`,
    summary: 'Ends a token at once',
    tag,
    access,
    params: accountParams.extend({ tokenId: id }),
    kind: 'empty',
  }),
};
