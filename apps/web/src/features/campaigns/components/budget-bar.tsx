import type { ReactNode } from 'react';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';

interface BudgetBarProps {
  label: string;
  /** As wide as the page above it. */
  className: string;
  /** What the sum is: set by somebody, or only advised. */
  name: string;
  budget: string;
  children: ReactNode;
}

/** Stands at the end of the window on the pages of a campaign: what it costs, and what comes next. */
export function BudgetBar({ label, className, name, budget, children }: BudgetBarProps) {
  return (
    <>
      <div aria-hidden="true" className="h-16" />
      <StickyBar side="bottom" aria-label={label} className="fixed! inset-x-0 px-4! md:px-6!">
        <div className={`mx-auto flex w-full items-center gap-x-6 gap-y-1 ${className}`}>
          <p className="flex shrink-0 items-baseline gap-2">
            <span className="text-sm text-text-2">{name}</span>
            <span className="tabular text-lg font-semibold">{budget}</span>
          </p>
          {children}
        </div>
      </StickyBar>
    </>
  );
}
