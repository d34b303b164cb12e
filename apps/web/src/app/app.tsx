import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { SessionProvider } from '../features/session/index.ts';
import type { boot } from './start/boot.ts';
import { LastResort } from './start/last-resort.tsx';
import { LateToastRegion } from './start/late-toast-region.tsx';

export function App({ queryClient, session, router }: ReturnType<typeof boot>) {
  return (
    <LastResort>
      <QueryClientProvider client={queryClient}>
        <SessionProvider value={session}>
          <RouterProvider router={router} />
          <LateToastRegion />
        </SessionProvider>
      </QueryClientProvider>
    </LastResort>
  );
}
