import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is in sight or will be soon, measured from the edge of the window. Behind a list
 * that grows, what was seen holds for so many `rows` only: more of them push the element away, and the
 * browser says where it is by then.
 */
export function useIsNear(ref: RefObject<Element | null>, margin: string, rows = 0): boolean {
  const [nearBelow, setNearBelow] = useState<number>();
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNearBelow(entries.at(-1)?.isIntersecting === true ? rows : undefined),
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin, rows]);
  return nearBelow === rows;
}
