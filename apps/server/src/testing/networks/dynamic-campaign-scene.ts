import type { OperationInput } from '@posthorn/contract';
import { afterEach, beforeEach, expect } from 'vitest';
import { feedHost, feedOf } from '../feed-host.ts';
import type { TestClient } from '../test-client.ts';
import { itemsOf, makeJobList, pictured, readFeed, thereOf } from './job-list-kit.ts';
import { kit, sandbox, server, setSandboxScene } from './sandbox-scene.ts';

export let admin: TestClient;
/** A list of one feed with three jobs, and the draft that is to advertise them. */
export let list: Awaited<ReturnType<typeof makeJobList>>;
export let id: string;

/** Gives each test of a file a dynamic campaign on the sandbox; answers the host of its feed. */
export function setDynamicScene() {
  setSandboxScene();
  const host = feedHost();
  beforeEach(async () => {
    admin = await server.client(kit.admin.id);
    host.serves(feedOf(pictured('A', 'B', 'C')));
    list = await makeJobList(host.url());
    await readFeed(list.feed.id);
    id = (await admin.call('createDynamicCampaign', { params: account(), body: body() })).body.id;
  });
  afterEach(() => sandbox.faults.clear());
  return host;
}

export const account = () => ({ accountId: kit.account.id });
export const one = () => ({ params: { ...account(), dynamicCampaignId: id } });

type Body = OperationInput<'createDynamicCampaign'>['body'];
export const body = (changes: Partial<Body> = {}): Body => ({
  type: 'consideration',
  goal: 'MAXIMISE_CLICKS',
  customDailyBudget: 25_00,
  facebook_catalog_id: list.id,
  facebook_cap_strategy: { active: false, type: null, value: null },
  ...changes,
});

export const get = async () => (await admin.call('getDynamicCampaign', one())).body;

export const publication = () =>
  server.db
    .selectFrom('publication')
    .selectAll()
    .where('dynamic_campaign_id', '=', id)
    .executeTakeFirstOrThrow();

/** What the network says of the campaign, and what its catalogue has. */
export const statusThere = async () =>
  thereOf(await publication(), 'campaign').map(({ fields }) => fields.status);
export const items = async () => itemsOf(await publication());

export const deploy = async () => {
  const answer = await admin.send('deployDynamicCampaign', one());
  expect(answer.status).toBe(200);
};

/** What it holds of the account's money. */
export const money = () =>
  server.db
    .selectFrom('dynamic_campaign')
    .select(['money_reserved', 'money_spent'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
