import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { UiProvider } from '../../ui/lib/ui-provider.tsx';
import type { PageAddress } from './page-address.ts';
import { goTo } from './page-layer.ts';

/** Lets links and menu items below name pages, and stay in the application when they are followed. */
export function PageLinks({ children }: { children: ReactNode }) {
  const router = useRouter();
  const links = useMemo(
    () => ({
      navigate(to: PageAddress | string) {
        if (typeof to !== 'string') return void router.navigate(to);
        // A place on the page that is open, whatever stands in its address.
        if (to.startsWith('#')) {
          return void router.navigate({ to: '.', search: true, hash: to.slice(1) });
        }
        void goTo(router, to);
      },
      useHref: (to: PageAddress | string) =>
        typeof to === 'string' ? to : router.buildLocation(to).publicHref,
    }),
    [router],
  );
  return <UiProvider {...links}>{children}</UiProvider>;
}
