import type { LocationType } from '@posthorn/domain';
import { sql } from 'kysely';
import type { Db } from '../connect.ts';
import { typedText } from './typed-text.ts';

interface NamedPlace {
  id: string;
  name: string;
  type: LocationType;
  country: string;
}

/**
 * The place that a text names, in any language: only one whose name is exactly that. The country may be a code or a
 * name; of several places a city goes before a region, and the larger one first.
 */
export async function findNamedPlace(
  db: Db,
  name: string,
  country = '',
): Promise<NamedPlace | undefined> {
  const typed = typedText(name);
  if (!typed) return undefined;
  const wanted = typedText(country);
  const { rows } = await sql<NamedPlace>`
    select p.id, p.name, p.type, p.country_name as country
    from place_name n join place p on p.id = n.place_id
    where n.term = search_key(${typed})
      and (length(${wanted}) <> 2 or p.country_code = upper(${wanted}))
    order by fold(p.country_name) = fold(${wanted}) desc, p.type = 'city' desc, n.weight desc, p.id
    limit 1`.execute(db);
  return rows[0];
}
