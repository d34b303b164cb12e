import '../../../ui/testing/fill-jsdom.ts';
import type { Role } from '@posthorn/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { AccountProvider } from '../../accounts/index.ts';
import type { ApplicationEvents } from '../../application-events/index.ts';
import { LaunchApplicationEvents } from './launch-application-events.tsx';

const meta: ApplicationEvents = {
  network: 'meta',
  isConnected: true,
  isAnswered: true,
  chosen: [],
  events: [
    { id: '7/LEAD', label: 'Lead (pixel Careers site)' },
    { id: '8', label: 'Application sent' },
  ],
};
const google: ApplicationEvents = {
  ...meta,
  network: 'google',
  chosen: ['1'],
  events: [
    { id: '1', label: 'Applications' },
    { id: '2', label: 'Calls' },
  ],
};

let offers: ApplicationEvents[];
let asked: ReturnType<typeof fakeServer>;
beforeEach(() => {
  offers = [meta, { ...meta, network: 'linkedin' }, google];
  asked = fakeServer(({ method, url, body }) => {
    if (method !== 'PUT') return json(offers);
    const offer = offers.find(({ network }) => url.endsWith(network));
    return json({ ...offer, chosen: (body as { events: string[] }).events });
  });
});

function open(role: Role = 'admin') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <AccountProvider value={{ id: 'a1', name: 'Noorderzorg', role }}>
        <dl>
          <LaunchApplicationEvents accountId="a1" networks={['meta', 'google']} canChange />
        </dl>
      </AccountProvider>
    </QueryClientProvider>,
  );
}

const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const puts = () =>
  asked.filter(({ method }) => method === 'PUT').map(({ url, body }) => [url, body]);

test('says what each network that is launched on counts, and saves what is changed', async () => {
  open();
  await screen.findByText('Counts as an application');
  expect(lines()).toEqual([
    'Meta: Application submitted, and forms filled in at Meta',
    'Google Ads: Applications',
  ]);
  fireEvent.click(screen.getByLabelText('Change what counts as an application'));
  fireEvent.click(screen.getByLabelText('Application sent'));
  fireEvent.click(screen.getByLabelText('Calls'));
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() =>
    expect(lines()).toEqual(['Meta: Application sent', 'Google Ads: Applications, Calls']),
  );
  expect(puts()).toEqual([
    ['/api/accounts/a1/application-events/meta', { events: ['8'] }],
    ['/api/accounts/a1/application-events/google', { events: ['1', '2'] }],
  ]);
});

test('a network that could not be asked is said so; others only read it', async () => {
  offers = [{ ...meta, isAnswered: false, events: [] }];
  open();
  fireEvent.click(await screen.findByLabelText('Change what counts as an application'));
  expect(screen.getByText(/could not be asked what it counts/)).toBeTruthy();
});

test('who may not change the account reads what counts', async () => {
  open('editor');
  await screen.findByText('Counts as an application');
  expect(screen.queryByLabelText('Change what counts as an application')).toBeNull();
});

test('where nothing is known, nothing is said', async () => {
  offers = [];
  open();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText('Counts as an application')).toBeNull();
});
