import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aCampaign, aPlace } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { aSearchAd } from '../../../testing/google-ads.ts';
import { ShowRoutes } from '../../../testing/show-routes.tsx';
import { AccountProvider } from '../../accounts/index.ts';
import { type Campaign, campaignKey, type Launch, launchKey } from '../../campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { STATUS_LINE_ID } from '../model/focus-after-dialog.ts';
import LaunchDialog from './launch-dialog.tsx';

const ready = {
  title: 'ICU nurse',
  startDate: '2026-12-01',
  endDate: '2026-12-20',
  customTotalGrossBudget: 900_00,
  customChannelBudget: { facebook: 500_00, googleDisplay: 0, googleSearch: 400_00, linkedIn: 0 },
  facebookPageId: 'p1',
  instagramPageId: 'p2',
};
const draft = aCampaign(ready);
const launched = aCampaign({ ...ready, status: 'active', version: 2 });
const post = anAd({ headline: 'Nurses' });
const search = aSearchAd();
const page = {
  id: 'p1',
  channel: 'facebook' as const,
  name: 'Martini Care',
  iconUrl: '',
  leadformStatus: null,
  type: 'connected' as const,
  externalId: '1',
};
const instagram = { ...page, id: 'p2', channel: 'instagram' as const, name: 'martini' };

type Channel = Launch['channels'][number];
const onMeta = (more: Partial<Channel> = {}): Channel => ({
  channel: 'facebook',
  state: 'published',
  made: 1,
  ahead: 0,
  retryAt: null,
  reason: null,
  form: null,
  ads: [{ adId: post.id, state: 'in_review', reason: null }],
  ...more,
});
const onSearch = (more: Partial<Channel> = {}): Channel => ({
  ...onMeta({ channel: 'googleSearch' }),
  ads: [{ adId: search.id, state: 'in_review', reason: null }],
  ...more,
});

let shortfall: number | null;
let ads: Ad[];
let progress: Launch;
let check: unknown;
let places: unknown;
let kept: Campaign;
let deploy: () => Response | Promise<Response>;
let answerCheck: () => ReturnType<typeof json>;
let asked: ReturnType<typeof fakeServer>;
let client: QueryClient;
const onClose = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockReset();
  ads = [post, search];
  shortfall = null;
  kept = draft;
  progress = { channels: [onMeta({ state: 'waiting', made: 0 }), onSearch()] };
  places = { networks: [] };
  check = {
    doubles: [],
    channels: [{ channel: 'facebook', isAnswered: true, refusals: [], remarks: [] }],
  };
  deploy = () => {
    kept = launched;
    return json(launched);
  };
  answerCheck = () => json(check);
  asked = fakeServer(({ method, url }) => {
    if (method === 'PUT') return deploy();
    if (url.includes('/places-on-networks')) return json(places);
    if (url.endsWith('/launch')) return json(progress);
    if (url.endsWith('/launch-check')) return answerCheck();
    if (url.includes('/in-the-way')) return json({ inTheWay: [], shortfall });
    return json(kept);
  });
  return () => vi.useRealTimers();
});

/** Follows the campaign as it is kept, as the page of ads does. */
function Kept() {
  const { data } = useQuery<Campaign>({ queryKey: campaignKey('a1', 'c1'), queryFn: skipToken });
  if (!data) return null;
  const known = { ads, pages: [page, instagram], account: anAccount };
  return (
    <AccountProvider value={{ id: 'a1', name: anAccount.name, role: 'admin' }}>
      <LaunchDialog campaign={data} {...known} onClose={onClose} />
    </AccountProvider>
  );
}

