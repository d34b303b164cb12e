import { type RawBuilder, sql } from 'kysely';

/** Selects place_id, class (lower is better) and score (higher is better). */
export type Matches = RawBuilder<unknown>;

export const exactly = 0;
/** From this weight on a place is known in other countries. */
const KNOWN_ABROAD = 100_000;

/** The ways in which what a person typed can match the name of a place. */
export function placeMatches(typed: string, countryHint: string) {
  const key = sql`search_key(${typed})`;
  const weight = sql`weight * case when country_code = upper(${countryHint}) then 20 else 1 end`;
  // Without three letters in a row the index knows nothing and every name would be read.
  const hasTrigrams = sql`${key} ~ '[[:alnum:]]{3}'`;
  const beginsWithIt = sql`term >= ${key} and term < ${key} || e'\\U0010FFFF' and ${key} <> ''`;
  // A name in full goes first in the country a person looks in; abroad only where many mean it: Gron in France
  // does not go before Groningen. Up to three letters a person is still typing: Par is not Paris yet.
  const isMeant = sql`(${countryHint} = '' or country_code = upper(${countryHint}) or weight >= ${sql.lit(KNOWN_ABROAD)})`;
  const columns = sql`
    place_id,
    case when term = ${key} and length(term) > 3 and ${isMeant}
      then ${sql.lit(exactly)} else 1 end as class,
    ${weight} * case when term = ${key} then 20 else 1 end as score`;
  return {
    /** The name is this, or begins with it and many people live there. */
    knownBeginning: sql`
      select ${columns} from place_name where ${beginsWithIt} and weight >= 1000000
      union all
      select ${columns} from place_name where term = ${key}`,
    beginning: sql`select ${columns} from place_name where ${beginsWithIt}`,
    /** A word of the name begins with it, or it is anywhere inside. */
    inside: sql`
      select place_id, case when term like '% ' || ${key} || '%' then 1 else 2 end as class,
        ${weight} as score
      from place_name
      where term like '%' || ${key} || '%' and ${hasTrigrams}`,
    /** The name looks like it; of names that do so equally the better known one goes first. */
    alike: sql`
      select place_id, 1 as class, similarity(term, ${key}) + ln(${weight}) / 50 as score
      from similar_place_names(${key})
      where length(${key}) > 3 and ${hasTrigrams}`,
  } satisfies Record<string, Matches>;
}
