import { sql } from 'kysely';
import type { Tx } from '../connect.ts';

/** Most campaigns run in Europe, so of two places of one name the European one is more likely. */
const europe =
  `AD AL AT AX BA BE BG CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC
  MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA VA XK`.split(/\s+/);

/** The lines go to the database as one value and are taken apart there: that is the fastest way. */
export async function loadPlaces(tx: Tx, lines: string): Promise<void> {
  await sql`
    create temporary table place_line on commit drop as
    select field[1] as id, field[2] as type, field[3] as name, field[4] as country_code,
      field[5] as country_name, nullif(field[6], '') as region_name,
      field[7]::bigint as population,
      coalesce(string_to_array(nullif(field[8], ''), '|'), '{}') as alternatives,
      nullif(field[9], '')::double precision as latitude,
      nullif(field[10], '')::double precision as longitude,
      coalesce(string_to_array(nullif(field[11], ''), '|'), '{}') as regions
    from string_to_table(${lines}, e'\n') as line, string_to_array(line, e'\t') as field
    where line <> ''`.execute(tx);
  await sql`
    insert into place (id, type, name, country_code, country_name, region_name, population,
      alternatives, latitude, longitude, regions)
    select id, type, name, country_code, country_name, region_name, population,
      alternatives, latitude, longitude, regions
    from place_line
    on conflict (id) do update set
      type = excluded.type, name = excluded.name, country_code = excluded.country_code,
      country_name = excluded.country_name, region_name = excluded.region_name,
      population = excluded.population, alternatives = excluded.alternatives,
      latitude = excluded.latitude, longitude = excluded.longitude, regions = excluded.regions
    where place is distinct from excluded`.execute(tx);
  await loadNames(tx);
  // The planner knows nothing of so many new rows until it has looked at them.
  await sql`analyze place, place_name`.execute(tx);
}

/**
 * The weight of a name: how many people live there, more for a country and less for a region (a city
 * and its province often share a name, and the city is meant), and half for a name that is not the
 * place's own. Of some villages the population is unknown.
 */
async function loadNames(tx: Tx): Promise<void> {
  await sql`delete from place_name`.execute(tx);
  // The trigram index takes many rows fastest when it may collect them first; searches are slow
  // until it has worked them in, so that is done at once instead of by a later vacuum.
  await sql`set local gin_pending_list_limit = '64MB'`.execute(tx);
  await sql`
    insert into place_name (term, place_id, country_code, weight)
    select term, id, country_code,
      max(greatest(population, 500)
        * case type when 'country' then 16 when 'city' then 8 else 1 end
        * case when country_code = any(${europe}) then 5 else 1 end
        * case when position = 1 then 2 else 1 end)
    from place_line,
      unnest(array_prepend(place_line.name, alternatives))
        with ordinality as spelled (name, position),
      -- the offset keeps the planner from computing the key once for every mention of it
      lateral (select search_key(spelled.name) as term offset 0) as key
    where term <> ''
    group by term, id, country_code
    order by term`.execute(tx);
  await sql`select gin_clean_pending_list('place_name_trigrams')`.execute(tx);
}
