import '../../../ui/testing/fill-jsdom.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { aSearchAd } from '../../../testing/google-ads.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { type Campaign, type CampaignFigures, campaignKey } from '../../campaigns/index.ts';
import { CampaignAdsBoard } from './campaign-ads-board.tsx';

const ads = [anAd({ id: 'f1' }), anAd({ id: 'f2' }), aSearchAd({ id: 's1' })];
const counted = { impressions: 2000, clicks: 20, leads: 4, spend: 1301 };
const channel = 'facebook' as const;
const figures: CampaignFigures = {
  channels: [
    { channel, from: '2026-11-02', until: '2026-11-05', readAt: null },
    { channel: 'googleSearch', from: '2026-11-02', until: null, readAt: null },
  ],
  budgets: [],
  days: [{ day: '2026-11-02', channel, ...counted }],
  ads: [{ adId: 'f1', channel, ...counted }],
};

async function show(more: Partial<Campaign>, answer: () => Response) {
  const asked = fakeServer(({ url }) => {
    if (url.includes('/figures')) return answer();
    return json(url.endsWith('/launch') ? { channels: [] } : []);
  });
  const campaign = aCampaign({ type: 'consideration', ...more });
  const app = await renderInApp(
    <CampaignAdsBoard campaign={campaign} ads={ads} pages={[]} account={anAccount} />,
  );
  return { ...app, campaign, calls: () => asked.filter(({ url }) => url.includes('/figures')) };
}

const textOf = (list: Element) =>
  [...list.children].map(({ children: [name, value] }) => [name?.textContent, value?.textContent]);

test('each ad and each channel has its figures, from one call', async () => {
  const { calls } = await show({ status: 'active' }, () => json(figures));
  await waitFor(() => expect(screen.getAllByText('€14').length).toBe(2));
  const [first, second, search] = screen.getAllByRole('article');
  const lists = (part: HTMLElement | undefined) => [...(part?.querySelectorAll('dl') ?? [])];
  expect(lists(first).map(textOf)).toEqual([
    [
      ['Clicks', '20'],
      ['CPC', '€0,65'],
      ['Spend', '€14'],
      ['Impressions', '2.0k'],
      ['CTR', '1.00%'],
      ['Leads', '4'],
    ],
  ]);
  // Its network has told of the other one: it did nothing.
  expect(lists(second).map((list) => textOf(list)[0])).toEqual([['Clicks', '0']]);
  // This one has not told anything.
  expect(lists(search)).toEqual([]);
  expect(search?.textContent).toContain('Figures are not known yet.');
  const head = within(screen.getByRole('region', { name: 'Facebook' }));
  expect(head.getByRole('group', { name: 'Figures of Facebook' })).toBeDefined();
  expect(calls()).toHaveLength(1);
});

test('news of the campaign asks for them again', async () => {
  let spend = 1301;
  const { queryClient, campaign } = await show({ status: 'active' }, () =>
    json({ ...figures, ads: [{ adId: 'f1', channel, ...counted, spend }] }),
  );
  const [first] = screen.getAllByRole('article');
  await within(first as HTMLElement).findByText('€14');
  spend = 2_500;
  const key = campaignKey(campaign.accountId, campaign.id);
  await act(() => queryClient.invalidateQueries({ queryKey: key }));
  expect(await within(first as HTMLElement).findByText('€25')).toBeDefined();
});

test('a draft has no figures and asks for none', async () => {
  const { calls } = await show({ status: 'draft' }, () => json(figures));
  expect(screen.getAllByRole('article')[0]?.querySelector('dl')).toBeNull();
  expect(calls()).toEqual([]);
});

test('figures that could not be loaded are said once, and the ads are shown', async () => {
  await show({ status: 'active' }, () => json({ code: 'internal', message: 'Down.' }, 500));
  expect(await screen.findByText(/figures of these ads could not be loaded/)).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});
