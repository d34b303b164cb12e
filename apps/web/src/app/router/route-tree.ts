import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { appConfigQuery } from '../../features/session/index.ts';
import { rememberWorkspace } from '../../features/workspaces/index.ts';
import { whenIdle } from '../../lib/on-demand/when-idle.ts';
import { hasLayer, publicHref, withLayer } from '../../lib/routes/page-layer.ts';
import { pathTo, routePaths } from '../../lib/routes/route-paths.ts';
import { type GuardContext, passSignedIn, requireSession } from './guard.ts';
import { RootLayout } from './root-layout.tsx';

/** A layer that was asked for comes along, wherever its page turns out to be. */
const instead = (path: string, wanted: string) =>
  redirect({ href: hasLayer(wanted) ? withLayer(path) : path, replace: true });
const toOverview = (wanted: string) => instead(pathTo('campaigns-overview'), wanted);

interface Arrival {
  params: { segment: string };
  location: { href: string };
}

const root = createRootRouteWithContext<GuardContext>()({ component: RootLayout });

const signIn = createRoute({
  getParentRoute: () => root,
  path: routePaths['sign-in'],
  validateSearch: ({ return_to }): { return_to?: string } =>
    typeof return_to === 'string' ? { return_to } : {},
  beforeLoad: ({ context, search }) => passSignedIn(context, search.return_to),
  component: lazyRouteComponent(
    () => import('../../features/session/pages/sign-in-page.tsx'),
    'SignInPage',
  ),
});

/** Everything below is for signed-in people and stands in the shell. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ context, location }) => requireSession(context, publicHref(location.href)),
  component: lazyRouteComponent(() => import('../shell/shell.tsx'), 'Shell'),
});

const start = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: ({ location }) => {
    throw toOverview(location.href);
  },
});

const overview = createRoute({
  getParentRoute: () => signedIn,
  path: routePaths['campaigns-overview'],
  component: lazyRouteComponent(
    () => import('../../features/campaigns/pages/overview-page.tsx'),
    'OverviewPage',
  ),
});

const configurePage = lazyRouteComponent(
  () => import('../../features/campaign-configuration/pages/configure-page.tsx'),
  'ConfigurePage',
);
const creationPage = lazyRouteComponent(
  () => import('../../features/campaign-creation/pages/creation-page.tsx'),
  'CreationPage',
);
/** Where people go from the overview: there before they press. */
for (const page of [configurePage, creationPage]) {
  whenIdle(() => void page.preload?.()?.catch(() => {}));
}

/** The tabs are pages of their own inside one screen, which stays while they change. */
const createCampaign = createRoute({
  getParentRoute: () => signedIn,
  path: routePaths['create-campaign'],
  component: creationPage,
});

const createIndex = createRoute({
  getParentRoute: () => createCampaign,
  path: '/',
  beforeLoad: ({ location }) => {
    throw redirect({ href: pathTo('create-manually') + location.searchStr, replace: true });
  },
});
const createManually = createRoute({
  getParentRoute: () => createCampaign,
  path: 'manual-settings',
});
const createFromTemplate = createRoute({
  getParentRoute: () => createCampaign,
  path: 'template-settings',
});

const changeCampaign = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/edit',
  component: lazyRouteComponent(
    () => import('../../features/campaign-creation/pages/change-page.tsx'),
    'ChangePage',
  ),
});
const changeIndex = createRoute({
  getParentRoute: () => changeCampaign,
  path: '/',
  beforeLoad: ({ location }) => {
    throw toOverview(location.href);
  },
});
const changeType = createRoute({
  getParentRoute: () => changeCampaign,
  path: 'manual-settings/$campaignId',
});
const changeTemplate = createRoute({
  getParentRoute: () => changeCampaign,
  path: 'template-settings/$campaignId',
});

const editCampaign = createRoute({
  getParentRoute: () => signedIn,
  path: routePaths['edit-campaign'],
  component: configurePage,
});

const campaignAds = createRoute({
  getParentRoute: () => signedIn,
  path: routePaths['campaign-ads'],
  component: lazyRouteComponent(() => import('../../features/ads/pages/ads-page.tsx'), 'AdsPage'),
});

const adEditorPage = lazyRouteComponent(
  () => import('../../features/ad-editor/pages/ad-editor-page.tsx'),
  'AdEditorPage',
);
whenIdle(() => void adEditorPage.preload?.()?.catch(() => {}));

/** Only of kinds that there are. The table of kinds is not for the first screen. */
const requireEditor = async ({ params, location }: Arrival) => {
  const { isAdSegment } = await import('./ad-segment.ts');
  if (!isAdSegment(params.segment)) throw toOverview(location.href);
};
const createAd = createRoute({
  getParentRoute: () => signedIn,
  path: routePaths['create-ad'],
  beforeLoad: requireEditor,
  component: adEditorPage,
});
const editAd = createRoute({
  getParentRoute: () => signedIn,
  path: routePaths['edit-ad'],
  beforeLoad: requireEditor,
  component: adEditorPage,
});

const activity = createRoute({
  getParentRoute: () => signedIn,
  path: routePaths['campaign-activity'],
  component: lazyRouteComponent(
    () => import('../../features/campaign-activity/pages/activity-page.tsx'),
    'ActivityPage',
  ),
});

const campaignWithoutPage = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/set-campaign/$campaignId',
  beforeLoad: ({ params, location }) => {
    throw instead(pathTo('edit-campaign', params), location.href);
  },
});

const workspace = createRoute({
  getParentRoute: () => signedIn,
  path: routePaths.workspace,
  beforeLoad: ({ params, location }) => {
    rememberWorkspace(params.slug);
    throw toOverview(location.href);
  },
});

const ui = createRoute({
  getParentRoute: () => signedIn,
  path: routePaths.ui,
  beforeLoad: ({ location }) => {
    const address = new URL(location.href, window.location.origin).href;
    if (/launch/i.test(address)) throw redirect({ href: '/', replace: true });
  },
  component: lazyRouteComponent(() => import('./ui-page.tsx'), 'UiPage'),
});

const outbox = createRoute({
  getParentRoute: () => signedIn,
  path: routePaths.outbox,
  beforeLoad: async ({ context, location }) => {
    const config = await context.queryClient.ensureQueryData(appConfigQuery);
    if (!config.outbox) throw toOverview(location.href);
  },
  component: lazyRouteComponent(
    () => import('../../features/outbox/pages/outbox-page.tsx'),
    'OutboxPage',
  ),
});

const anythingElse = createRoute({
  getParentRoute: () => signedIn,
  path: '$',
  beforeLoad: ({ location }) => {
    throw toOverview(location.href);
  },
});

export const routeTree = root.addChildren([
  signIn,
  signedIn.addChildren([
    start,
    overview,
    createCampaign.addChildren([createIndex, createManually, createFromTemplate]),
    changeCampaign.addChildren([changeIndex, changeType, changeTemplate]),
    editCampaign,
    campaignAds,
    campaignWithoutPage,
    createAd,
    editAd,
    activity,
    workspace,
    ui,
    outbox,
    anythingElse,
  ]),
]);
