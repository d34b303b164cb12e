import type { Tx } from '@posthorn/db';
import type { CampaignLocation, CampaignProfile } from '@posthorn/domain';

interface DemoPlace extends CampaignLocation {
  population: number;
  countryCode: string;
}

export interface DemoReference {
  /** The largest city of this name in the Netherlands. */
  city(name: string): DemoPlace;
  profilesOf(functionGroup: string): CampaignProfile[];
  /** What a job is called in Dutch, by its English name or a synonym of that. */
  inDutch(english: string): string | undefined;
}

/** What the demo needs of the reference data, read once. */
export async function readDemoReference(tx: Tx): Promise<DemoReference> {
  const places = await tx
    .selectFrom('place')
    .select(['id', 'name', 'type', 'country_name', 'country_code', 'population'])
    .where('type', '=', 'city')
    .where('country_code', '=', 'NL')
    .orderBy('population')
    .execute();
  const cities = new Map(
    places.map((place) => [
      place.name,
      {
        id: place.id,
        name: place.name,
        type: place.type,
        country: place.country_name,
        countryCode: place.country_code,
        population: place.population,
      },
    ]),
  );
  const profiles = await tx
    .selectFrom('job_profile')
    .select(['id', 'name', 'function_group as functionGroup'])
    .where('retired', '=', false)
    .orderBy('id')
    .execute();
  const titles = await tx
    .selectFrom('job_profile_title as english')
    .innerJoin('job_profile_title as dutch', 'dutch.profile_id', 'english.profile_id')
    .select(['english.title as english', 'dutch.title as dutch'])
    .where('english.language', '=', 'en')
    .where('dutch.language', '=', 'nl')
    .where('dutch.position', '=', 0)
    .orderBy('english.position', 'desc')
    .execute();
  // Names come after synonyms, and so replace them.
  const dutch = new Map(titles.map((each) => [each.english.toLowerCase(), each.dutch]));
  return {
    city(name) {
      const place = cities.get(name);
      if (!place) throw new Error(`The demo data speaks of ${name}, which is no city`);
      return place;
    },
    profilesOf: (functionGroup) =>
      profiles.filter((profile) => profile.functionGroup === functionGroup),
    inDutch: (english) => dutch.get(english.toLowerCase()),
  };
}
