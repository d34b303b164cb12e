import { folded, type Gazetteer, type ListedPlace, START_LETTERS } from './gazetteer.ts';
import type { Point, SandboxPlace, SandboxPlaceQuery } from './places.ts';

/** Looks places up: exact names first, then those that begin with what was typed. */
export function findPlaces(
  gazetteer: Gazetteer,
  { text, ids, types, countryCode, limit = 25 }: SandboxPlaceQuery,
): SandboxPlace[] {
  const typed = text === undefined ? undefined : folded(text);
  const found = candidates(gazetteer, typed, ids).filter(
    (place) =>
      (typed === undefined || place.key.startsWith(typed)) &&
      (types === undefined || types.includes(place.type)) &&
      (countryCode === undefined || place.countryCode === countryCode),
  );
  const isOther = ({ key }: ListedPlace) => Number(key !== typed);
  return found
    .sort((one, other) => isOther(one) - isOther(other))
    .slice(0, limit)
    .map(gazetteer.spell);
}

function candidates(
  { all, byId, byStart }: Gazetteer,
  typed: string | undefined,
  ids: readonly string[] | undefined,
): readonly ListedPlace[] {
  if (ids) return [...new Set(ids)].flatMap((id) => byId(id) ?? []);
  return typed === undefined || typed.length < START_LETTERS ? all() : byStart(typed);
}

/** Farther from any city is the sea. In degrees. */
const FARTHEST = 1;

/** Which city lies nearest to a point, as far as that was asked. */
const nearest = new Map<string, ListedPlace | undefined>();

/** The city around which a point lies. */
export function nearestCity({ all, spell }: Gazetteer, point: Point): SandboxPlace | undefined {
  const key = `${point.latitude} ${point.longitude}`;
  if (!nearest.has(key)) nearest.set(key, searchNearest(all(), point));
  const found = nearest.get(key);
  return found && spell(found);
}

/** On flat ground, which is good enough for this. */
function searchNearest(
  list: readonly ListedPlace[],
  { latitude, longitude }: Point,
): ListedPlace | undefined {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  let found: ListedPlace | undefined;
  let least = FARTHEST;
  for (const place of list) {
    if (place.type !== 'city' || place.latitude === null || place.longitude === null) continue;
    const away = Math.hypot(place.latitude - latitude, (place.longitude - longitude) * shrink);
    if (away < least) [found, least] = [place, away];
  }
  return found;
}
