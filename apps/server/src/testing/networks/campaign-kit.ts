import type { Db } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import {
  type AdType,
  addDays,
  adTypeSpecs,
  type BudgetChannel,
  type CalendarDate,
  type CampaignType,
  callsToActionFor,
  campaignTypeSpecs,
  type Goal,
  newLeadForm,
} from '@posthorn/domain';
import { insertAds, keepBanner, type NewAd, storeBanner } from '../../modules/ads/index.ts';
import { writeLeadForm } from '../../modules/lead-forms/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { bannerPage } from '../make-archive.ts';
import { makePicture } from '../make-media.ts';

export type Kit = Awaited<ReturnType<typeof makeKit>>;

/** An account with pages, pictures, a film, a logo and an uploaded banner: enough for every kind of ad. */
export async function makeKit(db: Db, storage: Storage) {
  const account = await builders.makeAccount(db, { name: 'Stadsziekenhuis' });
  const account_id = account.id;
  const admin = await builders.makePerson(db);
  await builders.makeMembership(db, { account_id, person_id: admin.id, role: 'admin' });
  const workspace = await builders.makeWorkspace(db, { account_id, name: 'Care' });
  const page = (channel: 'facebook' | 'instagram' | 'linkedin') =>
    builders.makeSocialPage(db, { account_id, channel, leadform_status: 'accepted' });
  const pages = {
    facebook: await page('facebook'),
    instagram: await page('instagram'),
    linkedin: await page('linkedin'),
  };
  const picture = await makePicture({ width: 1200, height: 1200, format: 'jpeg' });
  const still = await makePicture({ width: 1080, height: 1080 });
  // It begins as a film does; no one here looks at it.
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(100_000, 7)]);
  const item = async (
    type: 'image' | 'video' | 'logo',
    bytes: Buffer,
    ending: string,
    [width, height] = [1200, 1200],
  ) => {
    const key = `media/kit/${account_id}-${type}-${height}`;
    await storage.put(`${key}${ending}`, bytes);
    await storage.put(`${key}-preview.webp`, still);
    return builders.makeMedia(db, {
      account_id,
      type,
      width,
      height,
      bytes: bytes.length,
      file_key: `${key}${ending}`,
      preview_key: `${key}-preview.webp`,
    });
  };
  const media = {
    image: await item('image', picture, '.jpg'),
    video: await item('video', film, '.mp4'),
    tallVideo: await item('video', film, '.mp4', [1080, 1920]),
    logo: await item('logo', still, '.png'),
  };
  const profile = await builders.makeProfile(db, { name: 'Nurse', synonyms: ['Verpleegkundige'] });
  const place = await builders.makePlace(db, {
    // One that the networks know, in each account by an id of its own.
    id: `city:of-${account_id}`,
    name: 'Utrecht',
    region_name: 'Utrecht',
  });
  const banner = await storeBanner(db, storage, account_id, {
    page: 'index.html',
    name: 'Nurses',
    width: 300,
    height: 250,
    files: [{ path: 'index.html', data: Buffer.from(bannerPage()) }],
  });
  const uploaded = await db.transaction().execute((tx) => keepBanner(tx, account_id, banner));
  return { account, admin, workspace, pages, media, profile, place, uploaded };
}

interface Given {
  /** The kinds of its ads; one of a kind as often as it is named. */
  ads: readonly AdType[];
  today: CalendarDate;
  type?: CampaignType;
  goal?: Goal;
  title?: string;
  /** Cents for each channel that has ads; the same for all, or each its own. */
  budget?: number | ((channel: BudgetChannel) => number);
  /** The one of the kit where none are named. */
  places?: readonly Kit['place'][];
  /** On how many days it is shown. */
  days?: number;
}