async function open(campaign = draft) {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(campaignKey('a1', 'c1'), campaign);
  const history = createMemoryHistory();
  const router = createRouter({
    routeTree: createRootRoute({ component: Kept, notFoundComponent: Kept }),
    history,
  });
  await act(async () => {
    await router.load();
    render(
      <QueryClientProvider client={client}>
        <ShowRoutes router={router} />
      </QueryClientProvider>,
    );
  });
  await pass(SOON);
  return history;
}
/** For answers to be read and drawn. */
const SOON = 20;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.queryByText(name, { selector: 'button *' });
const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(button(name) as HTMLElement);
  });
  await pass(SOON);
};
const text = () => document.body.textContent;
const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const puts = () => asked.filter(({ method }) => method === 'PUT').map(({ url }) => url);
/** As a live event does it. */
const getsOn = async (channels: Channel[]) => {
  progress = { channels };
  await act(() => client.invalidateQueries({ queryKey: launchKey('a1', 'c1') }));
  await pass(SOON);
};

const known = (placeId: string, name: string | null, more = {}) => ({
  ...{ placeId, name, regionName: null, radiusKm: null },
  ...more,
});
const inPlaces = (...ids: string[]) =>
  aCampaign({ ...ready, locations: ids.map((id) => aPlace(id)) });

test('before it is launched it says what each of its networks calls the places', async () => {
  places = {
    networks: [
      { network: 'meta', isAnswered: true, places: [known('Gent', 'Gent', { radiusKm: 25 })] },
      { network: 'linkedin', isAnswered: true, places: [known('Gent', null)] },
      {
        network: 'google',
        isAnswered: true,
        places: [known('Gent', 'Ghent', { regionName: 'Flanders' })],
      },
    ],
  };
  await open(inPlaces('Gent'));
  expect(text()).toContain('Meta: 25 km around Gent');
  expect(text()).toContain('Google Ads: Ghent (Flanders)');
  // Nothing is launched there.
  expect(text()).not.toContain('LinkedIn:');
});

test('what LinkedIn wants to be read is there where LinkedIn is', async () => {
  const rules = () => screen.queryByRole('link', { name: /Advertising policies of LinkedIn/ });
  await open();
  expect(rules()).toBeNull();
  cleanup();
  ads = [anAd({ id: 'l1', adType: 'LinkedinPostAd' })];
  const budget = { facebook: 0, googleDisplay: 0, googleSearch: 0, linkedIn: 900_00 };
  await open(aCampaign({ ...ready, customChannelBudget: budget }));
  expect(rules()?.getAttribute('href')).toBe('https://www.linkedin.com/legal/ads-policy');
  expect(text()).toContain('no one may be discriminated against');
});

test('many places are folded, except those that a network does not know', async () => {
  const ids = ['Gent', 'Brugge', 'Kreuzberg'];
  places = {
    networks: [
      {
        network: 'google',
        isAnswered: true,
        places: [known('Gent', 'Ghent'), known('Brugge', 'Bruges'), known('Kreuzberg', null)],
      },
      { network: 'meta', isAnswered: false, places: [] },
    ],
  };
  await open(inPlaces(...ids));
  expect(text()).toContain('Google Ads: Kreuzberg is not known there');
  expect(text()).toContain('Meta: could not be asked');
  expect(text()).not.toContain('Ghent');
  await press('Show all 3 places');
  expect(text()).toContain('Google Ads: Ghent, Bruges, Kreuzberg is not known there');
});

test('without a connection nothing is said of places', async () => {
  await open(inPlaces('Gent'));
  expect(text()).not.toContain('Places on the networks');
});

test('before it is launched it says when, in whose name, where and for how much', async () => {
  await open();
  expect(
    screen.getByRole('dialog', { name: 'You are about to launch this campaign' }),
  ).toBeTruthy();
  expect(text()).toContain('01-12-2026 – 20-12-2026');
  expect(text()).toContain('Facebook: Martini Care');
  // No ad speaks in its name.
  expect(text()).not.toContain('Instagram: martini');
  expect(text()).toContain('€900');
  expect(text()).toContain(`Payer${anAccount.name}`);
  expect(text()).toContain('1 ad · €500 · from 01-12-2026');
  expect(text()).toContain('The networks have nothing against it so far.');
  expect(puts()).toEqual([]);
});

