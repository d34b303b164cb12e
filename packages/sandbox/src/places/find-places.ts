import type { SandboxPlace, SandboxPlaceQuery } from './places.ts';

/** Looks places up in a list: exact names first, then those that begin with what was typed. */
export function findPlaces(
  list: readonly SandboxPlace[],
  { text, ids, types, countryCode, limit = 25 }: SandboxPlaceQuery,
): SandboxPlace[] {
  const typed = text === undefined ? undefined : plain(text);
  const found = list.filter(
    (place) =>
      (typed === undefined || plain(place.name).startsWith(typed)) &&
      (ids === undefined || ids.includes(place.id)) &&
      (types === undefined || types.includes(place.type)) &&
      (countryCode === undefined || place.countryCode === countryCode),
  );
  const isOther = ({ name }: SandboxPlace) => Number(plain(name) !== typed);
  return found.sort((a, b) => isOther(a) - isOther(b)).slice(0, limit);
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
