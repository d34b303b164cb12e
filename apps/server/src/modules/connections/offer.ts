import type { ConsentAdAccount, ConsentPage, Keys } from '@posthorn/connectors';
import type { OperationAnswer } from '@posthorn/contract';
import type { Db, Tx } from '@posthorn/db';
import {
  isLost,
  missingRights,
  type Network,
  networkNames,
  networkOfPage,
  replacementFindings,
  unfitAdAccount,
} from '@posthorn/domain';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type ConsentRequest, findConsentWithKeys } from './consents.ts';
import { type AdAccountRow, findAccount, findAdAccount, listPublished } from './repository.ts';

export interface Offer {
  adAccounts: ConsentAdAccount[];
  pages: ConsentPage[];
}

/** What these keys open. The network is asked, because only it knows. */
export async function askOffer(deps: Deps, network: Network, keys: Keys): Promise<Offer> {
  const client = deps.networks.consentOn(network);
  if (!client) throw new Refusal('unavailable', 'connectionState.over');
  try {
    const [adAccounts, pages] = await Promise.all([
      client.listAdAccounts(keys),
      client.listPages(keys),
    ]);
    return { adAccounts, pages };
  } catch (error) {
    deps.log.warn({ err: error, network }, 'what a consent includes could not be asked for');
    throw new Refusal('unavailable', 'consent.unreachable', {
      params: { network: networkNames[network] },
    });
  }
}

/** What a replacement of the ad account before has to be judged by. */
export const connectedBefore = (row: AdAccountRow | undefined, now: Date) =>
  row && {
    externalId: row.external_id,
    isReachable:
      row.sealed_keys !== null &&
      !isLost({ lossReason: row.lost_reason, keysEndAt: row.keys_end_at }, now),
  };

/** What can be connected with a consent, and what keeps each ad account from it. */
export async function readOffer(
  deps: Deps,
  request: ConsentRequest,
): Promise<OperationAnswer<'getConsent'>> {
  const { db } = deps.connection;
  const { accountId } = request;
  const { row, keys } = await findConsentWithKeys(db, deps, request);
  const { network } = row;
  const offer = await askOffer(deps, network, keys);
  const place = { accountId, isSandbox: row.is_sandbox };
  const before = await findAdAccount(db, place, network);
  const account = await findAccount(db, accountId);
  const published = (await listPublished(db, accountId, network)).length;
  const known = await listKnownPages(db, accountId);
  return {
    id: row.id,
    network,
    missingRights: missingRights(network, row.rights),
    adAccounts: offer.adAccounts.map((one) => ({
      id: one.id,
      name: one.name,
      currency: one.currency,
      timeZone: one.timeZone,
      isConnected: one.id === before?.external_id,
      findings: [
        ...unfitAdAccount(one, account),
        ...replacementFindings({
          before: connectedBefore(before, deps.now()),
          externalId: one.id,
          published,
          isConfirmed: false,
        }),
      ],
    })),
    pages: offer.pages.map(({ channel, externalId, name }) => ({
      channel,
      externalId,
      name,
      isConnected: known.some(
        (page) => page.channel === channel && page.external_id === externalId,
      ),
    })),
    uncoveredPages: known
      .filter(
        (page) =>
          networkOfPage[page.channel] === network &&
          !offer.pages.some(
            (one) => one.channel === page.channel && one.externalId === page.external_id,
          ),
      )
      .map(({ name }) => name),
  };
}

const listKnownPages = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('social_page')
    .select(['channel', 'name', 'external_id'])
    .where('account_id', '=', accountId)
    .execute();
