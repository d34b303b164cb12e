import { type RefObject, useEffect, useRef } from 'react';

/**
 * Marks a native input as disabled while it stays reachable. React Aria knows read-only, which
 * stops the change, but has no prop for this attribute on its hidden inputs.
 */
export function useAriaDisabled(isOff: boolean): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isOff) return;
    const input = ref.current;
    input?.setAttribute('aria-disabled', 'true');
    return () => input?.removeAttribute('aria-disabled');
  }, [isOff]);
  return ref;
}
