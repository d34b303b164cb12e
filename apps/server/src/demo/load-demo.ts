import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import {
  type AccountUtm,
  type CampaignStatus,
  dayIn,
  type SocialChannel,
  utmChannels,
  utmTokens,
} from '@posthorn/domain';
import { sql } from 'kysely';
import {
  type AdContent,
  keepBanner,
  type StoredBanner,
  storeBanner,
} from '../modules/ads/index.ts';
import { pageIcon } from '../platform/page-icon.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { type DemoAccount, type DemoWorkspace, demoAccounts } from './accounts.ts';
import { htmlBanners } from './ads/html-banner.ts';
import { cutsFor } from './ads/theme.ts';
import { adThemes } from './ads/themes.ts';
import { makeChance } from './chance.ts';
import type { DemoContext } from './context.ts';
import { loadJobLists, readDemoFeeds } from './feeds/load-job-lists.ts';
import { type DrawnItem, keepLibrary, storeLibrary } from './library/store-library.ts';
import { loadDynamicCampaigns } from './load-dynamic-campaigns.ts';
import { loadFinance } from './load-finance.ts';
import { loadInvitations } from './load-invitations.ts';
import { loadMasterAccount } from './load-master-account.ts';
import { loadNews } from './load-news.ts';
import { loadPresets } from './load-presets.ts';
import { loadPresetsInUse } from './load-presets-in-use.ts';
import { makeDemoCampaign } from './make-campaign.ts';
import { colleagues, demoPeople } from './people.ts';
import { readDemoReference } from './reference.ts';

/** Fills an empty product with two lively accounts; a product with people in it is left alone. */
export async function loadDemo(
  db: Db,
  storage: Storage,
  settings: Pick<DemoContext, 'launchesDemo' | 'publicUrl' | 'secrets'>,
): Promise<void> {
  if (await hasPeople(db)) return;
  const cuts = cutsFor(Object.values(adThemes));
  const drawn = await Promise.all(
    demoAccounts.map(async (account) => {
      const id = randomUUID();
      const place = { db, storage, accountId: id };
      const banners: StoredBanner[] = [];
      for (const banner of htmlBanners(adThemes[account.workspaces[0]?.theme ?? 'brand'].google)) {
        banners.push(await storeBanner(db, storage, id, banner));
      }
      return { ...account, id, banners, media: await storeLibrary(place, account.library, cuts) };
    }),
  );
  await db.transaction().execute(async (tx) => {
    // Several processes may start on one empty database.
    await sql`select pg_advisory_xact_lock(hashtext('posthorn demo'))`.execute(tx);
    if (await hasPeople(tx)) return;
    const people = new Map<string, string>();
    for (const { email, first, last } of [...demoPeople, ...colleagues]) {
      const person = await builders.makePerson(tx, { email, first_name: first, last_name: last });
      people.set(email, person.id);
    }
    for (const account of drawn) {
      await loadAccount(tx, storage, people, { ...account, ...settings });
    }
    const accountIds = drawn.map(({ id }) => id);
    await loadMasterAccount(tx, found(people, 'master@demo.test'), accountIds);
  });
  await readDemoFeeds(db, { ...settings, now: new Date() });
  await loadDynamicCampaigns(db, { ...settings, now: new Date() });
}

async function hasPeople(db: Db | Tx): Promise<boolean> {
  const person = await db.selectFrom('person').select('id').limit(1).executeTakeFirst();
  return person !== undefined;
}

type DrawnAccount = DemoAccount &
  Pick<DemoContext, 'launchesDemo' | 'publicUrl' | 'secrets'> & {
    id: string;
    media: DrawnItem[];
    banners: StoredBanner[];
  };

function found(ids: Map<string, string>, name: string): string {
  const id = ids.get(name);
  if (!id) throw new Error(`The demo data speaks of ${name}, which it does not have`);
  return id;
}

/** Told apart by analytics: where a visit came from, and for which vacancy. */
const demoUtm: AccountUtm = Object.fromEntries(
  utmChannels.map((channel) => [
    channel,
    {
      utm_source: channel,
      utm_medium: 'paid',
      utm_content: utmTokens.referenceNumber,
      utm_campaign: utmTokens.campaignName,
    },
  ]),
);