/** A campaign that nothing keeps from being launched, with these ads. */
export async function makeLaunchable(db: Db, kit: Kit, given: Given) {
  const { type = 'consideration', goal = null, budget = 1_234_00, ads, today } = given;
  const { account, workspace, pages, profile } = kit;
  const { places = [kit.place], days = 31 } = given;
  const { needsForm } = campaignTypeSpecs[type];
  const funded = new Set(ads.map((adType) => budgetChannelOf(adType)));
  const amountOf = typeof budget === 'number' ? () => budget : budget;
  const money = (channel: BudgetChannel) => (funded.has(channel) ? amountOf(channel) : 0);
  const campaign = await builders.makeCampaign(db, {
    account_id: account.id,
    workspace_id: workspace.id,
    type,
    goal,
    title: given.title ?? 'Nurse in Utrecht',
    // What has a form leads nowhere else.
    target_url: needsForm ? '' : 'https://work.example/nurse',
    language: 'nl',
    profiles: JSON.stringify([
      { id: profile.id, name: profile.name, functionGroup: profile.function_group },
    ]),
    locations: JSON.stringify(places.map(locationOf)),
    start_date: addDays(today, 3),
    end_date: addDays(today, 2 + days),
    custom_total_gross_budget: [...funded].reduce((sum, channel) => sum + money(channel), 0),
    facebook_budget: money('facebook'),
    google_display_budget: money('googleDisplay'),
    google_search_budget: money('googleSearch'),
    linkedin_budget: money('linkedIn'),
    facebook_page_id: pages.facebook.id,
    instagram_page_id: pages.instagram.id,
    linkedin_page_id: pages.linkedin.id,
  });
  await db.transaction().execute((tx) =>
    insertAds(
      tx,
      account.id,
      { campaignId: campaign.id },
      ads.map((adType, n) => contentOf(kit, adType, n, type)),
    ),
  );
  if (needsForm) {
    const owner = { campaignId: campaign.id };
    await db
      .transaction()
      .execute((tx) => writeLeadForm(tx, account.id, owner, aForm(kit.media.image.id)));
  }
  return campaign;
}

/** A place as a campaign keeps it. */
export const locationOf = ({ id, name, type, country_name }: Kit['place']) => ({
  ...{ id, name, type },
  country: country_name,
});

function budgetChannelOf(adType: AdType): BudgetChannel {
  const { channel } = adTypeSpecs[adType];
  return channel === 'instagram' ? 'facebook' : channel;
}

function contentOf(
  { media, uploaded }: Kit,
  type: AdType,
  n: number,
  campaignType: CampaignType,
): NewAd {
  const show = (...items: { id: string }[]) =>
    items.map(({ id }) => ({ mediaId: id, croppedId: null }));
  if (type === 'GoogleDisplayCustomAd') return { type, ...uploaded };
  if (type === 'GoogleSearchAd') {
    const headlines = [`Nurse ${n + 1}`, 'Join our team', 'Apply today'];
    const descriptions = ['Work in a hospital near you', 'Apply in two minutes'];
    return { type, search: { headlines, descriptions }, placed: [] };
  }
  if (type === 'GoogleDisplayGeneratedAd') {
    const banner = {
      type: 'We are hiring',
      subtitle: 'Work where people matter',
      title: `Nurses wanted ${n + 1}`,
      tags: ['Full time'],
      call_to_action: 'Apply now',
      primary_color: '#1D4ED8',
    };
    return { type, banner, placed: show(media.logo) };
  }
  const isVideo = n % 3 === 2;
  const film = type.includes('Story') ? media.tallVideo : media.video;
  const one = isVideo ? film : media.image;
  return {
    type,
    words: {
      message: `Come and work with us (${n + 1})`,
      headline: 'Nurses wanted',
      link_description: 'Apply in a minute',
      call_to_action: callsToActionFor(type, campaignType).at(-1) ?? '',
      display_url: null,
    },
    placed: type.includes('Carousel') ? show(media.image, media.image) : show(one),
  };
}

/** A form that nothing is missing from. */
const aForm = (mediaId: string) => ({
  ...newLeadForm(),
  name: 'Nurses',
  introHeadline: 'Work with us',
  introDescription: 'A hospital near you.',
  image: { mediaId, croppedId: null },
  questions: [
    { type: 'FULL_NAME' as const, label: '', options: [] },
    { type: 'PHONE' as const, label: '', options: [] },
    { type: 'CUSTOM' as const, label: 'Do you have a licence?', options: ['Yes', 'No'] },
  ],
  privacyTitle: 'Privacy',
  privacyUrl: 'https://work.example/privacy',
  completionHeadline: 'Thank you',
  completionDescription: 'We call you.',
  completionButtonUrl: 'https://work.example',
});
