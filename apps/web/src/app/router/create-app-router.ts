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
    scrollRestoration: true,
    // Anchors are scrolled to by our own hook, which waits for what is still loading.
    defaultHashScrollIntoView: false,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
