import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { layerRewrite } from '../../../lib/routes/page-layer.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { ShowRoutes } from '../../../testing/show-routes.tsx';
import { ToastRegion } from '../../../ui/overlays/toast-region.tsx';
import { type Account, AccountProvider } from '../../accounts/index.ts';
import type { Ad } from '../../ads/index.ts';
import type { Campaign } from '../../campaigns/index.ts';
import { MediaLibraryLayer } from '../../media-library/index.ts';
import { AdEditorPage } from '../pages/ad-editor-page.tsx';

const account: Account = { id: 'a1', name: 'Noorderzorg', role: 'admin' };

const keywords = { chosen: null, suggested: [] };

// jsdom can not scroll.
Element.prototype.scrollIntoView = () => {};

interface Scene {
  path: string;
  campaign?: Partial<Campaign>;
  ads?: Ad[];
  /** What a save is answered with; it may take its time. */
  save?: (body: unknown) => Response | Promise<Response>;
  /** What the library answers about a video. */
  video?: () => object;
}

/** Opens an editor in a little application with one campaign, and writes down what is asked. */
export async function openEditor({ path, campaign = {}, ads = [], save, video }: Scene) {
  const served = { campaign: aCampaign({ title: 'ICU nurse', ...campaign }), ads };
  const asked = fakeServer(({ method, url, body }) => {
    if (method !== 'GET') return save?.(body) ?? json({}, 500);
    if (url.endsWith('/me')) return json({ id: 'p1', email: 'p@x.test', name: 'P' });
    if (url.endsWith('/social-pages')) return json([]);
    if (url.endsWith('/keywords')) return json(keywords);
    if (video && url.includes('/videos/')) return json(video());
    if (url.endsWith('/campaigns/c1')) return json(served.campaign);
    return json(served.ads);
  });

  const root = createRootRoute({
    component: () => (
      <AccountProvider value={account}>
        <Outlet />
        <MediaLibraryLayer />
      </AccountProvider>
    ),
    notFoundComponent: () => <p>Somewhere else</p>,
  });
  const editorAt = (route: string) =>
    createRoute({
      getParentRoute: () => root,
      path: route,
      staticData: { picksMedia: true },
      component: AdEditorPage,
    });
  const history = createMemoryHistory({ initialEntries: ['/', path], initialIndex: 1 });
  const router = createRouter({
    history,
    rewrite: layerRewrite,
    routeTree: root.addChildren([
      editorAt('/campaigns-overview/$campaignId/ads/$segment/create'),
      editorAt('/campaigns-overview/$campaignId/ads/$segment/$adId'),
    ]),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    await router.load();
    render(
      <QueryClientProvider client={queryClient}>
        <ShowRoutes router={router} />
        <ToastRegion />
      </QueryClientProvider>,
    );
  });
  return {
    asked,
    served,
    queryClient,
    here: () => history.location.href,
    saves: () => asked.filter(({ method }) => method !== 'GET'),
  };
}
