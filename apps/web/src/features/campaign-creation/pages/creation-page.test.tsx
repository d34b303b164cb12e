import '../../../ui/testing/fill-jsdom.ts';
import { say } from '@posthorn/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setCsrfToken } from '../../../testing/csrf-token.ts';
import { ShowRoutes } from '../../../testing/show-routes.tsx';
import { AccountProvider } from '../../accounts/index.ts';
import { rememberedWorkspace, rememberWorkspace } from '../../workspaces/index.ts';
import { CreationPage } from './creation-page.tsx';

const workspaces = ['north', 'south'].map((slug) => ({
  id: slug,
  slug,
  name: slug === 'north' ? 'North' : 'South',
  campaignIds: [],
  campaignCount: 0,
  version: 1,
}));
const aPackage = (id: string, status: string) => ({
  id,
  status,
  name: `Package ${id}`,
  runtime: 30,
  customTotalGrossBudget: 2000_00,
  // Everything of Meta hangs on the first switch.
  channelsActivation: { facebook: id === 'one', facebookFeed: true, linkedIn: true },
});
const answers: Record<string, unknown> = {
  '/me': { id: 'p1' },
  '/accounts/a1/workspaces': workspaces,
  '/accounts/a1/packages': [
    aPackage('one', 'active'),
    aPackage('two', 'archived'),
    aPackage('three', 'active'),
  ],
  '/accounts/a1': { currency: 'EUR', hasConversionId: true },
  '/campaigns': { id: 'c1' },
};
const posted: unknown[] = [];
const keys: (string | null)[] = [];
let held: Promise<void> | undefined;
let failing: string | undefined;

beforeEach(() => {
  posted.length = 0;
  keys.length = 0;
  rememberWorkspace('south');
  setCsrfToken();
  held = undefined;
  failing = undefined;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/workspaces')) await held;
    if (init?.method === 'POST') keys.push(new Headers(init.headers).get('Idempotency-Key'));
    if (failing && url.endsWith(failing)) return new Response('{}', { status: 503 });
    if (init?.method === 'POST') posted.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify(answers[url.replace('/api', '')] ?? []));
  });
});

