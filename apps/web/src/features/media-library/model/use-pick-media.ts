import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { goTo, hasLayer, withLayer } from '../../../lib/routes/page-layer.ts';
import { useLatest } from '../../../ui/lib/use-latest.ts';
import type { LibraryMedia } from '../api/list-media.ts';
import { isPickAwaited, type PickPurpose, requestPick } from './pick-request.ts';
import { useIsPickPage } from './use-pick-page.ts';

/**
 * Opens the library for a choice. The answer is what was confirmed, undefined when it was closed. Where
 * the address says that the library lies open and no field waits for it, as after a reload, `pickAgain`
 * is called.
 */
export function usePickMedia(pickAgain?: () => void) {
  const router = useRouter();
  const isOpen = useRouterState({ select: ({ location }) => hasLayer(location.href) });
  const isLeftOpen = useIsPickPage() && isOpen;
  const latest = useLatest(pickAgain);
  useEffect(() => {
    if (isLeftOpen && !isPickAwaited()) latest.current?.();
  }, [isLeftOpen, latest]);
  return useCallback(
    (purpose: PickPurpose): Promise<LibraryMedia[] | undefined> => {
      const picked = requestPick(purpose);
      const { href } = router.latestLocation;
      if (!hasLayer(href)) void goTo(router, withLayer(href));
      return picked;
    },
    [router],
  );
}
