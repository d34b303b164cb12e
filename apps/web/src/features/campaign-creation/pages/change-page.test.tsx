import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { ShowRoutes } from '../../../testing/show-routes.tsx';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import { AccountProvider } from '../../accounts/index.ts';
import { ChangePage } from './change-page.tsx';

beforeEach(() => toast.clear());

test.each(['manual-settings', 'template-settings'])(
  'a launched campaign is left at %s with a word, and its own page opens',
  async (way) => {
    fakeServer(({ url }) =>
      json(url.endsWith('/campaigns/c1') ? aCampaign({ status: 'finished' }) : []),
    );
    const root = createRootRoute();
    const change = createRoute({
      getParentRoute: () => root,
      path: `/campaigns-overview/edit/${way}/$campaignId`,
      component: ChangePage,
    });
    const details = createRoute({
      getParentRoute: () => root,
      path: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
      component: () => <h1>Details</h1>,
    });
    const initialEntries = [`/campaigns-overview/edit/${way}/c1`];
    const router = createRouter({
      routeTree: root.addChildren([change, details]),
      history: createMemoryHistory({ initialEntries }),
    });
    await act(async () => {
      await router.load();
      render(
        <QueryClientProvider client={new QueryClient()}>
          <AccountProvider value={{ id: 'a1', name: 'Noorderzorg', role: 'admin' }}>
            <ShowRoutes router={router} />
          </AccountProvider>
        </QueryClientProvider>,
      );
    });
    expect(await screen.findByRole('heading', { name: 'Details' })).toBeTruthy();
    expect(toastQueue.visibleToasts.map(({ content }) => content.message)).toEqual([
      'A campaign that is finished does not allow this',
    ]);
  },
);
