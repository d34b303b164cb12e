import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPlace } from '../../../testing/a-campaign.ts';
import { aTemplate } from '../../../testing/a-template.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { aSearchAd } from '../../../testing/google-ads.ts';
import { ShowRoutes } from '../../../testing/show-routes.tsx';
import { toast } from '../../../ui/index.ts';
import { toastQueue } from '../../../ui/overlays/toast-queue.ts';
import { AccountProvider } from '../../accounts/index.ts';
import type { Ad } from '../../ads/index.ts';
import { anAd } from '../testing/an-ad.ts';
import { aBanner } from '../testing/google-ads.ts';
import { TemplateAdEditorPage } from './template-ad-editor-page.tsx';

window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

const template = aTemplate({ kind: 'default', functionGroup: 'healthcare' });

const folder = '/presets/templates/default-templates/t1';

async function open(path: string, ads: Ad[], saved: Ad, at = folder) {
  const asked = fakeServer(({ method, url }) => {
    if (method !== 'GET') return json(saved);
    if (url.endsWith('/me')) return json({ id: 'p1', email: 'p@x.test', name: 'P' });
    if (url.endsWith('/accounts/a1')) return json({ ...anAccount, city: aPlace('Groningen') });
    if (url.endsWith('/workspaces')) return json([{ id: 'w1', slug: 'north', name: 'Martini' }]);
    if (url.endsWith('/accounts/a1/templates/t1')) return json(template);
    if (url.endsWith('/keywords')) return json({ chosen: null, suggested: [] });
    if (url.includes('t9')) return json({ code: 'not_found', message: 'Gone' }, 404);
    return json(url.endsWith('/ads') ? ads : []);
  });
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
      component: TemplateAdEditorPage,
    });
  const history = createMemoryHistory({ initialEntries: [at + path] });
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
  expect(editor.reads()).toContain('/api/templates/t1/ads');
  expect(editor.saves()[0]).toMatchObject({
    method: 'PUT',
    url: '/api/facebook-post-templates/ad1',
    version: '"3"',
    body: { headline: 'Better' },
  });
  await waitFor(() => expect(editor.here()).toBe(`${folder}/template-details/ads#facebook`));
});

test('a template that is not of this account is left with a word, and nothing is saved', async () => {
  const folderOfOther = '/presets/templates/custom-templates/t9';
  const editor = await open('/ads/google-search-template/create', [], aSearchAd(), folderOfOther);
  await waitFor(() => expect(editor.here()).toBe('/presets/templates/custom-templates'));
  expect(toastQueue.visibleToasts.map(({ content }) => content.message)).toEqual([
    'This template is not part of this account',
  ]);
  expect(editor.reads().filter((url) => url.endsWith('/customTemplates/t9'))).toHaveLength(1);
  expect(editor.saves()).toEqual([]);
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

test('tags stay tags in the text, and the preview shows them or an example', async () => {
  const ad = anAd({ headline: 'Work at %%company%% in' });
  await open('/ads/facebook-post-template/ad1', [ad], ad);
  const headline = (await screen.findByRole('textbox', { name: 'Headline' })) as HTMLInputElement;
  headline.focus();
  headline.setSelectionRange(headline.value.length, headline.value.length);
  const tools = within(screen.getByRole('group', { name: /Headline/ }));
  fireEvent.click(tools.getByRole('button', { name: 'City' }));
  await waitFor(() => expect(headline.value).toContain('%%city%%'));
  const preview = () => screen.getByRole('figure').textContent;
  expect(preview()).toContain('Work at Company in');
  fireEvent.click(screen.getByRole('radio', { name: 'Example' }));
  await waitFor(() => expect(preview()).toContain('Work at Noorderzorg in Groningen'));
  expect(headline.value).toContain('%%company%%');
});
