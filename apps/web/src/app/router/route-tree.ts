import { invitationPath } from '@posthorn/domain';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ViewSearch } from '../../features/campaigns/index.ts';
import { appConfigQuery } from '../../features/session/index.ts';
import { rememberWorkspace } from '../../features/workspaces/index.ts';
import { whenIdle } from '../../lib/on-demand/when-idle.ts';
import { copySearch, requireEditor } from './ad-editor-route.ts';
import { root, signedIn, toOverview, word } from './base-routes.ts';
import { detailsSearch, pageOfView, picksMedia } from './details-view.ts';
import { dynamicCampaignRoutes } from './dynamic-campaign-routes.ts';
import { passSignedIn } from './guard.ts';
import { jobLibraryRoutes } from './job-library-routes.ts';
import { masterAccountRoutes } from './master-account-routes.ts';
import { presetRoutes } from './preset-routes.ts';
import { settingsRoutes } from './settings-routes.ts';

const goalSearch = ({ goal }: { goal?: unknown }): { goal?: string | undefined } => ({
  goal: word(goal),
});

interface FiguresSearch {
  period?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  metric?: string | undefined;
}

/** Which days and which figure a page of figures shows. */
const figuresSearch = ({ period, from, to, metric }: Record<string, unknown>): FiguresSearch => ({
  ...{ period: word(period), from: word(from), to: word(to), metric: word(metric) },
});

interface SignInSearch {
  return_to?: string | undefined;
  error?: string | undefined;
}

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ return_to, error }): SignInSearch => ({
    return_to: word(return_to),
    error: word(error),
  }),
  beforeLoad: ({ context, search }) => passSignedIn(context, search.return_to),
  component: lazyRouteComponent(
    () => import('../../features/session/pages/sign-in-page.tsx'),
    'SignInPage',
  ),
});

/** Open to everyone: the server says whether the person has to sign in first. */
const acceptInvitation = createRoute({
  getParentRoute: () => root,
  path: invitationPath('$invitationId'),
  component: lazyRouteComponent(
    () => import('../../features/invitations/pages/accept-page.tsx'),
    'AcceptPage',
  ),
});

const start = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: ({ search }) => {
    throw toOverview(search);
  },
});

const overview = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview',
  // Read by the page itself, which knows what can be asked for.
  validateSearch: (search: ViewSearch): ViewSearch => search,
  component: lazyRouteComponent(
    () => import('../../features/campaigns/pages/overview-page.tsx'),
    'OverviewPage',
  ),
});

const errored = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/errored',
  component: lazyRouteComponent(
    () => import('../../features/errored-campaigns/pages/errored-page.tsx'),
    'ErroredPage',
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
  path: '/campaigns-overview/set-campaign',
  validateSearch: goalSearch,
  component: creationPage,
});

const createIndex = createRoute({
  getParentRoute: () => createCampaign,
  path: '/',
  beforeLoad: ({ search }) => {
    const to = '/campaigns-overview/set-campaign/manual-settings';
    throw redirect({ to, search, replace: true });
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

const createFromVacancy = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/set-campaign/vacancy',
  staticData: { picksMedia: true },
  component: lazyRouteComponent(
    () => import('../../features/vacancy-start/pages/vacancy-start-page.tsx'),
    'VacancyStartPage',
  ),
});

const changeCampaign = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/edit',
  validateSearch: goalSearch,
  component: lazyRouteComponent(
    () => import('../../features/campaign-creation/pages/change-page.tsx'),
    'ChangePage',
  ),
});
const changeIndex = createRoute({
  getParentRoute: () => changeCampaign,
  path: '/',
  beforeLoad: ({ search }) => {
    throw toOverview(search);
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

const leadFormPage = lazyRouteComponent(
  () => import('../../features/lead-form/pages/lead-form-page.tsx'),
  'LeadFormPage',
);

const editCampaign = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
  validateSearch: detailsSearch,
  staticData: { picksMedia },
  component: pageOfView(configurePage, leadFormPage),
});

const campaignAds = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/set-campaign/$campaignId/campaign-details/ads',
  component: lazyRouteComponent(() => import('../../features/ads/pages/ads-page.tsx'), 'AdsPage'),
});

const campaignFigures = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/set-campaign/$campaignId/campaign-details/figures',
  validateSearch: figuresSearch,
  component: lazyRouteComponent(
    () => import('../../features/figures/pages/figures-pages.ts'),
    'CampaignFiguresPage',
  ),
});

const workspaceFigures = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/figures/$slug',
  validateSearch: figuresSearch,
  component: lazyRouteComponent(
    () => import('../../features/figures/pages/figures-pages.ts'),
    'WorkspaceFiguresPage',
  ),
});

