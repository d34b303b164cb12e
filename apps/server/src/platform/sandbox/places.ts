import { type Connection, searchPlaces } from '@posthorn/db';
import type { SandboxPlaces } from '@posthorn/sandbox';
import { sql } from 'kysely';

/** What is asked of the search, before types and countries are sorted out. */
const MOST_FOUND = 50;

/** Networks have numbers for places: GeoNames' for most cities, our own for the rest. */
const number = sql<string>`
  coalesce(
    substring(id from '^city:(\\d+)$'),
    (('x' || left(md5(id), 12))::bit(48)::bigint)::text
  )`;

/** Our places, as the networks of the sandbox know them. */
export const placesIn =
  (db: Connection['db']): SandboxPlaces =>
  async ({ text, ids, types, countryCode, limit = 25 }) => {
    const found =
      text === undefined
        ? undefined
        : await searchPlaces(db, text, { limit: MOST_FOUND, countryHint: countryCode ?? '' });
    const foundIds = found?.map(({ id }) => id) ?? [];
    const rows = await db
      .selectFrom('place')
      .select([
        number.as('id'),
        'name',
        'type',
        'country_code as countryCode',
        'region_name as regionName',
      ])
      .$if(found !== undefined, (query) => query.where('id', '=', sql<string>`any(${foundIds})`))
      .$if(ids !== undefined, (query) => query.where(number, '=', sql<string>`any(${ids})`))
      .$if(types !== undefined, (query) => query.where('type', '=', sql<'city'>`any(${types})`))
      .$if(countryCode !== undefined, (query) =>
        query.where('country_code', '=', countryCode ?? ''),
      )
      .orderBy(sql`array_position(${foundIds}::text[], id)`)
      .orderBy('population', 'desc')
      .limit(limit)
      .execute();
    return rows;
  };