test('what a network would refuse stands at its ad, with the way to mend it', async () => {
  check = {
    doubles: [],
    channels: [
      {
        channel: 'facebook',
        isAnswered: true,
        refusals: [{ adId: post.id, isAboutForm: false, reason: 'The picture is too small.' }],
        remarks: ['Meta counts days in New York time.'],
      },
      { channel: 'googleSearch', isAnswered: false, refusals: [], remarks: [] },
    ],
  };
  await open();
  expect(text()).toContain('A network would refuse something, see below.');
  expect(text()).toContain('Google Search could not be asked beforehand.');
  expect(text()).toContain('Meta counts days in New York time.');
  const line = screen.getByText('The picture is too small.').closest('li');
  expect(line?.querySelector('a')?.getAttribute('href')).toBe(
    `/campaigns-overview/c1/ads/facebook-post-ad/${post.id}`,
  );
});

test('a form is announced before the launch, and says afterwards what became of it', async () => {
  const type = 'leadform' as const;
  const refused = 'The terms for forms were not accepted.';
  ads = [post];
  check = {
    doubles: [],
    channels: [
      {
        channel: 'facebook',
        isAnswered: true,
        refusals: [{ adId: null, isAboutForm: true, reason: refused }],
        remarks: [],
      },
    ],
  };
  progress = {
    channels: [onMeta({ state: 'creating', form: { state: 'creating', reason: null } })],
  };
  deploy = () => {
    kept = aCampaign({ ...launched, type });
    return json(kept);
  };
  await open(aCampaign({ ...ready, type }));
  const form = () => screen.getByText('Fast apply form').closest('div')?.parentElement;
  expect(form()?.textContent).toContain('It is published before the ads, which open it.');
  expect(screen.getAllByText(refused)).toHaveLength(1);
  expect(form()?.textContent).toContain(refused);
  expect(screen.getByRole('link', { name: 'Edit the form' }).getAttribute('href')).toContain(
    'view=leadform',
  );
  await press('Launch campaign');
  expect(form()?.textContent).toContain('Being created');
  expect(form()?.textContent).not.toContain('published before the ads');
  await getsOn([
    onMeta({ state: 'failed', reason: refused, form: { state: 'missing', reason: refused } }),
  ]);
  expect(form()?.textContent).toBe(`Fast apply formView the formNot published${refused}`);
  expect(screen.getAllByText(refused)).toHaveLength(1);
});

test.each([
  ['the question fails', () => json({}, 500)],
  [
    'no network answers',
    () =>
      json({
        doubles: [],
        channels: [{ channel: 'facebook', isAnswered: false, refusals: [], remarks: [] }],
      }),
  ],
])('where %s it says so, and launches all the same', async (_why, answer) => {
  answerCheck = answer;
  await open();
  expect(text()).toContain(
    'could not be asked beforehand whether they would take it. You can launch',
  );
  await press('Launch campaign');
  expect(puts()).toHaveLength(1);
});

test('a campaign that already does the same is named before the launch', async () => {
  check = { doubles: [{ id: 'c9', hash: 'R776WRG' }], channels: [] };
  await open();
  expect(text()).toContain(
    'A campaign with this title and place already runs in these days: #R776WRG.',
  );
});

test('it launches once, follows every channel, and closes by itself when all is good', async () => {
  const statusLine = document.body.appendChild(document.createElement('div'));
  statusLine.id = STATUS_LINE_ID;
  statusLine.tabIndex = -1;
  onClose.mockImplementation(() => cleanup());
  await open();
  await press('Launch campaign');
  await press('Launching...');
  expect(puts()).toEqual(['/api/campaigns/c1/deploy']);
  expect(text()).toContain('Waiting');
  expect(title()).toBe('This campaign is being launched');
  await getsOn([
    onMeta({ state: 'creating', made: 3, ads: Array(5).fill(onMeta().ads[0]) }),
    onSearch(),
  ]);
  expect(text()).toContain('Creating 3 of 5');
  expect(button('Launching...')).toBeTruthy();
  await pass(1_000);
  await getsOn([onMeta(), onSearch()]);
  expect(button('All good')).toBeTruthy();
  expect(title()).toBe('This campaign is launched');
  expect(text()).toContain('Published on Facebook and Google Search.');
  await pass(900);
  expect(onClose).not.toHaveBeenCalled();
  await pass(200);
  expect(onClose).toHaveBeenCalledOnce();
  await pass(100);
  expect(document.activeElement).toBe(statusLine);
  statusLine.remove();
});

