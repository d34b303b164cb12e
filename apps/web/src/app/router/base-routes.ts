import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { type LayerSearch, layerOf, publicHref } from '../../lib/routes/page-layer.ts';
import { enterAccount } from './enter-account.ts';
import { type GuardContext, requireSession } from './guard.ts';
import { RootLayout } from './root-layout.tsx';

/** A layer that was asked for comes along, wherever its page turns out to be. */
export const toOverview = ({ layer }: LayerSearch) =>
  redirect({ to: '/campaigns-overview', search: { layer }, replace: true });

/** What a query says, where it is a word: `?goal=5` would be a number. */
export const word = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const root = createRootRouteWithContext<GuardContext>()({ component: RootLayout });

/** Everything below is for signed-in people and stands in the shell. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  validateSearch: (search): LayerSearch & { account?: string | undefined } => ({
    ...layerOf(search),
    account: word(search.account),
  }),
  beforeLoad: async ({ context, location, search }) => {
    await requireSession(context, publicHref(location.href));
    await enterAccount(context, search.account, location.href);
  },
  component: lazyRouteComponent(() => import('../shell/shell.tsx'), 'Shell'),
});
