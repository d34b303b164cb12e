import { addDays } from '@posthorn/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { Campaign, CampaignFigures } from '../../campaigns/index.ts';
import { CampaignFiguresBoard } from './campaign-figures-board.tsx';

const START = '2026-11-01';
const TODAY = anAccount.today;
const running = { status: 'active', startDate: START, endDate: '2026-11-28', title: 'Nurses' };

const days = Array.from({ length: 14 }, (_, at) => ({
  ...{ day: addDays(START, at), channel: 'facebook' as const },
  ...{ impressions: 1000, clicks: at < 7 ? 10 : 15, leads: 1, spend: 5000 },
}));
const told: CampaignFigures = {
  channels: [{ channel: 'facebook', from: START, until: '2026-11-14', readAt: null }],
  budgets: [
    {
      ...{ channel: 'facebook', budget: 200_000, publishedOn: START },
      ...{ startDate: START, endDate: '2026-11-28' },
    },
  ],
  days,
  ads: [
    { adId: 'ad1', channel: 'facebook', impressions: 10_000, clicks: 120, leads: 4, spend: 900 },
    { adId: 'gone', channel: 'facebook', impressions: 10_000, clicks: 60, leads: 4, spend: 900 },
  ],
};
const nothing: CampaignFigures = { channels: [], budgets: [], days: [], ads: [] };

beforeEach(() => {
  fakeServer(() => json(told));
});

const show = (figures: CampaignFigures, more: Partial<Campaign> = {}, search = '') =>
  renderInApp(
    <CampaignFiguresBoard
      campaign={aCampaign({ ...running, ...more } as Partial<Campaign>)}
      figures={figures}
      ads={[anAd({ headline: 'Come to Groningen' })]}
      account={anAccount}
    />,
    `/campaigns-overview${search}`,
  );

const tile = (name: RegExp) => screen.getByRole('button', { name }).textContent;
const tableRows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('a campaign shows its sums, its days, where its money ends and its best ad', async () => {
  await show(told);
  expect(tile(/^Clicks/)).toBe('Clicks175');
  expect(tile(/^Spend/)).toBe('Spend€700');
  expect(screen.getByText(/Nothing to compare with/)).toBeDefined();
  const rows = tableRows('Clicks per day and channel');
  expect(rows.slice(0, 4)).toEqual([
    ['Day', 'Facebook', 'Total'],
    ['Total', '175', '175'],
    ['15-11-2026 (today, so far)', '–', '–'],
    ['14-11-2026', '15', '15'],
  ]);
  expect(
    screen.getByText('Ends at about €1.400 of €2.000: about €600 will be left.'),
  ).toBeDefined();
  expect(
    screen.getByText(/^Best: Come to Groningen\. Chance that this is luck: less/),
  ).toBeDefined();
  expect(screen.getByText('An ad that was deleted')).toBeDefined();
});

test('a chance is told in whole percent', async () => {
  const [first, second] = told.ads as [(typeof told.ads)[0], (typeof told.ads)[0]];
  await show({ ...told, ads: [first, { ...second, clicks: 115 }] });
  expect(screen.getByText(/may be luck \(\d+%\)/)).toBeDefined();
});

test('a budget that no ad is shown for is part of the whole, and said to stay unused', async () => {
  await show(told, {
    customTotalGrossBudget: 2_500_00,
    customChannelBudget: {
      facebook: 2_000_00,
      googleDisplay: 0,
      googleSearch: 0,
      linkedIn: 500_00,
    },
    publishedChannels: ['facebook'],
  });
  expect(screen.getByText(/^Ends at about €1.400 of €2.500/)).toBeDefined();
  expect(
    screen.getByText('€500 of it is for LinkedIn, where no ad is shown: that will not be used.'),
  ).toBeDefined();
});

test('a period of the address is compared with the days before it', async () => {
  await show(told, {}, '?period=last7&metric=leads');
  expect(tile(/^Clicks/)).toBe('Clicks105+50%');
  expect(tile(/^Leads/)).toBe('Leads7unchanged');
  expect(tile(/^CPC/)).toBe('CPC€3,33−33%');
  expect(screen.getByRole('heading', { name: 'Leads per day' })).toBeDefined();
  expect(screen.getByText(/08-11-2026 – 14-11-2026 against 01-11-2026 – 07-11-2026/)).toBeDefined();
});

test('a chosen figure and period stand in the address', async () => {
  const { history } = await show(told);
  fireEvent.click(screen.getByRole('button', { name: /^CPC/ }));
  expect(await screen.findByRole('heading', { name: 'CPC per day' })).toBeDefined();
  expect(history.location.search).toContain('metric=cpc');
});

test('the points of a chart are reached with the keys', async () => {
  await show(told);
  const chart = screen.getByRole('slider', { name: 'Clicks per day' });
  expect(chart.getAttribute('aria-valuetext')).toBe('15-11-2026 (today, so far): Facebook –');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(chart.getAttribute('aria-valuetext')).toBe('14-11-2026: Facebook 15');
  fireEvent.keyDown(chart, { key: 'Home' });
  expect(chart.getAttribute('aria-valuetext')).toBe('01-11-2026: Facebook 10');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(chart.getAttribute('aria-valuenow')).toBe('0');
});

test.each<[string, Partial<Campaign>, RegExp]>([
  ['a draft', { status: 'draft' }, /not launched/],
  ['one that is to start', { startDate: '2026-12-01' }, /starts on 01-12-2026/],
  ['one that runs', {}, /not told anything yet/],
  ['one that was stopped', { status: 'stopped' }, /Nothing was counted/],
])('%s without figures says why', async (_, campaign, why) => {
  await show(nothing, campaign);
  expect(screen.getByRole('heading', { name: 'No figures yet' })).toBeDefined();
  expect(screen.getByText(why)).toBeDefined();
});

test('on the first day there is one point and no forecast', async () => {
  const first = { ...told, days: [{ ...days[0], day: TODAY }] as CampaignFigures['days'] };
  const channels = [{ channel: 'facebook' as const, from: TODAY, until: TODAY, readAt: null }];
  await show({ ...first, channels, budgets: [] }, { startDate: TODAY });
  expect(tableRows('Clicks per day and channel')).toHaveLength(3);
  expect(tile(/^Clicks/)).toBe('Clicks10');
});

test('days without figures can be left for the whole time', async () => {
  await show(told, { startDate: TODAY }, '?period=lastMonth');
  fireEvent.click(screen.getByRole('button', { name: 'Show the whole time' }));
  expect(await screen.findByRole('heading', { name: 'Clicks per day' })).toBeDefined();
});
