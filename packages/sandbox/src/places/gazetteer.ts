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

/** What a network knows, and what it calls it. With indexes: a test asks thousands of times for few of many places. */
export interface Gazetteer {
  /** The most people first. */
  all(): readonly ListedPlace[];
  byId(id: string): ListedPlace | undefined;
  /** Those whose names begin with the first `START_LETTERS` of a text. */
  byStart(text: string): readonly ListedPlace[];
  /** In the words of the network. */
  spell(place: ListedPlace): SandboxPlace;
}

export const START_LETTERS = 2;

const gazetteers = new Map<SandboxNetwork, Gazetteer>();

/** Read when places are first asked for: most tests do not. */
export function gazetteerOf(network: SandboxNetwork): Gazetteer {
  const known = gazetteers.get(network) ?? knownTo[network](readPlaces());
  gazetteers.set(network, known);
  return known;
}

/** Meta writes some regions as people there do; LinkedIn knows no quarters. */
const knownTo: Record<SandboxNetwork, (places: Places) => Gazetteer> = {
  google: ({ list, byId, byStart }) => ({
    all: () => list,
    byId: (id) => byId.get(id),
    byStart: (text) => byStart.get(startOf(text)) ?? [],
    spell: placeOf,
  }),
  linkedin(places) {
    const google = knownTo.google(places);
    const isKnown = ({ type }: ListedPlace) => type !== 'quarter';
    return {
      ...google,
      all: () => google.all().filter(isKnown),
      byId(id) {
        const place = google.byId(id);
        return place && isKnown(place) ? place : undefined;
      },
      byStart: (text) => google.byStart(text).filter(isKnown),
    };
  },
  meta(places) {
    const google = knownTo.google(places);
    const { localNames } = places;
    const labelled = new Map(
      [...localNames].flatMap(([id, local]) => {
        const region = places.byId.get(id);
        return region ? [[labelOf(region.countryCode, region.name), local] as const] : [];
      }),
    );
    const inLocalWords = (place: ListedPlace): ListedPlace => {
      const name = localNames.get(place.id);
      return name === undefined ? place : { ...place, name, key: folded(name) };
    };
    const renamed = [...localNames.keys()].flatMap((id) => places.byId.get(id) ?? []);
    return {
      all: () => google.all().map(inLocalWords),
      byId(id) {
        const place = google.byId(id);
        return place && inLocalWords(place);
      },
      byStart: (text) => [
        ...renamed.map(inLocalWords).filter(({ key }) => startOf(key) === startOf(text)),
        ...google.byStart(text).filter(({ id }) => !localNames.has(id)),
      ],
      spell: ({ regionName, ...place }) =>
        placeOf({
          ...place,
          regionName: labelled.get(labelOf(place.countryCode, regionName)) ?? regionName,
        }),
    };
  },
};

const labelOf = (countryCode: string, name: string | null) => `${countryCode}/${name}`;

const startOf = (text: string): string => text.slice(0, START_LETTERS);

const placeOf = ({
  id,
  name,
  type,
  countryCode,
  regionName,
  latitude,
  longitude,
}: SandboxPlace): SandboxPlace => ({
  ...{ id, name, type, countryCode, regionName, latitude, longitude },
});

/** The file that gazetteer/build.mjs makes, which says where it is from. */
interface Places {
  list: readonly ListedPlace[];
  byId: ReadonlyMap<string, ListedPlace>;
  byStart: ReadonlyMap<string, readonly ListedPlace[]>;
  /** What people there call a region themselves, by its id. */
  localNames: ReadonlyMap<string, string>;
}

let read: Places | undefined;
function readPlaces(): Places {
  if (read) return read;
  const list: ListedPlace[] = [];
  const byId = new Map<string, ListedPlace>();
  const byStart = new Map<string, ListedPlace[]>();
  const localNames = new Map<string, string>();
  const text = gunzipSync(readFileSync(new URL(file, import.meta.url))).toString('utf8');
  for (const line of text.trimEnd().split('\n')) {
    const [id = '', type, name = '', countryCode = '', region, latitude, longitude, local] =
      line.split('\t');
    // Without a spread, which takes three times as long for all of them.
    const place = {
      id,
      name,
      countryCode,
      type: type as SandboxPlaceType,
      regionName: region || null,
      latitude: latitude ? Number(latitude) : null,
      longitude: longitude ? Number(longitude) : null,
      key: folded(name),
    };
    list.push(place);
    byId.set(id, place);
    const alike = byStart.get(startOf(place.key));
    if (alike) alike.push(place);
    else byStart.set(startOf(place.key), [place]);
    if (local) localNames.set(id, local);
  }
  read = { list, byId, byStart, localNames };
  return read;
}

export const folded = (text: string): string =>
  (isPlain.test(text) ? text : text.normalize('NFD').replace(/\p{Diacritic}/gu, ''))
    .toLowerCase()
    .trim();
