import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { isSettingsTab } from '../../features/settings/index.ts';
import type { LayerSearch } from '../../lib/routes/page-layer.ts';
import { signedIn } from './base-routes.ts';

const toCompany = ({ layer }: LayerSearch) =>
  redirect({
    to: '/settings/$settingsRoute',
    params: { settingsRoute: 'company' },
    search: { layer },
    replace: true,
  });

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings',
  beforeLoad: ({ search }) => {
    throw toCompany(search);
  },
});
const settingsTab = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/$settingsRoute',
  beforeLoad: ({ params, search }) => {
    if (!isSettingsTab(params.settingsRoute)) throw toCompany(search);
  },
  component: lazyRouteComponent(
    () => import('../../features/settings/pages/settings-page.tsx'),
    'SettingsPage',
  ),
});

const profile = createRoute({
  getParentRoute: () => signedIn,
  path: '/profile',
  component: lazyRouteComponent(
    () => import('../../features/profile/pages/profile-page.tsx'),
    'ProfilePage',
  ),
});

const mail = createRoute({
  getParentRoute: () => signedIn,
  path: '/mail',
  component: lazyRouteComponent(
    () => import('../../features/mail/pages/mail-page.tsx'),
    'MailPage',
  ),
});

/** The settings of the account, and those of the person. */
export const settingsRoutes = [settings, settingsTab, profile, mail] as const;
