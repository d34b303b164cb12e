import { randomBytes } from 'node:crypto';
import {
  finding,
  newTokenFindings,
  TOKEN_PREFIX,
  type TokenDays,
  type TokenRight,
  tidyLine,
  tooManyTokensFinding,
} from '@posthorn/domain';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { isMember } from '../../../platform/is-member.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { realTime } from '../../../platform/real-time.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { tokenHash } from '../../../platform/session/session-store.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findToken, listTokens } from '../repository.ts';

interface Request {
  accountId: string;
  personId: string;
  name: string;
  rights: readonly TokenRight[];
  days: TokenDays;
}

/** Of the random part, as many signs as tell tokens apart and no one can guess the rest from. */
const SHOWN = 4;

/** The token itself is in the answer and nowhere else: only its hash is kept. */
export function createApiToken(deps: Deps, { accountId, personId, days, ...wanted }: Request) {
  const name = tidyLine(wanted.name);
  const rights = [...new Set(wanted.rights)];
  refuseWhen(newTokenFindings({ name, rights }));
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await isMember(tx, accountId, personId))) {
      refuse(finding('apiToken.onlyMembers'), 'conflict');
    }
    const tooMany = tooManyTokensFinding((await listTokens(tx, accountId)).length);
    if (tooMany) refuse(tooMany, 'conflict');
    const { id } = await tx
      .insertInto('api_token')
      .values({
        account_id: accountId,
        person_id: personId,
        name,
        rights,
        token_hash: tokenHash(token),
        beginning: token.slice(0, TOKEN_PREFIX.length + SHOWN),
        // By the database's clock, which also judges it.
        expires_at: sql<Date>`${realTime} + make_interval(days => ${days})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordChange(tx, {
      ...{ accountId, personId, workspaceId: null },
      kind: 'account',
      entityId: accountId,
      action: 'changed',
      after: { apiToken: { name, rights, days } },
      tells: { admins: true },
    });
    const row = await findToken(tx, accountId, id);
    if (!row) throw notFound();
    return { row, token };
  });
}
