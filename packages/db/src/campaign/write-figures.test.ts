import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount, makeCampaign, makeWorkspace } from '../builders/builders.ts';
import type { Connection } from '../connect.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { type FigureRow, writeFigures } from './write-figures.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = database.connect();
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const write = (rows: FigureRow[]) =>
  connection.db.transaction().execute((tx) => writeFigures(tx, rows));

async function twoCampaigns() {
  const account = await makeAccount(connection.db);
  const workspace = await makeWorkspace(connection.db, { account_id: account.id });
  const make = () =>
    makeCampaign(connection.db, { account_id: account.id, workspace_id: workspace.id });
  const [one, two] = [await make(), await make()];
  const total = () =>
    connection.db
      .selectFrom('workspace_total')
      .select(['impressions', 'clicks', 'leads', 'spend'])
      .where('workspace_id', '=', workspace.id)
      .executeTakeFirst();
  return { one, two, total };
}

const day = (campaign_id: string, day: string, clicks: number): FigureRow => ({
  campaign_id,
  day,
  channel: 'facebook',
  impressions: clicks * 100,
  clicks,
  leads: 0,
  spend: clicks * 7,
});

test('a day that comes again replaces the one before, in all sums', async () => {
  const { one, two, total } = await twoCampaigns();
  await write([
    day(one.id, '2027-01-01', 5),
    day(one.id, '2027-01-02', 3),
    day(two.id, '2027-01-01', 2),
  ]);
  expect(await total()).toEqual({ impressions: 1000, clicks: 10, leads: 0, spend: 70 });
  await write([day(one.id, '2027-01-01', 1)]);
  expect(await total()).toEqual({ impressions: 600, clicks: 6, leads: 0, spend: 42 });
  const [sum] = await connection.db
    .selectFrom('campaign_total')
    .select('clicks')
    .where('campaign_id', '=', one.id)
    .execute();
  expect(sum?.clicks).toBe(4);
});

test('writers at the same time lose nothing', async () => {
  const { one, two, total } = await twoCampaigns();
  const days = Array.from({ length: 12 }, (_, n) => `2027-02-${String(n + 1).padStart(2, '0')}`);
  await Promise.all(days.map((date) => write([day(one.id, date, 1), day(two.id, date, 1)])));
  expect((await total())?.clicks).toBe(24);
});

test('the ads of years are written at once, and what is known already is not news', async () => {
  const { one, total } = await twoCampaigns();
  const rows = Array.from({ length: 20_000 }, (_, n) => ({
    ...day(one.id, new Date(Date.UTC(2020, 0, 1 + (n % 2_000))).toISOString().slice(0, 10), 1),
    ad_id: `00000000-0000-4000-8000-${String(Math.floor(n / 2_000)).padStart(12, '0')}`,
  }));
  expect(await write(rows)).toBe(true);
  expect(await total()).toMatchObject({ clicks: 20_000, spend: 140_000 });
  expect(await write(rows)).toBe(false);
  const [first, ...others] = rows;
  if (!first) throw new Error('No rows');
  expect(await write([{ ...first, clicks: 2 }, ...others])).toBe(true);
  expect(await total()).toMatchObject({ clicks: 20_001 });
});

test('what a network no longer tells of days that it was asked about is taken back', async () => {
  const { one, total } = await twoCampaigns();
  await write([
    day(one.id, '2027-01-01', 1),
    day(one.id, '2027-01-02', 2),
    { ...day(one.id, '2027-01-02', 4), channel: 'linkedIn' },
    { ...day(one.id, '2027-01-03', 8), leads: 5 },
  ]);
  const again = (rows: FigureRow[], keepsLeads = false) =>
    connection.db.transaction().execute((tx) =>
      writeFigures(tx, rows, {
        keepsLeads,
        whole: { channels: ['facebook', 'instagram'], from: '2027-01-02', to: '2027-01-04' },
      }),
    );
  // Nothing at all is no correction: a key without rights is answered so, too.
  expect(await again([])).toBe(false);
  expect(await again([day(one.id, '2027-01-04', 16)], true)).toBe(true);
  // The day before and the other channel are as they were; applications are counted elsewhere.
  expect(await total()).toEqual({ impressions: 2100, clicks: 21, leads: 5, spend: 147 });
  expect(await again([day(one.id, '2027-01-04', 16)], true)).toBe(false);
  expect(await again([day(one.id, '2027-01-04', 16)])).toBe(true);
  expect(await total()).toEqual({ impressions: 2100, clicks: 21, leads: 0, spend: 147 });
});
