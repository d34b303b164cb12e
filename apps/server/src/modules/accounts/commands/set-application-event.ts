import { isDeepStrictEqual } from 'node:util';
import type { OperationAnswer } from '@posthorn/contract';
import {
  applicationEventFindings,
  budgetChannelsOn,
  type Conversion,
  conversionLabel,
  finding,
  type Network,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { listConversions, presentEvents } from '../application-events.ts';
import { listAdAccounts, saveApplicationEvents } from '../repository.ts';
import { recordAccountChange } from './change-account.ts';

interface Request {
  accountId: string;
  personId: string;
  network: Network;
  events: readonly string[];
}

/**
 * Chooses what a network counts as an application. The network is asked first, because only it knows
 * what its ad account has. Whatever it still reports is counted anew from its first day on.
 */
export async function setApplicationEvent(
  deps: Deps,
  { accountId, personId, network, events }: Request,
): Promise<OperationAnswer<'setApplicationEvent'>> {
  const { isSandbox } = deps.networks;
  const chosen = [...new Set(events)];
  const find = async (db: Parameters<typeof listAdAccounts>[0]) => {
    const rows = await listAdAccounts(db, { accountId, isSandbox });
    return rows.find((row) => row.network === network);
  };
  const asked = await find(deps.connection.db);
  if (!asked) refuse(finding('applicationEvent.notConnected'), 'conflict');
  const offered = await listConversions(deps, accountId, network);
  if (!offered && chosen.length > 0) refuse(finding('applicationEvent.notAsked'), 'conflict');
  refuseWhen(applicationEventFindings(network, chosen, offered ?? []));
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    const row = await find(tx);
    if (row?.external_id !== asked.external_id)
      refuse(finding('applicationEvent.otherAdAccount'), 'conflict');
    const after = { ...row, application_events: chosen };
    if (isDeepStrictEqual(row.application_events, chosen))
      return presentEvents(network, row, offered);
    await saveApplicationEvents(tx, row, chosen, budgetChannelsOn(network));
    await recordAccountChange(tx, {
      accountId,
      personId,
      before: { applicationEvents: { network, events: namesOf(row.application_events, offered) } },
      after: { applicationEvents: { network, events: namesOf(chosen, offered) } },
    });
    return presentEvents(network, after, offered);
  });
}

/** As people know them, for those who read later what was changed. */
const namesOf = (ids: readonly string[], offered: readonly Conversion[] = []): string[] =>
  ids.map((id) => {
    const known = offered.find((one) => one.id === id);
    return known ? conversionLabel(known) : id;
  });
