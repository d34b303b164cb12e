import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { deleteToken, findToken } from '../repository.ts';

/** The next call with it is refused. */
export const deleteApiToken = (
  deps: Deps,
  { tokenId, accountId, personId }: { accountId: string; personId: string; tokenId: string },
) =>
  inTransaction(deps, async (tx) => {
    const token = await findToken(tx, accountId, tokenId);
    if (!token) throw notFound();
    await deleteToken(tx, tokenId);
    await recordChange(tx, {
      ...{ accountId, personId, workspaceId: null },
      kind: 'account',
      entityId: accountId,
      action: 'changed',
      before: { apiToken: { name: token.name, rights: token.rights } },
      tells: { admins: true },
    });
  });
