import { createRouter } from '@tanstack/react-router';
import { layerRewrite } from '../../lib/routes/page-layer.ts';
import type { GuardContext } from './guard.ts';
import { RouteError } from './route-error.tsx';
import { routeTree } from './route-tree.ts';

export function createAppRouter(context: GuardContext) {
  return createRouter({
    routeTree,
    context,
    rewrite: layerRewrite,
    defaultErrorComponent: RouteError,
    // Anchors are scrolled to by our own hook, smoothly, which waits for what is still loading. The router would jump
    // to the one of an address that was typed or opened elsewhere, which has no option yet.
    scrollRestoration: ({ location: { hash, state } }) =>
      hash === '' || state.__hashScrollIntoViewOptions !== undefined,
    defaultHashScrollIntoView: false,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