async function open(path: string) {
  const root = createRootRoute();
  const creation = createRoute({
    getParentRoute: () => root,
    path: '/campaigns-overview/set-campaign',
    component: CreationPage,
  });
  const children = ['manual-settings', 'template-settings'].map((name) =>
    createRoute({ getParentRoute: () => creation, path: name }),
  );
  const details = createRoute({
    getParentRoute: () => root,
    path: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
    component: () => <h1>Details</h1>,
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({
    routeTree: root.addChildren([creation.addChildren(children), details]),
    history,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <AccountProvider value={{ id: 'a1', name: 'Noorderzorg', role: 'admin' }}>
        <ShowRoutes router={router} />
      </AccountProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('tab', { name: 'Manual settings' });
  return { address: () => history.location.href };
}

const manual = '/campaigns-overview/set-campaign/manual-settings';
const next = () => screen.getByRole('button', { name: 'Next' });
const isBlocked = () => next().getAttribute('aria-disabled') === 'true';

test('four goals and a way to a custom campaign; nothing goes on before one is chosen', async () => {
  await open(manual);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(isBlocked()).toBe(true);
  fireEvent.click(next());
  expect(await screen.findByText(say('campaign.chooseType'))).toBeTruthy();
});

test.each([
  ['Vacancy visits', 'highlight'],
  ['Employer brand awareness', 'awareness'],
  ['Job applications', 'conversions'],
  ['Fast apply form', 'leadform'],
])('%s stands in the address as %s', async (name, key) => {
  const { address } = await open(manual);
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));
  await waitFor(() => expect(address()).toBe(`${manual}?goal=${key}`));
  await waitFor(() => expect(isBlocked()).toBe(false));
});

test('a goal says where its ads stand and what it needs; one that can not be counted is not offered', async () => {
  const before = answers['/accounts/a1'];
  onTestFinished(() => {
    answers['/accounts/a1'] = before;
  });
  answers['/accounts/a1'] = { currency: 'EUR', hasConversionId: false };
  await open(`${manual}?goal=conversions`);
  const card = (name: RegExp) => screen.getByRole('radio', { name });
  await waitFor(() => expect(card(/Job applications/)).toHaveProperty('disabled', true));
  expect(card(/Vacancy visits/)).toHaveProperty('disabled', false);
  expect(card(/Fast apply form.*Ads on Facebook and Instagram.*Needs a short form/)).toHaveProperty(
    'disabled',
    false,
  );
  expect(isBlocked()).toBe(true);
});

test('the link chooses a custom campaign', async () => {
  const { address } = await open(manual);
  const link = screen.getByRole('link', { name: 'custom campaign' });
  const sentence = link.closest('[role="status"]');
  expect(sentence?.textContent).toBe(
    'None of these? Set up a custom campaign: choose its goal and audience yourself.',
  );
  act(() => link.focus());
  fireEvent.click(link);
  await waitFor(() => expect(address()).toBe(`${manual}?goal=custom`));
  await waitFor(() => expect(isBlocked()).toBe(false));
  expect(document.activeElement).toBe(link);
  expect(link.getAttribute('aria-current')).toBe('true');
  expect(sentence?.textContent).toBe(
    'This will be a custom campaign: choose its goal and audience yourself.',
  );
});

test('an unknown goal in the address chooses nothing', async () => {
  await open(`${manual}?goal=nonsense`);
  expect(isBlocked()).toBe(true);
});

test('two presses make one campaign, in the selected workspace, and open it', async () => {
  const { address } = await open(`${manual}?goal=leadform`);
  await screen.findByText('Fast apply form in South');
  await act(async () => {
    fireEvent.click(next());
    fireEvent.click(next());
  });
  await screen.findByRole('heading', { name: 'Details' });
  expect(posted).toEqual([{ type: 'leadform', slug: 'south', accountId: 'a1' }]);
  expect(address()).toBe('/campaigns-overview/set-campaign/c1/campaign-details');
});

test('a press after a lost answer asks for the same campaign, not for a second one', async () => {
  failing = '/campaigns';
  await open(`${manual}?goal=leadform`);
  await screen.findByText('Fast apply form in South');
  await act(async () => void fireEvent.click(next()));
  await waitFor(() => expect(isBlocked()).toBe(false));
  failing = undefined;
  await act(async () => void fireEvent.click(next()));
  await screen.findByRole('heading', { name: 'Details' });
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('a press before the workspaces are known waits, instead of being lost', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  held = gate;
  await open(`${manual}?goal=highlight`);
  const busy = () => screen.queryByText('Busy');
  expect(busy()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Next/ }));
  expect(posted).toEqual([]);
  await act(async () => release());
  await screen.findByText('Vacancy visits in South');
  expect(busy()).toBeNull();
  await act(async () => void fireEvent.click(next()));
  await screen.findByRole('heading', { name: 'Details' });
});

test('without the workspaces it says why it can not go on', async () => {
  failing = '/workspaces';
  await open(`${manual}?goal=highlight`);
  await waitFor(() => expect(screen.queryByText('Busy')).toBeNull());
  expect(isBlocked()).toBe(true);
});

test('under all workspaces one is asked for, beginning with the first', async () => {
  rememberWorkspace('All');
  await open(`${manual}?goal=custom`);
  expect(await screen.findByRole('button', { name: /Workspace/ })).toBeTruthy();
  await act(async () => void fireEvent.click(next()));
  await waitFor(() => expect(posted).toEqual([{ type: 'custom', slug: 'north', accountId: 'a1' }]));
  expect(rememberedWorkspace()).toBe('All');
});

test('a package must be chosen when there should be one; only active ones are offered', async () => {
  await open(`${manual}?goal=awareness`);
  await screen.findByText('Employer brand awareness in South');
  expect(screen.queryByRole('button', { name: /Package/ })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /Package set up/ }));
  expect(isBlocked()).toBe(true);
  fireEvent.click(next());
  expect(await screen.findByText(say('campaign.choosePackage'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Package/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Package one€2.000 · 30 days · Facebook, LinkedIn',
    'Package three€2.000 · 30 days · LinkedIn',
  ]);
  fireEvent.click(options[0] as HTMLElement);
  await act(async () => void fireEvent.click(next()));
  await waitFor(() => expect(posted[0]).toMatchObject({ type: 'awareness', packageId: 'one' }));
});

test('a package that does not go with the goal says so, and what it holds', async () => {
  const search = {
    ...aPackage('search', 'active'),
    name: 'Search only',
    customTotalGrossBudget: 500_00,
    channelsActivation: { googleSearch: true },
    channelsBudget: { facebook: 0, googleDisplay: 0, googleSearch: 500_00, linkedIn: 0 },
  };
  const before = answers['/accounts/a1/packages'];
  answers['/accounts/a1/packages'] = [search];
  onTestFinished(() => {
    answers['/accounts/a1/packages'] = before;
  });
  await open(`${manual}?goal=leadform`);
  await screen.findByText('Fast apply form in South');
  fireEvent.click(screen.getByRole('checkbox', { name: /Package set up/ }));
  fireEvent.click(screen.getByRole('button', { name: /Package/ }));
  const option = await screen.findByRole('option');
  expect(option.getAttribute('aria-disabled')).toBe('true');
  expect(option.textContent).toBe(
    `Search only€500 · 30 days · Google Search. ${say('campaign.packageOtherChannels')}`,
  );
});
