import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign, aPlace, aProfile, aRefusal } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { InRouter } from '../../../testing/in-router.tsx';
import { AccountProvider } from '../../accounts/index.ts';
import type { Campaign } from '../model/values.ts';
import { Configuration } from './configuration.tsx';

const complete = {
  title: 'Nurses',
  profiles: [aProfile('icu')],
  locations: [aPlace('assen')],
  startDate: '2026-11-20',
  endDate: '2026-12-10',
  targetUrl: 'https://noorderzorg.example',
};

function show(campaign: Campaign) {
  fakeServer(() => json([]));
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <AccountProvider value={{ id: 'a1', name: 'Noorderzorg', role: 'admin' }}>
        <InRouter>
          <Configuration campaign={campaign} account={anAccount} personId="p1" />
        </InRouter>
      </AccountProvider>
    </QueryClientProvider>,
  );
}

test('a draft in which everything is filled in is ready for its ads', async () => {
  show(aCampaign(complete));
  expect(await screen.findByText('Everything is filled in')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start creating ads' })).toBeTruthy();
});

test('the page of a campaign that a network refused says so, and not that all is well', async () => {
  const refusal = aRefusal({ channel: 'linkedIn', userMessage: 'The connection is not valid.' });
  show(aCampaign({ ...complete, status: 'active', errors: [refusal] }));
  expect(await screen.findByText('LinkedIn: The connection is not valid.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Redeploy' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the ads' })).toBeTruthy();
  for (const praise of ['Everything is filled in', 'Ready', 'Start creating ads']) {
    expect(screen.queryByText(praise)).toBeNull();
  }
});
