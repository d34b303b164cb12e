import type { NetworkPage } from '@posthorn/connectors';
import {
  budgetChannelsOn,
  isRequestedPage,
  type LeadformStatus,
  networks,
  type SocialChannel,
} from '@posthorn/domain';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { defineJob, defineScheduledJob, workOn } from '../../platform/jobs/define-job.ts';
import { lockAccount } from '../../platform/lock-account.ts';
import { askInTime } from '../../platform/networks/ask-in-time.ts';
import { addPages } from './add-pages.ts';
import { recordPages } from './record-pages.ts';
import * as repository from './repository.ts';

const lookHourly = defineScheduledJob('look-for-pages', '17 * * * *');

/** For one account, as soon as its connection has changed. */
export const lookForPagesJob = defineJob(
  'look-for-pages-of-account',
  z.object({ accountId: z.uuid() }),
);

/** Also a worker has these, with a connection of its own. */
type Looking = Pick<Deps, 'config' | 'networks' | 'storage' | 'log'> & {
  connection: Pick<Deps['connection'], 'db'>;
};

export const pageWorkers = (deps: Looking) => [
  workOn(lookHourly, async () => {
    for (const accountId of await repository.listWaitingAccounts(deps.connection.db)) {
      await findRequestedPages(deps, accountId);
    }
  }),
  workOn(lookForPagesJob, ({ accountId }) => findRequestedPages(deps, accountId)),
];

/**
 * Connects pages that were asked for and that the connection lists by now, and notes which pages may show
 * forms by now, and which no longer may. Where a network does not answer, everything stays as it is.
 */
export async function findRequestedPages(deps: Looking, accountId: string): Promise<void> {
  const listed = await listPages(deps, accountId);
  await deps.connection.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    for (const request of await repository.listPendingRequests(tx, accountId)) {
      const page = listed.find(
        ({ channel, id: externalId, name }) =>
          channel === request.channel && isRequestedPage(request, { externalId, name }),
      );
      if (!page) continue;
      await repository.completeRequest(tx, request.id);
      const { channel, id: externalId, name } = page;
      await addPages(tx, deps.storage, accountId, [{ channel, externalId, name }]);
      await recordPages(tx, {
        accountId,
        personId: null,
        after: { socialPage: { channel, name } },
      });
    }
    for (const page of await repository.listSocialPages(tx, accountId)) {
      if (page.leadform_status === null) continue;
      const status = formStatusOf(listed, page);
      if (!status || status === page.leadform_status) continue;
      await repository.setLeadformStatus(tx, page.id, status);
      const after = { leadform: { page: page.name, status } };
      await recordPages(tx, { accountId, personId: null, after });
    }
  });
}

/** The pages that the connections of an account list; none of a network that does not answer. */
export async function listPages(deps: Looking, accountId: string): Promise<NetworkPage[]> {
  const { connection, networks: reach } = deps;
  const pages = await Promise.all(
    networks.map((network) =>
      askInTime(deps, { account: accountId, question: 'pages' }, async () => {
        const [channel] = budgetChannelsOn(network);
        const connector = channel && (await reach.connectorFor(connection.db, accountId, channel));
        return connector?.listPages();
      }),
    ),
  );
  return pages.flatMap((found) => found ?? []);
}

/** Whether the terms of forms are accepted for a page, or are waited for; undefined where its network does not list it. */
export function formStatusOf(
  listed: readonly NetworkPage[],
  page: { channel: SocialChannel; external_id: string | null },
): LeadformStatus | undefined {
  const found = listed.find(
    ({ id, channel }) => id === page.external_id && channel === page.channel,
  );
  if (!found) return undefined;
  return found.takesForms ? 'accepted' : 'pending';
}
