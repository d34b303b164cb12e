import type { ConsentPage } from '@posthorn/connectors';
import type { OperationAnswer } from '@posthorn/contract';
import {
  capabilitiesWith,
  finding,
  lossMessage,
  missingRights,
  networkCapabilities,
  replacementFindings,
  type SocialChannel,
  unfitAdAccount,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { saveAdAccount } from '../../../platform/networks/ad-accounts.ts';
import { Refusal, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { addPages, lookForPagesJob } from '../../social-pages/index.ts';
import {
  type ConsentRequest,
  consentOver,
  findConsentWithKeys,
  forgetConsent,
} from '../consents.ts';
import { askOffer, connectedBefore } from '../offer.ts';
import { presentConnection } from '../presenter.ts';
import { recordConnection } from '../record-connection.ts';
import { findAccount, findAdAccount, listPublished, lockForConnecting } from '../repository.ts';

interface Choice {
  adAccountId: string;
  pages: { channel: SocialChannel; externalId: string }[];
  leavesAds: boolean;
}

/**
 * Connects what was chosen of a consent, for the first time or again. The network is asked once more what
 * the consent includes: ids that come from a screen could be anyone's. With the same ad account only its keys
 * are new; what was chosen for it stays.
 */
export async function connectAdAccount(
  deps: Deps,
  request: ConsentRequest,
  choice: Choice,
): Promise<OperationAnswer<'connectAdAccount'>> {
  const { accountId, person } = request;
  const { row: given, keys } = await findConsentWithKeys(deps.connection.db, deps, request);
  const { network, is_sandbox: isSandbox } = given;
  const missing = missingRights(network, given.rights);
  if (missing.length > 0) {
    const { code, params } = lossMessage(network, 'missingRights', missing);
    throw new Refusal('invalid', code, { params });
  }
  const offer = await askOffer(deps, network, keys);
  const adAccount = offer.adAccounts.find(({ id }) => id === choice.adAccountId);
  if (!adAccount) refuse(finding('connection.unknownAdAccount', 'adAccountId'));
  const pages = choice.pages.map((page) => pageOf(offer.pages, page));
  return inTransaction(deps, async (tx) => {
    await lockForConnecting(tx, accountId, person.id);
    // Of two at once one connects; the other finds that the choice was made.
    if (!(await forgetConsent(tx, request))) throw consentOver();
    refuseWhen(unfitAdAccount(adAccount, await findAccount(tx, accountId)));
    const place = { accountId, isSandbox };
    const before = await findAdAccount(tx, place, network);
    const externalId = adAccount.id;
    const replacement = replacementFindings({
      before: connectedBefore(before, deps.now()),
      externalId,
      published: (await listPublished(tx, accountId, network)).length,
      isConfirmed: choice.leavesAds,
    });
    refuseWhen(replacement, 'conflict');
    const kept = before?.external_id === externalId ? before : undefined;
    await saveAdAccount(
      tx,
      deps.secrets,
      {
        ...{ accountId, network, externalId, keys },
        capabilities: capabilitiesWith(
          given.rights,
          kept?.capabilities ?? (isSandbox ? networkCapabilities : []),
        ),
        conversionId: kept?.conversion_id ?? null,
      },
      {
        isSandbox,
        now: deps.now(),
        facts: {
          name: adAccount.name,
          currency: adAccount.currency,
          timeZone: adAccount.timeZone,
          managerId: adAccount.managerId,
          rights: given.rights,
          keysEndAt: given.keys_end_at,
          isRenewable: given.is_renewable,
          connectedBy: person.id,
        },
      },
    );
    const added = await addPages(tx, deps.storage, accountId, pages);
    await recordConnection(tx, {
      ...{ accountId, personId: person.id, network },
      before: before?.sealed_keys ? before.external_id : null,
      after: externalId,
      pages: added.map(({ name }) => name),
    });
    // Pages that were asked for may have come with it.
    await enqueueJob(tx, lookForPagesJob, { accountId });
    return presentConnection(deps, network, await findAdAccount(tx, place, network));
  });
}

function pageOf(
  offered: readonly ConsentPage[],
  wanted: { channel: SocialChannel; externalId: string },
): ConsentPage {
  const page = offered.find(
    ({ channel, externalId }) => channel === wanted.channel && externalId === wanted.externalId,
  );
  return page ?? refuse(finding('connection.unknownPage', 'pages'));
}
