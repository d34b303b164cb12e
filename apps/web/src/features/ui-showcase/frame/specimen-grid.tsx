import type { ReactNode } from 'react';

/** As many columns as fit; a narrow pane gets one. */
export function SpecimenGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-6 gap-y-8">
      {children}
    </div>
  );
}
