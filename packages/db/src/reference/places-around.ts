import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../connect.ts';

interface ChosenPlace {
  id: string;
  radiusKm?: number | null | undefined;
}

export interface DescribedPlace {
  id: string;
  /** Of a city. */
  region: string | null;
  /** Of the place itself; 0 where it is not known. */
  population: number;
  /** How many live within each of the radii that were asked for; empty for what is no city. */
  around: { radiusKm: number; population: number }[];
  /** The largest other towns around it, in its country. */
  nearby: { id: string; name: string; type: 'city'; country: string }[];
}

/** How far away a town is still near, and how many of them are told. */
const NEARBY_KM = 40;
const NEARBY_MAX = 5;

const DEGREE_KM = 110;

/** Each of the places in `middle` with the towns around it; the box lets the index do most of the work. */
const townsAround = (km: RawBuilder<unknown>) => sql`
  select middle.id as middle_id, town.*,
    km_between(middle.latitude, middle.longitude, town.latitude, town.longitude) as km
  from middle join place town on town.type = 'city' and middle.type = 'city'
    and town.latitude between middle.latitude - ${km} / ${sql.lit(DEGREE_KM)}
      and middle.latitude + ${km} / ${sql.lit(DEGREE_KM)}
    and abs(town.longitude - middle.longitude) * cos(radians(middle.latitude)) <= ${km} / ${sql.lit(DEGREE_KM)}
    and km_between(middle.latitude, middle.longitude, town.latitude, town.longitude) <= ${km}`;

/** Places as a person who chooses them wants to know them, in the order in which they were asked for. */
export async function describePlaces(
  db: Db,
  ids: readonly string[],
  radii: readonly number[],
): Promise<DescribedPlace[]> {
  const farthest = sql`${Math.max(NEARBY_KM, ...radii)}::float8`;
  const { rows } = await sql<DescribedPlace>`
    with middle as materialized (
      select place.*, position
      from unnest(${[...ids]}::text[]) with ordinality as asked (place_id, position)
      join place on place.id = place_id
    ), town as materialized (${townsAround(farthest)})
    select middle.id, middle.region_name as region, middle.population,
      case when middle.type = 'city' and middle.latitude is not null then (
        select coalesce(json_agg(json_build_object('radiusKm', step, 'population', (
          select coalesce(sum(town.population), 0) from town
          where town.middle_id = middle.id and town.km <= step)) order by step), '[]')
        from unnest(${[...radii]}::int[]) as step
      ) else '[]' end as around,
      (select coalesce(json_agg(json_build_object('id', near.id, 'name', near.name,
          'type', near.type, 'country', near.country_name)), '[]')
        from (
          select * from town
          where town.middle_id = middle.id and town.id <> middle.id and town.km <= ${NEARBY_KM}
            and town.country_code = middle.country_code and town.population > 0
          order by town.population desc, town.id
          limit ${NEARBY_MAX}) as near) as nearby
    from middle
    order by position`.execute(db);
  return rows;
}

/** How many people live in these places and in the towns around them, each counted once. */
export async function populationOf(db: Db | Tx, places: readonly ChosenPlace[]): Promise<number> {
  const { rows } = await sql<{ population: number }>`
    with middle as materialized (
      select place.*, chosen."radiusKm" as radius
      from jsonb_to_recordset(${JSON.stringify(places)}) as chosen (id text, "radiusKm" float8)
      join place on place.id = chosen.id
    )
    select coalesce(sum(place.population), 0)::bigint as population
    from place where place.id in (
      select id from middle
      union
      select town.id from (${townsAround(sql`middle.radius`)}) as town)`.execute(db);
  return rows[0]?.population ?? 0;
}
