import { type Connector, NetworkFailure, type PlaceOnNetwork } from '@posthorn/connectors';
import type { OperationAnswer } from '@posthorn/contract';
import { budgetChannels, networks as networkList, networkOf } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { inTime } from '../../../platform/networks/ask-in-time.ts';
import { placesOn } from './places-on.ts';
import { type KnownPlace, readPlaces } from './read-places.ts';

type Answer = OperationAnswer<'findPlacesOnNetworks'>['networks'][number];

interface AskedPlace {
  id: string;
  /** Nothing or 0 means the place itself. */
  radiusKm?: number | undefined;
}

/** People wait for it; what comes later is kept for the next time. */
const PATIENCE_MS = 10_000;

const silent = (network: Answer['network']): Answer => ({
  network,
  isAnswered: false,
  places: [],
});

/**
 * What each network that the account is connected to calls these places. A network that is down does not
 * answer; that is said, and no reason to fail.
 */
export async function findPlacesOnNetworks(
  { connection: { db }, config, networks, log, now }: Deps,
  accountId: string,
  asked: readonly AskedPlace[],
): Promise<{ networks: Answer[] }> {
  const known = await readPlaces(
    db,
    asked.map(({ id }) => id),
  );
  const places = asked.flatMap(({ id, radiusKm }) => {
    const place = known.find((one) => one.id === id);
    return place ? [{ ...place, ...(radiusKm && { radiusKm }) }] : [];
  });
  const { isSandbox } = networks;

  async function ask(connector: Connector): Promise<Answer> {
    const { network } = connector;
    const placeOn = placesOn({ db, isSandbox, now: () => now().getTime() }, connector);
    const found: Answer['places'] = [];
    try {
      for (const place of places) found.push(described(place, await placeOn(place)));
      return { network, isAnswered: true, places: found };
    } catch (error) {
      if (!(error instanceof NetworkFailure)) throw error;
      log.info({ err: error, network }, 'a network was not there to be asked for places');
      return silent(network);
    }
  }

  const answers = networkList.map(async (network) => {
    const channel = budgetChannels.find((one) => networkOf[one] === network);
    const connector = channel && (await networks.connectorFor(db, accountId, channel));
    if (!connector) return [];
    const answer = await inTime(config, PATIENCE_MS, () => ask(connector));
    return [answer ?? silent(network)];
  });
  return { networks: (await Promise.all(answers)).flat() };
}

const described = (
  { id: placeId, name }: KnownPlace,
  on: PlaceOnNetwork | undefined,
): Answer['places'][number] => {
  if (!on) return { placeId, name: null, regionName: null, radiusKm: null };
  return on.is === 'pin'
    ? { placeId, name, regionName: null, radiusKm: on.radiusKm }
    : { placeId, name: on.name, regionName: on.regionName, radiusKm: null };
};
