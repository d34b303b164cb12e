import type { Db } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import { type AdType, addDays, adTypeSpecs } from '@posthorn/domain';
import { keepFiles } from './files.ts';

/** What campaigns consist of, in turn: all ten kinds of ads. */
const mixtures: AdType[][] = [
  ['FacebookPostAd', 'InstagramStoryAd', 'GoogleSearchAd'],
  ['LinkedinPostAd', 'LinkedinPostAd', 'GoogleSearchAd', 'GoogleSearchAd'],
  ['FacebookCarouselAd', 'InstagramPostAd', 'LinkedinPostAd', 'GoogleDisplayCustomAd'],
  ['FacebookStoryAd', 'InstagramCarouselAd', 'GoogleDisplayGeneratedAd', 'GoogleSearchAd'],
];

/** On so many budgets each campaign is published, taken together. */
export const PUBLISHES_EACH = 2.5;

/** Enough for each network, also where it is divided over two formats. */
const BUDGET = 1_000_01;

export interface FilledAccount {
  accountId: string;
  personId: string;
  campaigns: string[];
}

/** An account whose campaigns nothing keeps from being launched, and its files below a folder. */
export async function fillLaunchable(
  db: Db,
  folder: string,
  campaigns: number,
  kinds: readonly AdType[][] = mixtures,
): Promise<FilledAccount> {
  const { kit, personId } = await makeKit(db, folder);
  const ids: string[] = [];
  for (let n = 0; n < campaigns; n += 1) {
    ids.push(await makeCampaign(db, kit, kinds[n % kinds.length] ?? []));
  }
  return { accountId: kit.account_id, personId, campaigns: ids };
}

type Kit = Awaited<ReturnType<typeof makeKit>>['kit'];

async function makeKit(db: Db, folder: string) {
  const { id: account_id } = await builders.makeAccount(db);
  const person = await builders.makePerson(db);
  await builders.makeMembership(db, { account_id, person_id: person.id, role: 'admin' });
  const { id: workspace_id } = await builders.makeWorkspace(db, { account_id });
  const page = async (channel: 'facebook' | 'instagram' | 'linkedin') =>
    (await builders.makeSocialPage(db, { account_id, channel })).id;
  const kit = {
    account_id,
    workspace_id,
    pages: {
      facebook_page_id: await page('facebook'),
      instagram_page_id: await page('instagram'),
      linkedin_page_id: await page('linkedin'),
    },
    files: await keepFiles(db, folder, account_id),
    profile: await builders.makeProfile(db, { name: 'Nurse' }),
    place: await db
      .selectFrom('place')
      .selectAll()
      .where('name', '=', 'Utrecht')
      .where('type', '=', 'city')
      .executeTakeFirstOrThrow(),
  };
  return { kit, personId: person.id };
}

async function makeCampaign(db: Db, kit: Kit, ads: AdType[]): Promise<string> {
  const { account_id, workspace_id, profile, place } = kit;
  const channels = new Set<string>(ads.map((type) => adTypeSpecs[type].channel));
  const money = (...names: string[]) => (names.some((name) => channels.has(name)) ? BUDGET : 0);
  const budgets = {
    facebook_budget: money('facebook', 'instagram'),
    google_display_budget: money('googleDisplay'),
    google_search_budget: money('googleSearch'),
    linkedin_budget: money('linkedIn'),
  };
  const today = new Date().toISOString().slice(0, 10);
  const { id: campaign_id } = await builders.makeCampaign(db, {
    account_id,
    workspace_id,
    title: 'Nurse in Utrecht',
    target_url: 'https://work.example/nurse',
    profiles: JSON.stringify([
      { id: profile.id, name: profile.name, functionGroup: profile.function_group },
    ]),
    locations: JSON.stringify([
      { id: place.id, name: place.name, type: place.type, country: place.country_name },
    ]),
    start_date: addDays(today, 3),
    end_date: addDays(today, 33),
    custom_total_gross_budget: Object.values(budgets).reduce((sum, amount) => sum + amount, 0),
    ...budgets,
    ...kit.pages,
  });
  for (const [n, type] of ads.entries()) await makeAd(db, kit, { campaign_id, type, n });
  return campaign_id;
}

async function makeAd(
  db: Db,
  { account_id, files }: Kit,
  { campaign_id, type, n }: { campaign_id: string; type: AdType; n: number },
): Promise<void> {
  const owner = { account_id, campaign_id };
  if (type === 'GoogleSearchAd') return void (await builders.makeSearchAd(db, owner));
  if (type === 'GoogleDisplayGeneratedAd') {
    return void (await builders.makeBannerAd(db, owner, { logo_id: files.logo }));
  }
  const { id: ad_id } = await builders.makeAd(db, {
    ...owner,
    type,
    message: 'Come and work with us',
    headline: 'Nurses wanted',
    call_to_action: adTypeSpecs[type].callsToAction?.at(-1) ?? '',
  });
  if (type === 'GoogleDisplayCustomAd') {
    const banner = { bundle_id: files.bundle, page: 'index.html', name: 'Nurses' };
    const row = { ad_id, account_id, ...banner, width: 300, height: 250 };
    return void (await db.insertInto('uploaded_banner').values(row).execute());
  }
  // The second ad of a campaign is a film, unless it is a row of pictures.
  const film = type.includes('Story') ? files.tallVideo : files.video;
  const one = n === 1 ? film : files.image;
  const shown = type.includes('Carousel') ? [files.image, files.image] : [one];
  const rows = shown.map((media_id, position) => {
    return { account_id, ad_id, position, media_id, cropped_id: null };
  });
  await db.insertInto('ad_media').values(rows).execute();
}
