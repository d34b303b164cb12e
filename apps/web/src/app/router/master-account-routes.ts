import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { meQuery } from '../../features/session/index.ts';
import { publicHref } from '../../lib/routes/page-layer.ts';
import { root, toOverview } from './base-routes.ts';
import { type GuardContext, requireSession } from './guard.ts';

/** Everyone but master admins is sent on as from an address that is no page, and loads nothing of these. */
async function requireMasterAdmin(context: GuardContext, wantedHref: string): Promise<void> {
  await requireSession(context, wantedHref);
  const { is_master_admin } = await context.queryClient.ensureQueryData(meQuery);
  if (!is_master_admin) throw toOverview({});
}

/** Beside the shell, not in it: these pages lie above all accounts. */
const masterAccount = createRoute({
  getParentRoute: () => root,
  path: '/master-account',
  beforeLoad: ({ context, location }) => requireMasterAdmin(context, publicHref(location.href)),
  component: lazyRouteComponent(
    () => import('../shell/master-account-pages.ts'),
    'MasterAccountShell',
  ),
});

const accounts = createRoute({
  getParentRoute: () => masterAccount,
  path: '/',
  component: lazyRouteComponent(() => import('../shell/master-account-pages.ts'), 'AccountsPage'),
});

const account = createRoute({
  getParentRoute: () => masterAccount,
  path: 'accounts/$accountId',
  component: lazyRouteComponent(() => import('../shell/master-account-pages.ts'), 'AccountPage'),
});

const auditLog = createRoute({
  getParentRoute: () => masterAccount,
  path: 'audit-log',
  component: lazyRouteComponent(() => import('../shell/master-account-pages.ts'), 'AuditLogPage'),
});

export const masterAccountRoutes = masterAccount.addChildren([accounts, account, auditLog]);
