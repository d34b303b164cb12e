import '../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Account, AccountProvider } from '../features/accounts/index.ts';
import { ShowRoutes } from './show-routes.tsx';

/** Shows a part of a page where it finds an account, a cache and a router. */
export async function renderInApp(
  content: ReactNode,
  path = '/campaigns-overview',
  role: Account['role'] = 'admin',
) {
  const account: Account = { id: 'a1', name: 'Noorderzorg', role };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const history = createMemoryHistory({ initialEntries: [path] });
  const routeTree = createRootRoute({
    component: () => <AccountProvider value={account}>{content}</AccountProvider>,
    notFoundComponent: () => <AccountProvider value={account}>{content}</AccountProvider>,
  });
  const router = createRouter({ routeTree, history });
  await act(async () => {
    await router.load();
    render(
      <QueryClientProvider client={queryClient}>
        <ShowRoutes router={router} />
      </QueryClientProvider>,
    );
  });
  return { queryClient, history, pathname: () => history.location.pathname };
}