test('news of the launch that come before its answer do not ask the networks again', async () => {
  let answer: (response: Response) => void = () => {};
  deploy = () => new Promise((resolve) => (answer = resolve));
  await open();
  await press('Launch campaign');
  await act(() => client.invalidateQueries({ queryKey: campaignKey('a1', 'c1') }));
  await pass(SOON);
  expect(asked.filter(({ url }) => url.endsWith('/launch-check'))).toHaveLength(1);
  answer(json(launched));
  await pass(SOON);
  expect(text()).toContain('Waiting');
});

test('each state can be read for a second, however fast the networks are', async () => {
  progress = { channels: [onMeta(), onSearch()] };
  await open();
  await press('Launch campaign');
  expect(button('Launching...')).toBeTruthy();
  await pass(900);
  expect(button('Launching...')).toBeTruthy();
  await pass(200);
  expect(button('All good')).toBeTruthy();
});

test('a launch that waits says how many are before it, where there are any', async () => {
  await open();
  await press('Launch campaign');
  await getsOn([onMeta({ state: 'waiting', ahead: 3 }), onSearch({ state: 'waiting' })]);
  expect(text()).toContain('Waiting, 3 before it');
  expect(text()).not.toContain('0 before it');
});

test('a launch that takes long says after 20 seconds that it may be left alone', async () => {
  await open();
  await press('Launch campaign');
  await getsOn([
    onMeta({ state: 'retrying', retryAt: '2026-11-15T14:05:00', reason: 'Meta is busy.' }),
    onSearch(),
  ]);
  expect(text()).toContain('Tried again at 14:05');
  expect(text()).toContain('Meta is busy.');
  await pass(19_000);
  expect(text()).not.toContain('You may close this window');
  await pass(1_500);
  expect(text()).toContain('You may close this window');
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});

test('partial success reads as what it is, and closing leads to the errored campaigns', async () => {
  const history = await open();
  await press('Launch campaign');
  await pass(1_000);
  await getsOn([
    onMeta({
      state: 'failed',
      reason: 'The connection is no longer valid.',
      ads: [{ adId: post.id, state: 'missing', reason: null }],
    }),
    onSearch(),
  ]);
  expect(button('Something went wrong, retry?')).toBeTruthy();
  expect(title()).toBe('Not everything of this campaign is published');
  expect(text()).toContain('Published on Google Search. Not published on Facebook.');
  expect(text()).toContain('The connection is no longer valid.');
  // Its channel says what is wrong: there is nothing to edit about the ad.
  expect(screen.queryByRole('link', { name: /^Edit / })).toBeNull();
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
  expect(history.location.pathname).toBe('/campaigns-overview/errored');
});

test('what a network has against an ad is said at the ad, and not of its channel again', async () => {
  await open();
  await press('Launch campaign');
  await pass(1_000);
  const reason = 'This ad goes against our advertising standards.';
  await getsOn([
    onMeta({ state: 'failed', reason, ads: [{ adId: post.id, state: 'rejected', reason }] }),
    onSearch(),
  ]);
  expect(screen.getAllByText(reason)).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Edit / })).toBeTruthy();
});

test('a launch that was refused says why, can be tried again, and closing it leads nowhere', async () => {
  const refuse = () => json({ code: 'failed', message: 'The database is away' }, 503);
  const succeed = deploy;
  deploy = refuse;
  const history = await open();
  await press('Launch campaign');
  await pass(1_000);
  expect(title()).toBe('This campaign is not launched');
  expect(text()).toContain('Campaign deployment has failed');
  expect(text()).toContain('The database is away');
  deploy = succeed;
  await press('Something went wrong, retry?');
  expect(puts()).toEqual(['/api/campaigns/c1/deploy', '/api/campaigns/c1/deploy']);
  await pass(1_000);
  expect(button('Launching...')).toBeTruthy();
  expect(history.location.pathname).toBe('/');
});

