import { type Connector, findOnNetwork, type PlaceOn } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import { type Network, radiusOn } from '@posthorn/domain';
import { sql } from 'kysely';
import { findPlanned, type KnownPlace } from './read-places.ts';

/** Networks retire ids and redraw places: what was found is looked up again after this long. */
const KEPT_MS = 90 * 86_400_000;

interface Surroundings {
  db: Db;
  /** Which networks are meant: those of this machine, or the real ones. */
  isSandbox: boolean;
  now: () => number;
}

/**
 * Places as a network knows them. What was found once is kept for all accounts; what was not is asked
 * for again, because networks learn places, too.
 */
export function placesOn(around: Surroundings, connector: Connector): PlaceOn {
  const { network } = connector;
  return async (planned) => {
    // Its names and where it lies as they are known now; a place that has gone is as it was planned.
    const known = await findPlanned(around.db, planned);
    const { radiusKm } = planned;
    const place = known ? { ...known, ...(radiusKm && { radiusKm }) } : planned;
    if (!known || radiusOn(network, place) !== null) return findOnNetwork(connector, place);
    const kept = await findKept(around, network, known);
    if (kept) return kept;
    const found = await findOnNetwork(connector, known);
    if (found?.is === 'place') await keep(around, network, known, found);
    return found;
  };
}

type Found = Extract<Awaited<ReturnType<PlaceOn>>, { is: 'place' }>;

async function findKept(
  { db, isSandbox, now }: Surroundings,
  network: Network,
  { id }: KnownPlace,
): Promise<Found | undefined> {
  const row = await db
    .selectFrom('network_place')
    .select(['external_id', 'name', 'region_name'])
    .where('network', '=', network)
    .where('is_sandbox', '=', isSandbox)
    .where('place_id', '=', id)
    .where('found_at', '>', new Date(now() - KEPT_MS))
    .executeTakeFirst();
  if (!row) return undefined;
  return { is: 'place', key: row.external_id, name: row.name, regionName: row.region_name };
}

/** Two who find it at the same moment have found the same. */
async function keep(
  { db, isSandbox, now }: Surroundings,
  network: Network,
  { id: place_id }: KnownPlace,
  { key: external_id, name, regionName: region_name }: Found,
): Promise<void> {
  const found = { external_id, name, region_name, found_at: new Date(now()) };
  await db
    .insertInto('network_place')
    .values({ network, is_sandbox: isSandbox, place_id, ...found })
    .onConflict((conflict) =>
      conflict.columns(['network', 'is_sandbox', 'place_id']).doUpdateSet({
        external_id: sql`excluded.external_id`,
        name: sql`excluded.name`,
        region_name: sql`excluded.region_name`,
        found_at: sql`excluded.found_at`,
      }),
    )
    .execute();
}