interface ReportSearch {
  month?: string | undefined;
  campaigns?: string | undefined;
  metric?: string | undefined;
  logo?: string | undefined;
}

const monthReport = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/report/$slug',
  validateSearch: ({ month, campaigns, metric, logo }: Record<string, unknown>): ReportSearch => ({
    ...{ month: word(month), campaigns: word(campaigns), metric: word(metric), logo: word(logo) },
  }),
  component: lazyRouteComponent(
    () => import('../../features/figures/pages/month-report-page.tsx'),
    'MonthReportPage',
  ),
});

const campaignApplications = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/set-campaign/$campaignId/campaign-details/applications',
  /** The one that is open. */
  validateSearch: ({ application }): { application?: string | undefined } => ({
    application: word(application),
  }),
  component: lazyRouteComponent(
    () => import('../../features/applications/pages/applications-page.tsx'),
    'ApplicationsPage',
  ),
});

const adEditorPage = lazyRouteComponent(
  () => import('../../features/ad-editor/pages/ad-editor-page.tsx'),
  'AdEditorPage',
);
whenIdle(() => void adEditorPage.preload?.()?.catch(() => {}));

const createAd = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/$campaignId/ads/$segment/create',
  validateSearch: copySearch,
  beforeLoad: ({ params, search }) => requireEditor('campaign', params.segment, search),
  staticData: { picksMedia: true },
  component: adEditorPage,
});
const editAd = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/$campaignId/ads/$segment/$adId',
  beforeLoad: ({ params, search }) => requireEditor('campaign', params.segment, search),
  staticData: { picksMedia: true },
  component: adEditorPage,
});

const activity = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/activity/$campaignId',
  component: lazyRouteComponent(
    () => import('../../features/campaign-activity/pages/activity-page.tsx'),
    'ActivityPage',
  ),
});

const campaignWithoutPage = createRoute({
  getParentRoute: () => signedIn,
  path: '/campaigns-overview/set-campaign/$campaignId',
  beforeLoad: ({ params, search }) => {
    const to = '/campaigns-overview/set-campaign/$campaignId/campaign-details';
    throw redirect({ to, params, search: { layer: search.layer }, replace: true });
  },
});

const workspace = createRoute({
  getParentRoute: () => signedIn,
  path: '/workspaces/$slug',
  beforeLoad: ({ params, search }) => {
    rememberWorkspace(params.slug);
    throw toOverview(search);
  },
});

const packages = createRoute({
  getParentRoute: () => signedIn,
  path: '/presets/packages',
  component: lazyRouteComponent(
    () => import('../../features/packages/pages/packages-page.tsx'),
    'PackagesPage',
  ),
});

const ui = createRoute({
  getParentRoute: () => signedIn,
  path: '/ui',
  validateSearch: ({ only }): { only?: string | undefined } => ({ only: word(only) }),
  beforeLoad: ({ location }) => {
    const address = new URL(location.href, window.location.origin).href;
    if (/launch/i.test(address)) throw redirect({ to: '/', replace: true });
  },
  component: lazyRouteComponent(() => import('./ui-page.tsx'), 'UiPage'),
});

const outbox = createRoute({
  getParentRoute: () => signedIn,
  path: '/outbox',
  beforeLoad: async ({ context, search }) => {
    const config = await context.queryClient.ensureQueryData(appConfigQuery);
    if (!config.outbox) throw toOverview(search);
  },
  component: lazyRouteComponent(
    () => import('../../features/outbox/pages/outbox-page.tsx'),
    'OutboxPage',
  ),
});

const anythingElse = createRoute({
  getParentRoute: () => signedIn,
  path: '$',
  beforeLoad: ({ search, preload }) => {
    if (!preload) void import('./say-no-such-page.ts').then((said) => said.sayNoSuchPage());
    throw toOverview(search);
  },
});

export const routeTree = root.addChildren([
  signIn,
  acceptInvitation,
  masterAccountRoutes,
  signedIn.addChildren([
    start,
    overview,
    errored,
    createCampaign.addChildren([createIndex, createManually, createFromTemplate]),
    createFromVacancy,
    changeCampaign.addChildren([changeIndex, changeType, changeTemplate]),
    editCampaign,
    campaignAds,
    campaignFigures,
    workspaceFigures,
    monthReport,
    campaignApplications,
    campaignWithoutPage,
    createAd,
    editAd,
    activity,
    ...presetRoutes,
    workspace,
    packages,
    ...jobLibraryRoutes,
    ...dynamicCampaignRoutes,
    ...settingsRoutes,
    ui,
    outbox,
    anythingElse,
  ]),
]);
