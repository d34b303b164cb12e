import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Db } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import { type AdType, addDays, adTypeSpecs } from '@posthorn/domain';

/** What campaigns consist of, in turn. Drawn banners are left out: they would measure the drawing. */
const mixtures: AdType[][] = [
  ['FacebookPostAd', 'InstagramStoryAd', 'GoogleSearchAd'],
  ['LinkedinPostAd', 'LinkedinPostAd', 'GoogleSearchAd', 'GoogleSearchAd'],
  ['FacebookCarouselAd', 'InstagramPostAd', 'LinkedinPostAd', 'GoogleDisplayCustomAd'],
  ['FacebookStoryAd', 'InstagramCarouselAd', 'GoogleDisplayCustomAd', 'GoogleSearchAd'],
];

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
): Promise<FilledAccount> {
  const account = await builders.makeAccount(db);
  const account_id = account.id;
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
    image: await keepImage(db, folder, account_id),
    bundle: await keepBundle(db, folder, account_id),
    profile: await builders.makeProfile(db, { name: 'Nurse' }),
    place: await db
      .selectFrom('place')
      .selectAll()
      .where('name', '=', 'Utrecht')
      .where('type', '=', 'city')
      .executeTakeFirstOrThrow(),
  };
  const ids: string[] = [];
  for (let n = 0; n < campaigns; n += 1) {
    ids.push(await makeCampaign(db, kit, mixtures[n % mixtures.length] ?? []));
  }
  return { accountId: account_id, personId: person.id, campaigns: ids };
}

interface Kit {
  account_id: string;
  workspace_id: string;
  pages: Record<'facebook_page_id' | 'instagram_page_id' | 'linkedin_page_id', string>;
  image: string;
  bundle: string;
  profile: { id: string; name: string; function_group: string };
  place: { id: string; name: string; type: string; country_name: string };
}

async function makeCampaign(db: Db, kit: Kit, ads: AdType[]): Promise<string> {
  const { account_id, workspace_id, profile, place } = kit;
  const channels = new Set<string>(ads.map((type) => adTypeSpecs[type].channel));
  const money = (...names: string[]) => (names.some((name) => channels.has(name)) ? 400_00 : 0);
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
  for (const type of ads) await makeAd(db, kit, campaign_id, type);
  return campaign_id;
}

async function makeAd(db: Db, kit: Kit, campaign_id: string, type: AdType): Promise<void> {
  const { account_id } = kit;
  const owner = { account_id, campaign_id };
  if (type === 'GoogleSearchAd') return void (await builders.makeSearchAd(db, owner));
  const { id: ad_id } = await builders.makeAd(db, {
    ...owner,
    type,
    message: 'Come and work with us',
    headline: 'Nurses wanted',
    call_to_action: adTypeSpecs[type].callsToAction?.at(-1) ?? '',
  });
  if (type === 'GoogleDisplayCustomAd') {
    await db
      .insertInto('uploaded_banner')
      .values({
        ad_id,
        account_id,
        bundle_id: kit.bundle,
        page: 'index.html',
        name: 'Nurses',
        width: 300,
        height: 250,
      })
      .execute();
    return;
  }
  const slots = type.includes('Carousel') ? [0, 1] : [0];
  await db
    .insertInto('ad_media')
    .values(
      slots.map((position) => ({
        account_id,
        ad_id,
        position,
        media_id: kit.image,
        cropped_id: null,
      })),
    )
    .execute();
}

async function keepImage(db: Db, folder: string, account_id: string): Promise<string> {
  const file_key = `media/${account_id}/picture.png`;
  const bytes = picture(1_200);
  await keep(folder, file_key, bytes);
  const size = { width: 1_200, height: 1_200, bytes: bytes.length };
  return (await builders.makeMedia(db, { account_id, file_key, ...size })).id;
}

async function keepBundle(db: Db, folder: string, account_id: string): Promise<string> {
  const key = `media/${account_id}/banner-0.html`;
  const html =
    '<!DOCTYPE html><html><head><meta name="ad.size" content="width=300,height=250"></head></html>';
  await keep(folder, key, Buffer.from(html));
  const token = Buffer.from(account_id).toString('base64url').padEnd(43, '0').slice(0, 43);
  const { id } = await db
    .insertInto('banner_bundle')
    .values({ account_id, token })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = { bundle_id: id, path: 'index.html', key, bytes: html.length };
  await db.insertInto('banner_file').values(file).execute();
  return id;
}

async function keep(folder: string, key: string, bytes: Buffer): Promise<void> {
  const path = join(folder, 'files', key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

/** A black square, as a real PNG without checksums that anybody would look at. */
function picture(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (1 + side / 8)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
