import { type Db, findNamedPlace, searchProfiles } from '@posthorn/db';
import {
  addLocationFindings,
  type CampaignLocation,
  type CampaignProfile,
  type Language,
  type VacancyPlace,
} from '@posthorn/domain';

/** A page may say anything: no more parts of a name are looked up. */
const MOST_ASKED = 12;

/** Those of the named places that we know and that go together in one campaign. */
export async function matchPlaces(
  db: Db,
  named: readonly VacancyPlace[],
): Promise<CampaignLocation[]> {
  const found: CampaignLocation[] = [];
  for (const { name, region, country } of named) {
    const place =
      (await findNamedPlace(db, name, country)) ??
      (await findInParts(db, name, country)) ??
      (await findNamedPlace(db, region, country));
    if (place && addLocationFindings(found, place).length === 0) found.push(place);
  }
  return found;
}

/** 'Hoofdlocatie Groningen' or 'Hanzeplein 1, 9713 GZ Groningen' has the name of a town in it. */
async function findInParts(db: Db, name: string, country: string) {
  const parts = name.split(/[,;|/()]|\s-\s/).flatMap((part) => {
    const words = part.replace(/\b\d\S*/g, ' ').trim();
    return [words, words.split(/\s+/).at(-1) ?? ''];
  });
  for (const part of [...new Set(parts.reverse())].slice(0, MOST_ASKED)) {
    const place = part.length > 2 ? await findNamedPlace(db, part, country) : undefined;
    if (place) return place;
  }
  return undefined;
}

const SHOWN = 6;

/** Job profiles that the title of a vacancy names: as a whole, else the longest part of it that names one. */
export async function matchProfiles(
  db: Db,
  title: string,
  language: Language,
): Promise<CampaignProfile[]> {
  for (const part of partsOf(title).slice(0, MOST_ASKED)) {
    const found = await searchProfiles(db, { q: part, language, limit: SHOWN });
    const fits = part === title ? found : found.filter((profile) => names(profile, part));
    if (fits.length > 0) {
      return fits.map(({ id, name, local_name, function_group }) => ({
        ...{ id, name, localName: local_name, functionGroup: function_group },
      }));
    }
  }
  return [];
}

/** A search also finds what merely looks like it; of a part of a title that is too little. */
function names(profile: Awaited<ReturnType<typeof searchProfiles>>[number], part: string): boolean {
  const { name, local_name, matched_title, synonyms } = profile;
  const said = [name, local_name, matched_title ?? '', ...synonyms].map((one) => one.toLowerCase());
  return said.some((one) => one.includes(part.toLowerCase()));
}

/** The whole title, what stands before a comma or dash, and runs of its words, the longest first. */
function partsOf(title: string): string[] {
  const [main = title] = title.split(/[,;:|(–—]| - | in | bij | bei | chez /);
  const words = main.trim().split(/\s+/).slice(0, 6);
  const runs: string[] = [];
  for (let length = words.length - 1; length >= 1; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length).join(' ');
      if (run.length >= 4) runs.push(run);
    }
  }
  return [...new Set([title, main.trim(), ...runs])].filter((part) => part !== '');
}
