import { useEffect, useRef, useState } from 'react';
import { realNow } from '../../lib/time/clock.ts';

const delay = 300;
const minimum = 300;

/** True only for loading that lasts, and then long enough to be seen: a flash is worse than a wait. */
export function useSettledLoading(isLoading: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);

  useEffect(() => {
    if (isLoading === isShown) return;
    const wait = isLoading ? delay : Math.max(0, shownAt.current + minimum - realNow());
    const timer = setTimeout(() => {
      if (isLoading) shownAt.current = realNow();
      setShown(isLoading);
    }, wait);
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);

  return isShown;
}