test('what a colleague launches meanwhile is followed instead of launched twice', async () => {
  await open();
  progress = { channels: [onMeta({ state: 'creating', made: 0 }), onSearch()] };
  await act(() => client.invalidateQueries({ queryKey: campaignKey('a1', 'c1') }));
  await pass(SOON);
  await act(async () => {
    client.setQueryData(campaignKey('a1', 'c1'), launched);
  });
  await pass(SOON);
  expect(button('Launching...')).toBeTruthy();
  expect(text()).toContain('Creating 0 of 1');
  expect(puts()).toEqual([]);
  // A network refuses to be asked beforehand about what is launched.
  expect(asked.filter(({ url }) => url.endsWith('/launch-check'))).toHaveLength(1);
});

test('many ads are counted, and listed only where something is wrong or a person wants to', async () => {
  const posts = Array.from({ length: 12 }, (_, n) => anAd({ id: `p${n}`, headline: `Post ${n}` }));
  ads = [...posts, search];
  await open();
  const lines = () => screen.queryAllByText(/^Post \d+/).length;
  expect(lines()).toBe(0);
  await press('Show all 12 ads');
  expect(lines()).toBe(12);
  await press('Show fewer');
  await press('Launch campaign');
  await getsOn([
    onMeta({
      ads: posts.map(({ id: adId }, n) =>
        n < 10
          ? { adId, state: 'in_review', reason: null }
          : { adId, state: 'rejected', reason: 'No such claims.' },
      ),
    }),
    onSearch(),
  ]);
  expect(text()).toContain('In review: 10');
  expect(text()).toContain('Refused: 2');
  expect(lines()).toBe(2);
});

test('money of a channel without ads is explained, and moved in one press', async () => {
  const idle = aCampaign({
    ...ready,
    customTotalGrossBudget: 1_200_00,
    customChannelBudget: { ...ready.customChannelBudget, googleDisplay: 300_00 },
  });
  deploy = () => json({ ...draft, customTotalGrossBudget: 1_200_00, version: 2 });
  await open(idle);
  expect(screen.getByText('€900 of €1.200')).toBeDefined();
  expect(
    screen.getByText(
      'Google Display has a budget but no ads that can be shown: that budget will not be used',
    ),
  ).toBeDefined();
  const move = screen.getByRole('button', {
    name: 'Move €300 to Facebook and Instagram, and Google Search',
  });
  await act(async () => fireEvent.click(move));
  expect(asked.filter(({ method }) => method === 'PUT')).toMatchObject([
    {
      url: '/api/campaigns/c1/custom-budget',
      body: {
        total_gross_budget_in_cents: 1_200_00,
        facebook_amount: 667_00,
        google_display_amount: 0,
        google_search_amount: 533_00,
        linkedin_amount: 0,
      },
    },
  ]);
});

test('a channel with ads and no budget is named', async () => {
  await open(
    aCampaign({
      ...ready,
      customTotalGrossBudget: 500_00,
      customChannelBudget: { ...ready.customChannelBudget, googleSearch: 0 },
    }),
  );
  expect(
    screen.getByText('Google Search has ads but no budget, so its ads will not be shown.'),
  ).toBeDefined();
});

test('a launch beyond the money of the account waits for a second look', async () => {
  shortfall = 44_00;
  await open();
  await act(async () => vi.advanceTimersByTimeAsync(0));
  const launch = screen.getByRole('button', { name: 'Launch campaign' });
  expect(
    screen.getByText('This launch takes €44,00 more than your account has free to use.'),
  ).toBeDefined();
  await act(async () => fireEvent.click(launch));
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Launch it all the same' }));
  await act(async () => fireEvent.click(launch));
  expect(asked.filter(({ method }) => method === 'PUT')).toMatchObject([
    { url: '/api/campaigns/c1/deploy' },
  ]);
});
