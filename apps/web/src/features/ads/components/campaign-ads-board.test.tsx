import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign, aRefusal } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { aSearchAd } from '../../../testing/google-ads.ts';
import { InRouter } from '../../../testing/in-router.tsx';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { AccountProvider } from '../../accounts/index.ts';
import { CampaignAdsBoard } from './campaign-ads-board.tsx';

const adsPath = '/campaigns-overview/set-campaign/c1/campaign-details/ads';

/** Nothing is known yet of what was launched. */
const serveNothing = () =>
  fakeServer(({ url }) => {
    if (url.includes('/figures')) return json({ channels: [], budgets: [], days: [], ads: [] });
    return json(url.endsWith('/launch') ? { channels: [] } : []);
  });

test('the page of a failed campaign names its trouble once', async () => {
  serveNothing();
  const errors = [aRefusal({ channel: 'linkedIn', userMessage: 'The connection is gone.' })];
  const campaign = aCampaign({ title: 'Nurse', status: 'failed', errors });
  await act(async () => {
    render(
      <InRouter>
        <QueryClientProvider client={new QueryClient()}>
          <AccountProvider value={{ id: 'a1', name: 'Noorderzorg', role: 'admin' }}>
            <CampaignAdsBoard campaign={campaign} ads={[]} pages={[]} account={anAccount} />
          </AccountProvider>
        </QueryClientProvider>
      </InRouter>,
    );
  });
  const [notice, ...others] = screen.getAllByText(/one or more errors in this campaign/);
  expect(others).toEqual([]);
  // Not also beside the title: it stands where the reason and the way out of it are.
  expect(notice?.closest('header')).toBeNull();
});

test('the budget of a failed campaign stands open where an error has led to it, and can be set', async () => {
  serveNothing();
  const campaign = aCampaign({ title: 'Nurse', status: 'failed', errors: [aRefusal()] });
  const board = <CampaignAdsBoard campaign={campaign} ads={[]} pages={[]} account={anAccount} />;
  await renderInApp(board, `${adsPath}#budget`);
  const dialog = await screen.findByRole('dialog', { name: 'Set budget' });
  expect(within(dialog).queryByText(/cannot change the budget/)).toBeNull();
});

test('the budget opens each time the address asks for it while the page is open', async () => {
  fakeServer(() => json([]));
  const board = <CampaignAdsBoard campaign={aCampaign()} ads={[]} pages={[]} account={anAccount} />;
  const { history } = await renderInApp(board, adsPath);
  for (const _ of ['first', 'again']) {
    await act(async () => history.push(`${adsPath}#budget`));
    const dialog = await screen.findByRole('dialog', { name: 'Set budget' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(history.location.hash).toBe('');
  }
});

test.each([
  ['active' as const, 1],
  ['finished' as const, 0],
])('a budget that no ad is shown for is warned of while a campaign runs: %s', async (status, n) => {
  serveNothing();
  const campaign = aCampaign({
    title: 'Nurse',
    status,
    customTotalGrossBudget: 900_00,
    customChannelBudget: { facebook: 500_00, googleDisplay: 0, googleSearch: 0, linkedIn: 400_00 },
    publishedChannels: ['facebook'],
  });
  const board = (
    <CampaignAdsBoard campaign={campaign} ads={[anAd()]} pages={[]} account={anAccount} />
  );
  await renderInApp(board, adsPath);
  expect(screen.queryAllByText(/^LinkedIn has a budget but no ads/)).toHaveLength(n);
});

test('ads of a channel that is not used are kept out of sight until they are asked for', async () => {
  fakeServer(() => json([]));
  const { customChannelStatuses } = aCampaign();
  const campaign = aCampaign({
    title: 'Nurse',
    customChannelStatuses: { ...customChannelStatuses, googleSearch: { status: false } },
  });
  const ads = [anAd(), aSearchAd({ id: 's1' })];
  await renderInApp(
    <CampaignAdsBoard campaign={campaign} ads={ads} pages={[]} account={anAccount} />,
    adsPath,
  );
  const unused = within(screen.getByRole('region', { name: 'Google Search' }));
  expect(unused.getByText('Not used in this campaign. Its ad is kept.')).toBeTruthy();
  expect(unused.queryByRole('article')).toBeNull();
  expect(screen.queryByText('This channel is disabled but has active ads')).toBeNull();
  const menu = within(screen.getByRole('navigation', { name: 'Channels' }));
  expect(menu.queryByRole('link', { name: /Google Search/ })).toBeNull();
  fireEvent.click(unused.getByRole('button', { name: 'Show what is kept of Google Search' }));
  expect(unused.getByRole('article')).toBeTruthy();
});

test('the other channels are offered beside the ad that they can be made from', async () => {
  fakeServer(() => json([]));
  const board = (
    <CampaignAdsBoard campaign={aCampaign()} ads={[anAd()]} pages={[]} account={anAccount} />
  );
  await renderInApp(board, adsPath);
  const posts = within(screen.getByRole('region', { name: 'Facebook Posts' }));
  const offer = posts.getByRole('button', { name: 'Make the other channels' });
  // One Tab on from where the focus is after an ad was made.
  const stops = posts.getAllByRole('link').concat(posts.getAllByRole('button'));
  const between = stops.filter(
    (stop) =>
      posts.getByRole('link', { name: 'New post' }).compareDocumentPosition(stop) &
        Node.DOCUMENT_POSITION_FOLLOWING &&
      stop.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(between).toEqual([]);
});

test('what a running campaign does not take says so where it would be made', async () => {
  serveNothing();
  const campaign = aCampaign({ title: 'Nurse', status: 'active' });
  await renderInApp(
    <CampaignAdsBoard campaign={campaign} ads={[anAd()]} pages={[]} account={anAccount} />,
    adsPath,
  );
  const carousels = within(screen.getByRole('region', { name: 'Facebook Carousels' }));
  expect(carousels.getByText(/You can't add this type of ad to the active campaign/)).toBeTruthy();
});

test.each([
  ['active' as const, 'Duplicate the campaign to advertise here.', false],
  ['failed' as const, 'No budget: this ad was not published', true],
])('ads without a budget are said not to be published: %s', async (status, words, isOpen) => {
  serveNothing();
  const campaign = aCampaign({
    title: 'Nurse',
    status,
    customTotalGrossBudget: 500_00,
    customChannelBudget: { facebook: 500_00, googleDisplay: 0, googleSearch: 0, linkedIn: 0 },
    enabledChannels: { ...aCampaign().enabledChannels, googleSearch: false },
    channelsWithAds: ['facebook', 'googleSearch'],
  });
  const ads = [anAd(), aSearchAd({ id: 's1' })];
  await renderInApp(
    <CampaignAdsBoard campaign={campaign} ads={ads} pages={[]} account={anAccount} />,
    adsPath,
  );
  const search = within(screen.getByRole('region', { name: 'Google Search' }));
  await waitFor(() => expect(search.queryByText('Figures are not known yet.')).toBeNull());
  expect(search.getAllByText('No budget: this ad was not published')).not.toEqual([]);
  expect(search.getAllByText((text) => text.includes(words)).length).toBeGreaterThan(0);
  expect(search.queryAllByRole('link', { name: 'Set budget' })).toHaveLength(isOpen ? 1 : 0);
  expect(screen.queryByText('This channel is disabled but has active ads')).toBeNull();
});
