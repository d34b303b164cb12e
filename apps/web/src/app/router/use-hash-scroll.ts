import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { scrollToHash } from '../../lib/page/scroll-to-hash.ts';
import { hasLayer } from '../../lib/routes/page-layer.ts';

/** Every navigation to a #hash scrolls there, also a repeated one; a layer that opens or closes not. */
export function useHashScroll(): void {
  const location = useRouterState({ select: (state) => state.resolvedLocation });
  const wasLayered = useRef<boolean>(undefined);
  useEffect(() => {
    if (!location) return;
    const before = wasLayered.current;
    wasLayered.current = hasLayer(location.href);
    if (before !== undefined && before !== wasLayered.current) return;
    return location.hash ? scrollToHash(location.hash) : undefined;
  }, [location]);
}
