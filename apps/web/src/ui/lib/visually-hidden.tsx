import type { ReactNode } from 'react';

/** There for a screen reader, not for the eye. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
