import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { SandboxNetwork } from '../network.ts';
import type { SandboxPlace, SandboxPlaceType } from './places.ts';

/** In development this file runs as it is; the built server has everything in one file instead. */
const runsFromSource = import.meta.url.endsWith('/packages/sandbox/src/places/gazetteer.ts');
const file = runsFromSource ? '../../gazetteer/data/places.tsv.gz' : './gazetteer/places.tsv.gz';

/** Most names are; the others take ten times as long to fold. */
const isPlain = /^[ -~]*$/;

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
  const list = knownTo[network](allPlaces());
  const byStart = new Map<string, ListedPlace[]>();
  for (const place of list) {
    const start = place.key.slice(0, START_LETTERS);
    const alike = byStart.get(start);
    if (alike) alike.push(place);
    else byStart.set(start, [place]);
  }
  const byId = new Map(list.map((place) => [place.id, place]));
  const made = { list, byId, byStart, nearest: new Map() };
  gazetteers.set(network, made);
  return made;
}

/** A line of the file, with what people there call a region themselves. */
interface Line extends ListedPlace {
  local: string;
}

/** Meta writes some regions as people there do; LinkedIn knows no quarters. */
const knownTo: Record<SandboxNetwork, (all: readonly Line[]) => readonly ListedPlace[]> = {
  google: (all) => all,
  linkedin: (all) => all.filter(({ type }) => type !== 'quarter'),
  meta(all) {
    const label = (countryCode: string, name: string | null) => `${countryCode}/${name}`;
    const local = new Map(
      all.flatMap((line) => (line.local ? [[label(line.countryCode, line.name), line.local]] : [])),
    );
    return all.map((line) => {
      const region = local.get(label(line.countryCode, line.regionName));
      if (!region && !line.local) return line;
      const name = line.local || line.name;
      return { ...line, name, key: folded(name), regionName: region ?? line.regionName };
    });
  },
};

let read: readonly Line[] | undefined;
function allPlaces(): readonly Line[] {
  read ??= gunzipSync(readFileSync(new URL(file, import.meta.url)))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map(placeIn);
  return read;
}

function placeIn(line: string): Line {
  const [id = '', type = '', name = '', countryCode = '', region, latitude, longitude, local = ''] =
    line.split('\t');
  return {
    ...{ id, name, countryCode, local },
    type: type as SandboxPlaceType,
    regionName: region || null,
    latitude: latitude ? Number(latitude) : null,
    longitude: longitude ? Number(longitude) : null,
    key: folded(name),
  };
}

export const folded = (text: string): string =>
  (isPlain.test(text) ? text : text.normalize('NFD').replace(/\p{Diacritic}/gu, ''))
    .toLowerCase()
    .trim();
