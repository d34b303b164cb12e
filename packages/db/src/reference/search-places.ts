import type { LocationType } from '@posthorn/domain';
import { sql } from 'kysely';
import type { Db } from '../connect.ts';
import { exactly, type Matches, placeMatches } from './place-matches.ts';
import { typedText } from './typed-text.ts';

export interface FoundPlace {
  id: string;
  name: string;
  type: LocationType;
  country: string;
  /** The name, the region of a city, and last the country. */
  terms: string[];
}

interface SearchPlacesOptions {
  limit?: number;
  /** Code of the country in which a person most likely looks for a place. */
  countryHint?: string;
}

const most = 50;
/** With fewer matches than this, none of them exact, there may be a typing mistake. */
const few = 3;

/**
 * Places for what a person typed so far, best first: a name that is exactly that, then names that
 * begin with it, then names with a word that begins with it or that have it inside, then names that
 * look like it. Each way is only tried when the ones before left room.
 */
export async function searchPlaces(
  db: Db,
  q: string,
  { limit = 10, countryHint = '' }: SearchPlacesOptions = {},
): Promise<FoundPlace[]> {
  const typed = typedText(q);
  if (!typed) return [];
  const wanted = Math.min(Math.max(Math.trunc(limit), 0), most);
  const matches = placeMatches(typed, typedText(countryHint));
  const hits: Hit[] = [];
  const add = async (way: Matches) => {
    if (hits.length < wanted) hits.push(...(await findBest(db, way, hits, wanted)));
  };

  if (typed.length < 3) await add(matches.knownBeginning);
  await add(matches.beginning);
  await add(matches.inside);
  if (hits.length < few && hits[0]?.class !== exactly) await add(matches.alike);
  return hits.map(({ class: _, region, ...place }) => ({
    ...place,
    terms: [place.name, region, place.type === 'country' ? null : place.country].filter(
      (term) => term !== null,
    ),
  }));
}

interface Hit extends Omit<FoundPlace, 'terms'> {
  region: string | null;
  class: number;
}

/** The code of a country by any name of it; empty where there is no such country. */
export async function countryCodeOf(db: Db, name: string): Promise<string> {
  const { rows } = await sql<{ country_code: string }>`
    select country_code from place_name
    where term = search_key(${typedText(name)}) and place_id like 'country:%'
    order by weight desc limit 1`.execute(db);
  return rows[0]?.country_code ?? '';
}

/** A place may match with several of its names; the best counts. */
async function findBest(db: Db, matches: Matches, known: Hit[], wanted: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with hit as (
      select place_id, min(class) as class, max(score) as score
      from (${matches}) as matches
      where place_id <> all(${known.map((place) => place.id)})
      group by place_id
      order by class, score desc, place_id
      limit ${wanted - known.length}
    )
    select id, name, type, country_name as country, region_name as region, class
    from hit join place on place.id = place_id
    order by class, score desc, place_id`.execute(db);
  return rows;
}
