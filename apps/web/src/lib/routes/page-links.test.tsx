import '../../ui/testing/fill-jsdom.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShowRoutes } from '../../testing/show-routes.tsx';
import { Link } from '../../ui/actions/link.tsx';
import type { PageAddress } from './page-address.ts';
import { layerRewrite } from './page-layer.ts';

const log: PageAddress = {
  to: '/campaigns-overview/activity/$campaignId',
  params: { campaignId: 'a/b' },
  hash: 'last',
};

async function open() {
  const root = createRootRoute();
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <>
        <Link href={log}>Log</Link>
        <Link href={{ to: '/ui', search: { layer: 'media-library', only: 'tabs' } }}>Layer</Link>
        <Link href="/ui/media-library?only=tabs">Text</Link>
        <Link href="#media">Place</Link>
      </>
    ),
  });
  const pages = ['/ui', '/campaigns-overview/activity/$campaignId'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  );
  const history = createMemoryHistory();
  const routeTree = root.addChildren([start, ...pages]);
  const router = createRouter({ routeTree, history, rewrite: layerRewrite });
  await act(async () => {
    await router.load();
    render(<ShowRoutes router={router} />);
  });
  return {
    here: () => history.location.href,
    go: (href: string) => act(() => router.navigate({ href })),
  };
}

test.each([
  ['Log', '/campaigns-overview/activity/a%2Fb#last'],
  ['Layer', '/ui/media-library?only=tabs'],
  ['Text', '/ui/media-library?only=tabs'],
])('the link %s shows where it leads, and leads there', async (name, address) => {
  const { here } = await open();
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(address);
  fireEvent.click(link);
  await waitFor(() => expect(here()).toBe(address));
});

test('a link to a place on the page keeps its query, and leaves the scrolling to the page', async () => {
  const { here, go } = await open();
  await go('/?only=tabs');
  const link = screen.getByRole('link', { name: 'Place' });
  expect(link.getAttribute('href')).toBe('#media');
  const isLeftToBrowser = fireEvent.click(link);
  expect(isLeftToBrowser).toBe(false);
  await waitFor(() => expect(here()).toBe('/?only=tabs#media'));
});

/** Not run but compiled: each line fails the check of types as soon as it is accepted. */
void ([
  // @ts-expect-error there is no such page
  { to: '/campaigns-overvew' },
  // @ts-expect-error which campaign?
  { to: '/campaigns-overview/activity/$campaignId' },
  // @ts-expect-error the parameter has another name
  { to: '/campaigns-overview/activity/$campaignId', params: { id: 'c1' } },
  // @ts-expect-error the page knows no such query
  { to: '/outbox', search: { goal: 'awareness' } },
] satisfies PageAddress[]);
