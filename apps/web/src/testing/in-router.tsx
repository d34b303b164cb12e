import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageLinks } from '../lib/routes/page-links.tsx';

const router = createRouter({ routeTree: createRootRoute() });

/** Around one component whose links name pages; the pages themselves are not there. */
export function InRouter({ children }: { children: ReactNode }) {
  return (
    <RouterContextProvider router={router as never}>
      <PageLinks>{children}</PageLinks>
    </RouterContextProvider>
  );
}
