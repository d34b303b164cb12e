import type { ReactNode } from 'react';

/** A key cap. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-xs border border-gray-line bg-surface px-1 font-sans text-xs text-text-3">
      {children}
    </kbd>
  );
}
