import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import {
  closeLayer,
  goTo,
  insideHref,
  layerRewrite,
  publicHref,
  withoutLayer,
} from './page-layer.ts';

const addresses = [
  ['/campaigns-overview/media-library', '/campaigns-overview?layer=media-library'],
  ['/ui/media-library?a=1&b=2#media', '/ui?a=1&b=2&layer=media-library#media'],
  ['/a/b/c/media-library', '/a/b/c?layer=media-library'],
] as const;

test.each(addresses)('%s is the page below with a layer', (address, inside) => {
  expect(insideHref(address)).toBe(inside);
  expect(publicHref(inside)).toBe(address);
});

test('the page below keeps its query and hash', () => {
  expect(withoutLayer('/ui?a=1&layer=media-library&b=2#media')).toBe('/ui?a=1&b=2#media');
  expect(withoutLayer('/ui?layer=media-library&b=2')).toBe('/ui?b=2');
  expect(withoutLayer('/ui?layer=media-library#x')).toBe('/ui#x');
});

test.each([
  '/ui',
  '/media-libraryx',
  '/media-library/more',
  '/ui?layer=media-libraries',
  '/ui#/media-library',
])('%s has no layer', (address) => {
  expect(insideHref(address)).toBe(address);
  expect(publicHref(address)).toBe(address);
});

async function start(address: string) {
  const root = createRootRoute();
  const history = createMemoryHistory({ initialEntries: [address] });
  const page = createRoute({ getParentRoute: () => root, path: '/ui' });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history,
    rewrite: layerRewrite,
  });
  await router.load();
  return { router, history };
}

test('the layer opens over the page and closing it goes back', async () => {
  const { router, history } = await start('/ui?a=1#part');
  await goTo(router, '/ui/media-library?a=1#part');
  await router.load();
  expect(history.location.href).toBe('/ui/media-library?a=1#part');
  expect(router.state.location.pathname).toBe('/ui');
  expect(history.length).toBe(2);
  closeLayer(router);
  await router.load();
  expect(history.location.href).toBe('/ui?a=1#part');
  expect(history.location.state.__TSR_index).toBe(0);
});

test('opened by its address, closing stays in the same entry', async () => {
  const { router, history } = await start('/ui/media-library?a=1#part');
  expect(router.state.location.pathname).toBe('/ui');
  closeLayer(router);
  await router.load();
  expect(history.location.href).toBe('/ui?a=1#part');
  expect(history.length).toBe(1);
});
