import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { SessionProvider } from '../features/session/index.ts';
import { goTo } from '../lib/routes/page-layer.ts';
import { UiProvider } from '../ui/lib/ui-provider.tsx';
import { ToastRegion } from '../ui/overlays/toast-region.tsx';
import type { boot } from './start/boot.ts';
import { FirstLoader } from './start/first-loader.tsx';
import { LastResort } from './start/last-resort.tsx';

export function App({ queryClient, session, router }: ReturnType<typeof boot>) {
  return (
    <LastResort>
      <QueryClientProvider client={queryClient}>
        <SessionProvider value={session}>
          <UiProvider navigate={(href) => void goTo(router, href)}>
            <RouterProvider router={router} />
            <FirstLoader router={router} />
            <ToastRegion />
          </UiProvider>
        </SessionProvider>
      </QueryClientProvider>
    </LastResort>
  );
}
