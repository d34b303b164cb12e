import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { goTo, withLayer } from '../../../lib/routes/page-layer.ts';
import type { LibraryMedia } from '../api/list-media.ts';
import { type PickPurpose, requestPick } from './pick-request.ts';

/** Opens the library for a choice. The answer is what was confirmed, undefined when it was closed. */
export function usePickMedia() {
  const router = useRouter();
  return useCallback(
    (purpose: PickPurpose): Promise<LibraryMedia[] | undefined> => {
      const picked = requestPick(purpose);
      void goTo(router, withLayer(router.latestLocation.href));
      return picked;
    },
    [router],
  );
}
