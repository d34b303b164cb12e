import type { OperationAnswer } from '@posthorn/contract';
import type { Db } from '@posthorn/db';
import {
  type AdvertisedVacancy,
  bannerDraft,
  dayIn,
  draftedSocialTypes,
  finding,
  type MediaFacts,
  mediaFindingsIn,
  plainAdTypes,
  readingOf,
  searchDraft,
  socialDraft,
  type VacancyGap,
  type VacancyReading,
} from '@posthorn/domain';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/refusal.ts';
import { firstPages } from '../campaigns/index.ts';
import { newestMedia, presentMedia } from '../media/index.ts';
import { matchPlaces, matchProfiles } from './match-reference.ts';
import { fetchPagePicture, type PictureUse, previewOf } from './page-picture.ts';
import type { ReadPage } from './read-page-at.ts';

type Proposal = OperationAnswer<'readVacancy'>;

/** What campaign we would make for the vacancy on a page. Nothing is stored. */
export async function proposeCampaign(
  deps: Deps,
  accountId: string,
  { url, page }: ReadPage,
  signal: AbortSignal,
): Promise<Proposal> {
  const { db } = deps.connection;
  const account = await db
    .selectFrom('account')
    .select(['name', 'time_zone', 'primary_language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { primary_language: fallback } = account;
  const today = dayIn(account.time_zone, deps.now());
  const reading = readingOf(page, { url, today, fallback });
  if (!reading) refuse(finding('vacancyPage.notAVacancy', 'url'));
  const language = reading.language ?? fallback;
  const [locations, [best, ...otherProfiles], pages, image, logo] = await Promise.all([
    matchPlaces(db, reading.places),
    matchProfiles(db, reading.title, language),
    firstPages(db, accountId),
    proposePicture(deps, accountId, { use: 'image', url: page.image, signal }),
    proposePicture(deps, accountId, { use: 'logo', url: page.logo, signal }),
  ]);
  const placeName = reading.places[0]?.name ?? '';
  const { title, targetUrl, referenceNumber, closesOn } = reading;
  // The page's own word comes first: agencies advertise the vacancies of others.
  const company = reading.company || account.name;
  const vacancy = { ...reading, company, language, place: placeName };
  return {
    ...{ url, source: page.source, title, company, language, targetUrl },
    ...{ referenceNumber, closesOn, locations, placeName, otherProfiles, image, logo },
    profiles: best ? [best] : [],
    ads: draftAds(vacancy),
    ...pages,
    gaps: gapsOf(reading, { locations, profiles: best ? 1 : 0, image, logo }),
  };
}

/** One for each channel, and stories where there are some, in the words of the vacancy. */
const draftAds = (vacancy: AdvertisedVacancy): Proposal['ads'] => [
  ...draftedSocialTypes.map((adType) => ({ adType, ...socialDraft(adType, vacancy) })),
  { adType: plainAdTypes.googleDisplay, ...bannerDraft(vacancy) },
  { adType: plainAdTypes.googleSearch, ...searchDraft(vacancy) },
];

function gapsOf(
  { gaps, places }: VacancyReading,
  found: { locations: unknown[]; profiles: number; image: unknown; logo: unknown },
): VacancyGap[] {
  const isUnknown = places.length > 0 && found.locations.length === 0;
  return [
    ...gaps,
    ...(found.profiles === 0 ? (['profile'] as const) : []),
    ...(isUnknown ? (['placeUnknown'] as const) : []),
    ...(found.image ? [] : (['image'] as const)),
    ...(found.logo ? [] : (['logo'] as const)),
  ];
}

interface Wanted {
  use: PictureUse;
  url: string;
  signal: AbortSignal;
}

/**
 * The picture of the page where ads can show it, else the newest of the library that they can. A logo stands for the
 * employer: of several in the library none is taken.
 */
async function proposePicture(
  { connection, outgoing }: Deps,
  accountId: string,
  { use, url, signal }: Wanted,
): Promise<Proposal['image']> {
  const picture = await fetchPagePicture(outgoing, url, use, signal);
  if (picture) {
    const { width, height, data } = picture;
    const facts = { type: use, width, height, duration: null, bytes: data.length };
    if (isFit(facts)) {
      const preview = await previewOf(picture, use);
      return { from: 'page', url, preview, width, height, bytes: data.length };
    }
  }
  return fromLibrary(connection.db, accountId, use);
}

const isFit = (facts: MediaFacts): boolean =>
  facts.type === 'logo' ||
  draftedSocialTypes.every(
    (adType) => !mediaFindingsIn(facts, adType).some(({ severity }) => severity === 'error'),
  );

const LOOKED_AT = 50;

async function fromLibrary(db: Db, accountId: string, use: PictureUse): Promise<Proposal['image']> {
  const rows = await newestMedia(db, accountId, use, LOOKED_AT);
  const row = use === 'logo' && rows.length > 1 ? undefined : rows.find(isFit);
  return row ? { from: 'library', item: presentMedia(row) } : null;
}
