import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { SandboxNetwork } from '../network.ts';
import type { SandboxPlace, SandboxPlaceType } from './places.ts';

/** In development this file runs as it is; the built server has everything in one file instead. */
const runsFromSource = import.meta.url.endsWith('/packages/sandbox/src/places/gazetteer.ts');
const file = runsFromSource ? '../../gazetteer/data/places.tsv.gz' : './gazetteer/places.tsv.gz';

export interface ListedPlace extends SandboxPlace {
  /** Its name as it is compared. */
  key: string;
}

/** With indexes: networks are asked thousands of times in a test, for few of many places. */
export interface Gazetteer {
  list: readonly ListedPlace[];
  byId: ReadonlyMap<string, ListedPlace>;
  /** By the first letters of their names. */
  byStart: ReadonlyMap<string, readonly ListedPlace[]>;
  /** Which city lies nearest to a point, as far as that was asked. */
  nearest: Map<string, SandboxPlace | undefined>;
}

export const START_LETTERS = 2;

const gazetteers = new Map<SandboxNetwork, Gazetteer>();

/**
 * The places that a network knows, the most people first; gazetteer/build.mjs has where they are from.
 * Read when they are first asked for: most tests do not.
 */
export function gazetteerOf(network: SandboxNetwork): Gazetteer {
  const known = gazetteers.get(network);
  if (known) return known;
  const list = lines().flatMap((line) => placeIn(line, network) ?? []);
  const byStart = new Map<string, ListedPlace[]>();
  for (const place of list) {
    const start = place.key.slice(0, START_LETTERS);
    const alike = byStart.get(start);
    if (alike) alike.push(place);
    else byStart.set(start, [place]);
  }
  const byId = new Map(list.map((place) => [place.id, place]));
  const read = { list, byId, byStart, nearest: new Map() };
  gazetteers.set(network, read);
  return read;
}

let unpacked: string[] | undefined;
function lines(): string[] {
  unpacked ??= gunzipSync(readFileSync(new URL(file, import.meta.url)))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  return unpacked;
}

let named: Map<string, string> | undefined;
/** What people call a region themselves, by its country and English name. */
function localRegions(): Map<string, string> {
  named ??= new Map(
    lines().flatMap((line) => {
      const [, , english, countryCode, , , , local] = line.split('\t');
      return local ? [[`${countryCode}/${english}`, local] as const] : [];
    }),
  );
  return named;
}

/** Meta writes some regions as people there do; LinkedIn knows no quarters. */
function placeIn(line: string, network: SandboxNetwork): ListedPlace | undefined {
  const [id = '', type = '', english = '', countryCode = '', region, latitude, longitude, local] =
    line.split('\t');
  if (type === 'quarter' && network === 'linkedin') return undefined;
  const isMeta = network === 'meta';
  const name = (isMeta && local) || english;
  const around = isMeta ? localRegions().get(`${countryCode}/${region}`) : undefined;
  return {
    ...{ id, name, countryCode },
    type: type as SandboxPlaceType,
    regionName: around ?? (region || null),
    latitude: latitude ? Number(latitude) : null,
    longitude: longitude ? Number(longitude) : null,
    key: folded(name),
  };
}

export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
