import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@posthorn/db/testing';
import { addDays, type CalendarDate, dayIn } from '@posthorn/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './platform/config.ts';
import { makeProduct, type Product } from './start.ts';
import { feedHost, feedOf, type ServedJob } from './testing/feed-host.ts';
import { type Kit, makeKit } from './testing/networks/campaign-kit.ts';
import { serverOn, type TestServer } from './testing/server-on.ts';
import type { TestClient } from './testing/test-client.ts';

const DAY_MS = 86_400_000;
const TIME_ZONE = 'Europe/Amsterdam';

const host = feedHost();

/** A second process on the database of the product: through it people look, and it has no workers. */
let server: TestServer;
let product: Product;
let sandbox: string;
let kit: Kit;
let admin: TestClient;
beforeAll(async () => {
  const database = await createTestDatabase();
  server = await serverOn(database);
  kit = await makeKit(server.db, server.deps.storage);
  admin = await server.client(kit.admin.id);
  const settings = {
    ...{ MODE: 'local', DATABASE_URL: database.url, DATA_DIR: server.folder },
    ...{ PORT: '0', SANDBOX_PORT: '0', DEMO_DATA: 'off', LOG_LEVEL: 'silent' },
    ...{ DATABASE_WITHIN_MS: '300000', NETWORKS_WITHIN_MS: '300000' },
  };
  product = makeProduct(readConfig(settings, server.folder), (_, work) => work());
  sandbox = (await product.start()).sandbox ?? '';
});
afterAll(async () => {
  await product.stop();
  await server.close();
});

async function askSandbox<Answer>(path: string, wish?: object): Promise<Answer> {
  const response = await fetch(new URL(`/__sandbox/${path}`, sandbox), {
    ...(wish && { method: 'POST', body: JSON.stringify(wish) }),
    headers: { 'content-type': 'application/json' },
  });
  return (await response.json()) as Answer;
}

const turn = (days: number) => askSandbox('clock', { advance: days * DAY_MS });

async function today(): Promise<CalendarDate> {
  const { now } = await askSandbox<{ now: number }>('clock');
  return dayIn(TIME_ZONE, new Date(now));
}

const account = () => ({ accountId: kit.account.id });

/** A list of one feed that is due now. */
async function makeJobList() {
  const { id: account_id } = kit.account;
  await server.db
    .updateTable('account')
    .set({ features: ['dynamicAds'], time_zone: TIME_ZONE })
    .where('id', '=', account_id)
    .execute();
  const list = await server.db
    .insertInto('job_list')
    .values({ account_id, name: 'Care', reference_id: randomUUID(), template_id: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('feed')
    .values({
      ...{ account_id, job_list_id: list.id, job_profile_id: kit.profile.id },
      ...{ url: host.url(), next_at: new Date() },
    })
    .execute();
  return list;
}

const serve = (...jobs: Partial<ServedJob>[]) =>
  host.serves(
    feedOf(jobs.map((job) => ({ id: '', image: 'https://jobs.example.com/team.jpg', ...job }))),
  );

test('a turned clock lets jobs come, go and close, and dates what people hear of it', async () => {
  const first = await today();
  const closing = { id: 'Closing', closesOn: addDays(first, 3) };
  const [stays, goes, comes] = [{ id: 'Stays' }, { id: 'Goes' }, { id: 'Comes' }];
  serve(closing, stays, goes);
  const list = await makeJobList();

  const open = async () => {
    const { body } = await admin.call('listJobListItems', {
      params: { ...account(), jobListId: list.id },
      query: {},
    });
    return body.data.map(({ jobId }) => jobId).toSorted();
  };
  const advertised = async () => {
    const { networks } = await askSandbox<{
      networks: { network: string; others: Record<string, number> }[];
    }>('state');
    return networks.find(({ network }) => network === 'meta')?.others.productItem ?? 0;
  };

  await turn(1);
  await expect.poll(open).toEqual(['Closing', 'Goes', 'Stays']);

  const { body: campaign } = await admin.call('createDynamicCampaign', {
    params: account(),
    body: {
      ...{ type: 'consideration', goal: 'MAXIMISE_CLICKS', customDailyBudget: 25_00 },
      facebook_catalog_id: list.id,
      facebook_cap_strategy: { active: false, type: null, value: null },
    },
  });
  const params = { ...account(), dynamicCampaignId: campaign.id };
  expect((await admin.send('deployDynamicCampaign', { params })).status).toBe(200);
  await expect.poll(advertised).toBe(3);

  serve(closing, stays, comes);
  await turn(1);
  await expect.poll(open).toEqual(['Closing', 'Comes', 'Stays']);

  // The feed says the same; the day has passed on which a job closes.
  await turn(2);
  await expect.poll(open).toEqual(['Comes', 'Stays']);
  await expect.poll(advertised).toBe(2);

  serve(stays);
  await turn(1);
  const news = async () => (await admin.call('listNotifications', { params: account() })).body;
  await expect.poll(async () => (await news()).map(({ kind }) => kind)).toContain('feedHeld');
  const held = (await news()).find(({ kind }) => kind === 'feedHeld');
  expect(dayIn(TIME_ZONE, new Date(held?.created_at ?? ''))).toBe(await today());
  expect(await today()).toBe(addDays(first, 5));
});
