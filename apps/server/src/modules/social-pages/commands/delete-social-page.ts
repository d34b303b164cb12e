import type { Deps } from '../../../platform/deps.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { notFound } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { dropFiles } from '../../media/index.ts';
import { recordPages } from '../record-pages.ts';
import * as repository from '../repository.ts';

/** Campaigns keep its id and say that the page was deleted. Its picture is no longer needed. */
export const deleteSocialPage = (
  deps: Deps,
  { pageId, ...whose }: { accountId: string; personId: string; pageId: string },
) =>
  inTransaction(deps, async (tx) => {
    await lockAccount(tx, whose.accountId);
    const page = await repository.findSocialPage(tx, whose.accountId, pageId);
    if (!page) throw notFound();
    await repository.deletePage(tx, pageId);
    await dropFiles(tx, [page.icon_key]);
    const { channel, name } = page;
    await recordPages(tx, { ...whose, before: { socialPage: { channel, name } } });
  });
