import { makeTemplate } from '@posthorn/db/builders';
import { expect, test } from 'vitest';
import { feedOf } from '../../testing/feed-host.ts';
import {
  account,
  admin,
  deploy,
  get,
  id,
  items,
  list,
  money,
  one,
  publication,
  setDynamicScene,
  statusThere,
} from '../../testing/networks/dynamic-campaign-scene.ts';
import {
  addFeed,
  pictured,
  readFeed,
  settleDown,
  thereOf,
} from '../../testing/networks/job-list-kit.ts';
import { kit, sandbox, server, tools } from '../../testing/networks/sandbox-scene.ts';
import { followAccount } from '../publishing/index.ts';
import { stopAllDynamicCampaigns } from './commands/end-dynamic-campaigns.ts';

const host = setDynamicScene();

const listParams = () => ({ ...account(), jobListId: list.id });
const getList = async () => (await admin.call('getJobList', { params: listParams() })).body;
const listItems = async (query: { refused?: 'true' } = {}) =>
  (await admin.call('listJobListItems', { params: listParams(), query })).body.data;

test('a job that the network refuses says why, is counted, and is advertised once it is mended', async () => {
  host.serves(feedOf([...pictured('A', 'B'), { id: 'Bare' }]));
  await readFeed(list.feed.id);
  expect((await getList()).feedSources[0]).toMatchObject({
    ...{ refusedItemsCount: 0, externalFeedId: null },
  });
  await deploy();
  await settleDown();
  const [set] = thereOf(await publication(), 'productSet');
  expect((await getList()).feedSources[0]).toMatchObject({
    ...{ itemsCount: 3, refusedItemsCount: 1, externalFeedId: set?.id },
  });
  expect(await get()).toMatchObject({
    ...{ refusedItemsCount: 1, message: null },
    adSets: [{ status: 'active', refusedItemsCount: 1 }],
  });
  const refused = await listItems({ refused: 'true' });
  expect(refused).toMatchObject([
    { jobId: 'Bare', problem: expect.stringContaining('Facebook does not advertise this job: ') },
  ]);
  expect((await listItems()).map(({ problem }) => problem !== '')).toEqual([false, false, true]);
  // What a network knows the item by is what the answer says.
  const { rows } = await server.deps.connection.pool.query(
    'select retailer_id from catalogue_item',
  );
  expect(rows.map(({ retailer_id }) => retailer_id)).toContain(refused[0]?.retailerId);

  host.serves(feedOf(pictured('A', 'B', 'Bare')));
  await readFeed(list.feed.id);
  await settleDown(5);
  expect(await items()).toEqual(['Job A', 'Job B', 'Job Bare']);
  expect((await getList()).feedSources[0]?.refusedItemsCount).toBe(0);
  expect((await get()).refusedItemsCount).toBe(0);
  expect(await listItems({ refused: 'true' })).toEqual([]);
});

test('what a campaign was refused that is over matters no more', async () => {
  host.serves(feedOf([...pictured('A', 'B'), { id: 'Bare' }]));
  await readFeed(list.feed.id);
  await deploy();
  await settleDown();
  await admin.call('stopDynamicCampaign', one());
  await settleDown(3);
  expect((await getList()).feedSources[0]?.refusedItemsCount).toBe(0);
  expect((await get()).refusedItemsCount).toBe(0);
});

test('a feed that is taken out of a running list takes its ad set and its jobs along', async () => {
  const other = await addFeed(list.id, host.url('/more.xml'));
  await readFeed(other.id);
  await deploy();
  await settleDown();
  expect(await items()).toHaveLength(6);
  const { version, name } = await getList();
  const { id: templateId } = await makeTemplate(server.db, { account_id: kit.account.id });
  const kept = { id: list.feed.id, feedUrl: list.feed.url, jobProfileId: kit.profile.id };
  await admin.call(
    'updateJobList',
    { params: listParams(), body: { name, templateId, feedSources: [kept] } },
    { 'if-match': `"${version}"` },
  );
  await settleDown();
  expect(await items()).toEqual(['Job A', 'Job B', 'Job C']);
  expect((await get()).adSets.map((set) => set.id)).toEqual([list.feed.id]);
  expect(await statusThere()).toEqual(['ACTIVE']);
  const shown = thereOf(await publication(), 'adset').filter(
    ({ fields }) => fields.status === 'ACTIVE',
  );
  expect(shown).toHaveLength(1);
});

test('what the network restates of days that are past is corrected, and the money with it', async () => {
  await deploy();
  await settleDown();
  await sandbox.clock.advance(36 * 3_600_000);
  await followAccount(tools, kit.account.id);
  const { statistics } = await get();
  const figures = server.db.selectFrom('dynamic_figure').where('dynamic_campaign_id', '=', id);
  const { day } = await figures.select('day').orderBy('day').executeTakeFirstOrThrow();
  // As if the network had told more at first, and of an ad set that it tells nothing of any more.
  await server.db
    .updateTable('dynamic_figure')
    .set(({ eb }) => ({ clicks: eb('clicks', '+', 100), spend: eb('spend', '+', 10_00) }))
    .where('dynamic_campaign_id', '=', id)
    .where('day', '=', day)
    .execute();
  await server.db
    .insertInto('dynamic_figure')
    .values({
      ...{ dynamic_campaign_id: id, ad_set: crypto.randomUUID(), day },
      ...{ impressions: 50, clicks: 5, leads: 1, spend: 5_00 },
    })
    .execute();
  await followAccount(tools, kit.account.id);
  expect((await get()).statistics).toEqual(statistics);
  expect((await money()).money_spent).toBe(statistics.total.totalSpend);
});

test('an account that is archived stops its dynamic campaigns, on the network too', async () => {
  await deploy();
  await settleDown();
  await stopAllDynamicCampaigns(
    { db: server.db, log: tools.log },
    { accountId: kit.account.id, personId: kit.admin.id, now: server.deps.now() },
  );
  expect(await get()).toMatchObject({ status: 'stopped', abilities: [] });
  await settleDown(5);
  expect(await statusThere()).toEqual(['PAUSED']);
  expect((await money()).money_reserved).toBe(0);
});
