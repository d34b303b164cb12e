import type { OperationAnswer } from '@posthorn/contract';
import {
  networks as allNetworks,
  budgetChannelsOn,
  type Conversion,
  conversionLabel,
  type Network,
  say,
} from '@posthorn/domain';
import type { Deps } from '../../platform/deps.ts';
import { askInTime } from '../../platform/networks/ask-in-time.ts';
import { type AdAccountRow, listAdAccounts } from './repository.ts';

type Answer = OperationAnswer<'setApplicationEvent'>;

/** What each network can count as an application, and what was chosen. */
export async function listApplicationEvents(deps: Deps, accountId: string): Promise<Answer[]> {
  const { connection, networks } = deps;
  const { isSandbox } = networks;
  const rows = await listAdAccounts(connection.db, { accountId, isSandbox });
  return Promise.all(
    allNetworks.map(async (network) => {
      const row = rows.find((one) => one.network === network);
      const offered = row && (await listConversions(deps, accountId, network));
      return presentEvents(network, row, offered);
    }),
  );
}

/** What the network says that it counts; undefined where it does not say. */
export function listConversions(
  { connection: { db }, networks, config, log }: Deps,
  accountId: string,
  network: Network,
): Promise<Conversion[] | undefined> {
  const about = { account: accountId, network, question: 'conversions' };
  return askInTime({ config, log }, about, async () => {
    const [channel] = budgetChannelsOn(network);
    const connector = channel && (await networks.connectorFor(db, accountId, channel));
    return connector?.listConversions();
  });
}

export function presentEvents(
  network: Network,
  row: Pick<AdAccountRow, 'application_events'> | undefined,
  offered: readonly Conversion[] | undefined,
): Answer {
  const chosen = row?.application_events ?? [];
  const known = offered ?? [];
  const gone = chosen.filter((id) => !known.some((one) => one.id === id));
  return {
    network,
    isConnected: row !== undefined,
    isAnswered: offered !== undefined,
    chosen,
    events: [
      ...known.map((one) => ({ id: one.id, label: conversionLabel(one) })),
      ...gone.map((id) => ({ id, label: labelOfGone(id, offered) })),
    ],
  };
}

/** Where the network does not say what it is, its number has to do. */
const labelOfGone = (id: string, offered: readonly Conversion[] | undefined): string =>
  offered ? say('applicationEvent.gone', { id }) : say('applicationEvent.unnamed', { id });
