import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when a link on the page leads to another part of the same page. */
export function useHashOnPage(onHash: (hash: string) => void): void {
  const { pathname, hash } = useLocation();
  const before = useRef({ pathname, hash });
  const tell = useEffectEvent(onHash);
  useEffect(() => {
    const { current } = before;
    before.current = { pathname, hash };
    if (current.pathname === pathname && current.hash !== hash && hash !== '') tell(hash);
  }, [pathname, hash]);
}