async function loadAccount(
  tx: Tx,
  storage: Storage,
  people: Map<string, string>,
  demo: DrawnAccount,
): Promise<void> {
  const personId = (email: string) => found(people, email);
  const reference = await readDemoReference(tx);
  const account = await builders.makeAccount(tx, {
    id: demo.id,
    name: demo.name,
    features: demo.features,
    primary_language: 'nl',
    place_id: reference.city(demo.city).id,
    utm: JSON.stringify(demoUtm),
    alias: demo.alias,
    street: demo.street,
    postal_code: demo.postalCode,
    city: demo.city,
    country: 'Netherlands',
  });
  const account_id = account.id;
  const members = [
    ...demo.admins.map((email) => ({ email, role: 'admin' as const })),
    ...demo.editors.map((email) => ({ email, role: 'editor' as const })),
  ];
  for (const { email, role } of members) {
    await builders.makeMembership(tx, { account_id, person_id: personId(email), role });
  }
  const uploads: AdContent[] = [];
  for (const banner of demo.banners) uploads.push(await keepBanner(tx, account_id, banner));
  const context: DemoContext = {
    uploads,
    tx,
    reference,
    chance: makeChance(demo.name.length),
    today: dayIn(account.time_zone, new Date()),
    account_id,
    time_zone: account.time_zone,
    launchesDemo: demo.launchesDemo,
    publicUrl: demo.publicUrl,
    secrets: demo.secrets,
    website: demo.website,
    pages: await loadPages(tx, storage, account_id, demo),
    makers: members.map(({ email }) => personId(email)),
    adChance: makeChance(demo.name.length),
    pictures: await keepLibrary(tx, account_id, demo.media, personId),
  };
  await loadPresets(context, demo);
  await loadJobLists(context, demo.jobLists);
  const campaigns = new Map<string, string>();
  const workspaces = new Map<string, string>();
  for (const workspace of demo.workspaces) {
    const { name, members: emails } = workspace;
    const { id } = await builders.makeWorkspace(tx, { account_id, name });
    workspaces.set(name, id);
    for (const email of emails) {
      const person_id = personId(email);
      await builders.makeWorkspaceMember(tx, { account_id, workspace_id: id, person_id });
    }
    if (name === demo.presetsInUse) await loadPresetsInUse(context, workspace, id);
    for (const given of campaignsOf(context, workspace)) {
      const campaign = await makeDemoCampaign(context, { ...workspace, id }, given);
      campaigns.set(campaign.title, campaign.id);
    }
  }
  const workspaceId = (name: string) => found(workspaces, name);
  await loadInvitations(context, demo, { personId, workspaceId });
  await loadFinance(context, demo);
  await loadNews(context, (title) => found(campaigns, title), demo, personId);
}

/** The made-up ones first: what has a name of its own is newer. */
function campaignsOf({ chance }: DemoContext, workspace: DemoWorkspace) {
  const types = workspace.name === 'Employer Brand' ? brandTypes : jobTypes;
  const madeUp = Array.from({ length: workspace.more }, () => {
    const status = chance.oneOf(usualStatuses);
    // what waits for approval was made from a template, and custom campaigns have none
    const possible = status === 'to_approve' ? types.filter((type) => type !== 'custom') : types;
    return { type: chance.oneOf(possible), status };
  });
  const named = workspace.campaigns.map(([title, type, status]) => ({ title, type, status }));
  return [...madeUp, ...named];
}

const jobTypes = ['consideration', 'consideration', 'conversions', 'leadform', 'custom'] as const;
const brandTypes = ['awareness', 'awareness', 'awareness', 'custom'] as const;
const usualStatuses = [
  ...['finished', 'finished', 'finished', 'finished', 'finished', 'finished'],
  ...['active', 'active', 'active', 'draft', 'draft', 'stopped', 'stopped'],
  ...['paused', 'to_approve', 'failed'],
] as const satisfies readonly CampaignStatus[];

async function loadPages(tx: Tx, storage: Storage, account_id: string, demo: DemoAccount) {
  const first: Partial<Record<SocialChannel, string>> = {};
  for (const [channel, name, leadform_status] of demo.pages) {
    const icon_key = `page-icons/${randomUUID()}.svg`;
    await storage.put(icon_key, pageIcon(name));
    const page = { account_id, channel, name, icon_key, leadform_status };
    const { id } = await builders.makeSocialPage(tx, page);
    first[channel] ??= id;
  }
  return {
    facebook_page_id: first.facebook ?? null,
    instagram_page_id: first.instagram ?? null,
    linkedin_page_id: first.linkedin ?? null,
  };
}
