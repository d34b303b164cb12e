import type { Deps } from '../../../platform/deps.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { notFound } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { formStatusOf, listPages } from '../look-for-pages.ts';
import { recordPages } from '../record-pages.ts';
import * as repository from '../repository.ts';

/**
 * Whether the terms of forms were accepted for a page, only its network knows. Where they were not, or it
 * does not answer, the page waits and the network is asked again every hour. There is no refusal and no end
 * of waiting: the network only knows whether they are accepted, and a person can accept them at any time.
 */
export async function requestLeadform(
  deps: Deps,
  { pageId, ...whose }: { accountId: string; personId: string; pageId: string },
): Promise<{ leadform_tos: boolean }> {
  const { accountId } = whose;
  const listed = await listPages(deps, accountId);
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    const page = await repository.findSocialPage(tx, accountId, pageId);
    if (!page) throw notFound();
    const status = formStatusOf(listed, page) ?? page.leadform_status ?? 'pending';
    if (status !== page.leadform_status) {
      await repository.setLeadformStatus(tx, pageId, status);
      await recordPages(tx, { ...whose, after: { leadform: { page: page.name, status } } });
    }
    return { leadform_tos: status === 'accepted' };
  });
}
