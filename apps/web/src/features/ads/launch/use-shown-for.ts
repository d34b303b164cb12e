import { useCallback, useEffect, useState } from 'react';
import { realNow } from '../../../lib/time/clock.ts';

/**
 * A value as it is shown: each, but the first, stays for a while, so that it can be read. What comes
 * with a press is shown at once, before anything is known of what the press does.
 */
export function useShownFor<T>(value: T, leastMs: number): [shown: T, show: (next: T) => void] {
  const [shown, setShown] = useState({ value, until: 0 });
  const show = useCallback(
    (next: T) => setShown({ value: next, until: realNow() + leastMs }),
    [leastMs],
  );
  useEffect(() => {
    if (value === shown.value) return undefined;
    const timer = setTimeout(() => show(value), Math.max(0, shown.until - realNow()));
    return () => clearTimeout(timer);
  }, [value, shown, show]);
  return [shown.value, show];
}
