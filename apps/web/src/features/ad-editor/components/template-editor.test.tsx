import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { aSearchAd } from '../../../testing/google-ads.ts';
import { ShowRoutes } from '../../../testing/show-routes.tsx';
import { toast } from '../../../ui/index.ts';
import { AccountProvider } from '../../accounts/index.ts';
import { type Ad, type AdOwner, adsQuery } from '../../ads/index.ts';
import type { EditorScene } from '../model/editor-scene.ts';
import { anAd } from '../testing/an-ad.ts';
import { aBanner } from '../testing/google-ads.ts';
import { Editing, type EditingProps } from './editing.tsx';
import { EditorLayer } from './editor-layer.tsx';

window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

const owner: AdOwner = { kind: 'template', id: 't1', accountId: 'a1', templateKind: 'default' };
const scene: EditorScene = {
  owner,
  personId: 'p1',
  title: 'Nurses',
  campaignTitle: '',
  status: null,
  campaignType: undefined,
  isSentWhenSaved: () => false,
  surroundings: null,
  tags: [],
  page: null,
  shownUrl: '',
  targetUrl: '',
  job: { title: '', profiles: [], locations: [] },
};

function TemplateEditing(props: EditingProps) {
  const { data: ads, ...query } = useQuery(adsQuery(owner));
  const found = {
    scene: ads && scene,
    ads,
    isElsewhere: false,
    error: query.error,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    isLeftOut: () => false,
    missingChannel: () => null,
    pageChoice: () => null,
  };
  return <Editing {...props} found={found} />;
}

const folder = '/presets/templates/default-templates/t1';

async function open(path: string, ads: Ad[], saved: Ad) {
  const asked = fakeServer(({ method }) => json(method === 'GET' ? ads : saved));
  const root = createRootRoute({
    component: () => (
      <AccountProvider value={{ id: 'a1', name: 'Noorderzorg', role: 'admin' }}>
        <Outlet />
      </AccountProvider>
    ),
    notFoundComponent: () => <p>Somewhere else</p>,
  });
  const editorAt = (route: string) =>
    createRoute({
      getParentRoute: () => root,
      path: route,
      component: () => (
        <EditorLayer owner={owner} editing={(props) => <TemplateEditing {...props} />} />
      ),
    });
  const history = createMemoryHistory({ initialEntries: [folder + path] });
  const router = createRouter({
    history,
    routeTree: root.addChildren([
      editorAt('/presets/templates/$templates/$templateId/ads/$segment/create'),
      editorAt('/presets/templates/$templates/$templateId/ads/$segment/$adId'),
    ]),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    await router.load();
    render(
      <QueryClientProvider client={client}>
        <ShowRoutes router={router} />
      </QueryClientProvider>,
    );
  });
  return {
    here: () => history.location.href,
    saves: () => asked.filter(({ method }) => method !== 'GET'),
    reads: () => asked.filter(({ method }) => method === 'GET').map(({ url }) => url),
  };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  // An editor that is closed says so a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  toast.clear();
  vi.unstubAllGlobals();
});

test('an ad of a template is changed at its own address, and leads back to its channel', async () => {
  const saved = anAd({ headline: 'Better', version: 4 });
  const editor = await open('/ads/facebook-post-template/ad1', [anAd({ version: 3 })], saved);
  const headline = await screen.findByRole('textbox', { name: 'Headline' });
  fireEvent.change(headline, { target: { value: 'Better' } });
  press('Confirm');
  await waitFor(() => expect(editor.saves()).toHaveLength(1));
  expect(editor.reads()[0]).toBe('/api/templates/t1/ads');
  expect(editor.saves()[0]).toMatchObject({
    method: 'PUT',
    url: '/api/facebook-post-templates/ad1',
    version: '"3"',
    body: { headline: 'Better' },
  });
  await waitFor(() => expect(editor.here()).toBe(`${folder}/template-details/ads#facebook`));
});

test('a new search ad is made in the template', async () => {
  const path = '/ads/google-search-template/create?copy=1&from=GoogleSearchAd:search1';
  const editor = await open(path, [aSearchAd()], aSearchAd({ id: 'search2' }));
  await screen.findByRole('button', { name: 'Confirm' });
  press('Confirm');
  await waitFor(() => expect(editor.saves()).toHaveLength(1));
  expect(editor.saves()[0]).toMatchObject({
    method: 'POST',
    url: '/api/templates/t1/google-search-templates',
    body: { headlines: aSearchAd().headlines },
  });
});

test('banners of a template need neither a button nor a logo', async () => {
  const bare = aBanner({ callToAction: '', logo: null, logoUrl: null });
  const path = `/ads/google-display-generated-template/${bare.id}`;
  const editor = await open(path, [bare], { ...bare, title: 'Bakers', version: 2 });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  fireEvent.change(title, { target: { value: 'Bakers' } });
  press('Update ad');
  await waitFor(() => expect(editor.saves()).toHaveLength(1));
  expect(editor.saves()[0]).toMatchObject({
    method: 'PUT',
    url: `/api/google-banner-templates/${bare.id}`,
    body: { title: 'Bakers', logo_url: null },
  });
});

test('what was typed and not saved is kept for the template', async () => {
  await open('/ads/facebook-post-template/ad1', [anAd()], anAd());
  const message = await screen.findByRole('textbox', { name: 'Message' });
  fireEvent.change(message, { target: { value: 'Half a sentence' } });
  fireEvent(window, new Event('pagehide'));
  expect(Object.keys(localStorage)).toContainEqual(
    expect.stringMatching(/^posthorn\.unsaved\.p1\.a1\.t1\.ad\.ad1@/),
  );
});
