import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign, aRefusal } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { InRouter } from '../../../testing/in-router.tsx';
import { AccountProvider } from '../../accounts/index.ts';
import { CampaignAdsBoard } from './campaign-ads-board.tsx';

test('the page of a failed campaign names its trouble once', async () => {
  fakeServer(() => json([]));
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
