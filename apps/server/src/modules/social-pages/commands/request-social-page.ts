import {
  finding,
  type PageRequest,
  pageRequestFindings,
  tidiedPageRequest,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findRequestedPages } from '../look-for-pages.ts';
import { recordPages } from '../record-pages.ts';
import * as repository from '../repository.ts';

interface Request {
  accountId: string;
  personId: string;
  wanted: PageRequest;
}

/** Writes down that a page is wanted, and looks for it at once. */
export async function requestSocialPage(deps: Deps, { accountId, personId, wanted }: Request) {
  refuseWhen(pageRequestFindings(wanted));
  const request = tidiedPageRequest(wanted);
  const { channel, url, page_id } = request;
  const made = await inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    const pages = await repository.listSocialPages(tx, accountId);
    const isConnected = pages.some(
      (page) => page.channel === channel && page_id !== null && page.external_id === page_id,
    );
    if (isConnected) refuse(finding('page.connectedAlready', 'page_id'), 'conflict');
    const waiting = await repository.listPendingRequests(tx, accountId);
    const isWaiting = waiting.some(
      (one) => one.channel === channel && (one.page_id ?? one.url) === (page_id ?? url),
    );
    if (isWaiting) refuse(finding('page.requestedAlready', 'url'), 'conflict');
    const row = await repository.insertRequest(tx, accountId, request);
    const after = { requestedPage: { channel, url, page_id } };
    await recordPages(tx, { accountId, personId, after });
    return row;
  });
  await findRequestedPages(deps, accountId);
  const left = await repository.listPendingRequests(deps.connection.db, accountId);
  return left.find(({ id }) => id === made.id) ?? { ...made, status: 'completed' as const };
}
