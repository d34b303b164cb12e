import type { PlannedPlace } from '@posthorn/connectors';
import type { Database, Db, Tx } from '@posthorn/db';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';

/** A place as the networks are asked for it, with all of its names. */
export type KnownPlace = PlannedPlace & { id: string };

type Row = Pick<
  Selectable<Database['place']>,
  'id' | 'name' | 'type' | 'alternatives' | 'latitude' | 'longitude'
> & { country_code: string; region_name: string | null; region_names: string[] };

/** In one order, so that the same place is the same plan. */
const regionNames = sql<string[]>`array(
  select distinct spelling
  from place region, unnest(array_prepend(region.name, region.alternatives)) as spelling
  where region.id = any (place.regions)
  order by spelling
)`;

const selectPlaces = (db: Db | Tx) =>
  db
    .selectFrom('place')
    .select(['place.id', 'place.name', 'place.type', 'place.country_code', 'place.region_name'])
    .select(['place.alternatives', 'place.latitude', 'place.longitude'])
    .select(regionNames.as('region_names'));

const knownOf = ({ country_code, region_name, region_names, ...row }: Row): KnownPlace => ({
  ...row,
  countryCode: country_code,
  regionName: region_name,
  regions: region_names,
});

/** Those of these places that the reference data has. */
export async function readPlaces(db: Db | Tx, ids: readonly string[]): Promise<KnownPlace[]> {
  if (ids.length === 0) return [];
  const rows = await selectPlaces(db)
    .where('place.id', 'in', [...ids])
    .execute();
  return rows.map(knownOf);
}

/** What a plan from before its places had ids means today; undefined where that is not certain. */
export async function findPlanned(
  db: Db | Tx,
  { id, name, type, countryCode, regionName }: PlannedPlace,
): Promise<KnownPlace | undefined> {
  if (id !== undefined) return (await readPlaces(db, [id]))[0];
  const isThere = ({ eb, and }: ExpressionBuilder<Database, 'place'>) =>
    and([
      eb('place.name', '=', name),
      eb('place.type', '=', type),
      eb('place.country_code', '=', countryCode),
      eb('place.region_name', 'is not distinct from', regionName),
    ]);
  const rows = await selectPlaces(db).where(isThere).limit(2).execute();
  const [only, another] = rows.map(knownOf);
  return another ? undefined : only;
}
