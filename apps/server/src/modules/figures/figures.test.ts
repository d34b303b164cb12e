import { randomUUID } from 'node:crypto';
import type { OperationCall } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import { expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';

setScene();

const make = () =>
  builders.makeCampaign(server.db, {
    ...{ account_id: world.account.id, workspace_id: world.workspace.id },
    ...{ status: 'active', start_date: '2027-01-01', end_date: '2027-01-31' },
  });

const day = (date: string, channel: 'facebook' | 'linkedIn', clicks: number, ad_id?: string) => ({
  ...{ day: date, channel, clicks, ad_id: ad_id ?? null },
  ...{ impressions: clicks * 100, leads: 1, spend: clicks * 7 },
});

async function figuresOf(
  campaignId: string,
  query: OperationCall<'getCampaignFigures'>['query'] = {},
) {
  const { status, body } = await admin.call('getCampaignFigures', {
    params: { campaignId },
    query,
  });
  expect(status).toBe(200);
  return body;
}

async function figuresOfWorkspace(query: OperationCall<'getWorkspaceFigures'>['query'] = {}) {
  const params = { accountId: world.account.id, slug: world.workspace.slug };
  return (await admin.call('getWorkspaceFigures', { params, query })).body;
}

test('the ads of a channel are added up by day, and listed by themselves between two days', async () => {
  const { id } = await make();
  const [one, two] = [randomUUID(), randomUUID()].toSorted();
  await builders.makeFigures(server.db, id, [
    day('2027-01-01', 'facebook', 3, one),
    day('2027-01-01', 'facebook', 4, two),
    day('2027-01-02', 'facebook', 5, one),
    day('2027-01-02', 'linkedIn', 6),
  ]);
  const all = await figuresOf(id);
  expect(all.days).toEqual([
    { day: '2027-01-01', channel: 'facebook', impressions: 700, clicks: 7, leads: 2, spend: 49 },
    { day: '2027-01-02', channel: 'facebook', impressions: 500, clicks: 5, leads: 1, spend: 35 },
    { day: '2027-01-02', channel: 'linkedIn', impressions: 600, clicks: 6, leads: 1, spend: 42 },
  ]);
  expect(all.ads.map(({ adId, clicks }) => [adId, clicks])).toEqual([
    [one, 8],
    [two, 4],
  ]);
  expect(all.channels).toMatchObject([
    { channel: 'facebook', from: '2027-01-01', until: '2027-01-02' },
    { channel: 'linkedIn', from: '2027-01-02', until: '2027-01-02' },
  ]);
  const second = await figuresOf(id, { from: '2027-01-02', to: '2027-01-31' });
  expect(second.days).toEqual(all.days);
  expect(second.ads.map(({ adId, clicks }) => [adId, clicks])).toEqual([[one, 5]]);
});

test('a campaign of which nothing is known has empty lists', async () => {
  const { id } = await make();
  expect(await figuresOf(id)).toEqual({ channels: [], budgets: [], days: [], ads: [] });
});

test('a day that does not exist is refused', async () => {
  const { id } = await make();
  const query = { from: '2027-02-30' };
  const { status } = await admin.send('getCampaignFigures', { params: { campaignId: id }, query });
  expect(status).toBe(422);
});

test('a workspace adds up its campaigns, those that cost the most first', async () => {
  const [cheap, dear] = [await make(), await make()];
  await builders.makeFigures(server.db, cheap.id, [day('2031-03-02', 'facebook', 2)]);
  await builders.makeFigures(server.db, dear.id, [
    day('2031-03-01', 'facebook', 9),
    day('2031-03-02', 'facebook', 5),
  ]);
  const period = { from: '2031-03-02', to: '2031-03-02' };
  const { days, campaigns } = await figuresOfWorkspace(period);
  expect(days).toMatchObject([{ day: '2031-03-02', clicks: 7 }]);
  expect(campaigns.map(({ id, clicks }) => [id, clicks])).toEqual([
    [dear.id, 5],
    [cheap.id, 2],
  ]);
  // The days to compare with are listed too, and are in no sum of a campaign.
  const compared = await figuresOfWorkspace({ ...period, since: '2031-03-01' });
  expect(compared.days.map(({ day, clicks }) => [day, clicks])).toEqual([
    ['2031-03-01', 9],
    ['2031-03-02', 7],
  ]);
  expect(compared.campaigns).toEqual(campaigns);
});

test('a workspace shows the campaigns that were chosen, and no others by their ids', async () => {
  const [one, two] = [await make(), await make()];
  const elsewhere = await builders.makeWorkspace(server.db, { account_id: world.account.id });
  const foreign = await builders.makeCampaign(server.db, {
    ...{ account_id: world.account.id, workspace_id: elsewhere.id, status: 'active' },
  });
  for (const { id } of [one, two, foreign]) {
    await builders.makeFigures(server.db, id, [day('2031-07-01', 'facebook', 4)]);
  }
  const period = { from: '2031-07-01', to: '2031-07-31' };
  const chosen = { ...period, campaigns: [one.id, foreign.id].join(',') };
  const { days, campaigns } = await figuresOfWorkspace(chosen);
  expect(campaigns.map(({ id }) => id)).toEqual([one.id]);
  expect(days.map(({ clicks }) => clicks)).toEqual([4]);
  expect((await figuresOfWorkspace(period)).days.map(({ clicks }) => clicks)).toEqual([8]);
});

test('an editor sees the figures of no workspace but their own', async () => {
  const other = await builders.makeWorkspace(server.db, { account_id: world.account.id });
  const foreign = await builders.makeCampaign(server.db, {
    ...{ account_id: world.account.id, workspace_id: other.id, status: 'active' },
  });
  await builders.makeFigures(server.db, foreign.id, [day('2031-05-01', 'facebook', 9)]);
  const all = { accountId: world.account.id, slug: 'All' };
  expect((await editor.send('getWorkspaceFigures', { params: all })).status).toBe(404);
  const { status } = await editor.send('getCampaignFigures', {
    params: { campaignId: foreign.id },
  });
  expect(status).toBe(404);
  const { body } = await admin.call('getWorkspaceFigures', {
    params: all,
    query: { from: '2031-05-01', to: '2031-05-01' },
  });
  expect(body.campaigns.map(({ id }) => id)).toEqual([foreign.id]);
});

test('an application says nothing of what the network has told', async () => {
  const { id } = await make();
  await builders.makeFigures(server.db, id, [
    day('2027-01-01', 'facebook', 3),
    { ...day('2027-01-04', 'facebook', 0), leads: 1 },
  ]);
  const told = { channel: 'facebook', until: '2027-01-01' };
  expect((await figuresOf(id)).channels).toMatchObject([told]);
  expect((await figuresOfWorkspace()).channels).toMatchObject([told]);
});
