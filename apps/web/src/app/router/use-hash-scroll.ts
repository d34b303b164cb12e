import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { scrollToHash } from '../../lib/page/scroll-to-hash.ts';

/** Every navigation to a #hash scrolls there, also a repeated one. */
export function useHashScroll(): void {
  const location = useRouterState({ select: (state) => state.resolvedLocation });
  useEffect(() => (location?.hash ? scrollToHash(location.hash) : undefined), [location]);
}
