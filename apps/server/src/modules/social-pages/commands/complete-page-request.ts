import type { Deps } from '../../../platform/deps.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { recordPages } from '../record-pages.ts';
import * as repository from '../repository.ts';

/** The page is no longer looked for. A request that is completed already stays so. */
export const completePageRequest = (
  deps: Deps,
  { requestId, ...whose }: { accountId: string; personId: string; requestId: string },
) =>
  inTransaction(deps, async (tx) => {
    const request = await repository.lockRequest(tx, requestId);
    if (request.status === 'pending') {
      const { channel, url, page_id } = request;
      await repository.completeRequest(tx, requestId);
      await recordPages(tx, { ...whose, before: { requestedPage: { channel, url, page_id } } });
    }
    return { ...request, status: 'completed' as const };
  });
