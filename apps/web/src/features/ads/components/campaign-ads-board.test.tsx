import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign, aRefusal } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { InRouter } from '../../../testing/in-router.tsx';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { AccountProvider } from '../../accounts/index.ts';
import { CampaignAdsBoard } from './campaign-ads-board.tsx';

const adsPath = '/campaigns-overview/set-campaign/c1/campaign-details/ads';

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

test('the budget of a failed campaign stands open where an error has led to it, and can be set', async () => {
  const noFigures = { channels: [], budgets: [], days: [], ads: [] };
  fakeServer(({ url }) => {
    if (url.includes('/figures')) return json(noFigures);
    return json(url.endsWith('/launch') ? { channels: [] } : []);
  });
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
