import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';

interface BudgetBarProps {
  label: string;
  /** As wide as the page above it. */
  className: string;
  /** What the sum is: set by somebody, or only advised. */
  name: string;
  budget: string;
  /** Where it can be looked at and changed: what pressing it does, and in which words. */
  action?: { label: string; icon: ReactNode; onPress: () => void };
  children: ReactNode;
}

/** Stands at the end of the window on the pages of a campaign: what it costs, and what comes next. */
export function BudgetBar({ label, className, name, budget, action, children }: BudgetBarProps) {
  return (
    <>
      <div aria-hidden="true" className="h-16" />
      <StickyBar side="bottom" aria-label={label} className="fixed! inset-x-0 px-4! md:px-6!">
        <div className={`mx-auto flex w-full items-center gap-x-6 gap-y-1 ${className}`}>
          {action ? (
            <AriaButton
              onPress={action.onPress}
              className="-mx-2 flex h-12 shrink-0 cursor-pointer items-center gap-2 rounded-control px-2 data-hovered:bg-surface-2 data-pressed:bg-surface-3"
            >
              <Sum name={name} budget={budget} />
              <span aria-hidden="true" className="flex text-text-3 [&_svg]:size-4">
                {action.icon}
              </span>
              <VisuallyHidden>{action.label}</VisuallyHidden>
            </AriaButton>
          ) : (
            <p className="shrink-0">
              <Sum name={name} budget={budget} />
            </p>
          )}
          {children}
        </div>
      </StickyBar>
    </>
  );
}

function Sum({ name, budget }: { name: string; budget: string }) {
  return (
    <span className="flex items-baseline gap-x-2 max-sm:flex-col max-sm:items-start">
      <span className="text-sm text-text-2 max-sm:text-xs">{name} </span>
      <span className="tabular text-lg font-semibold">{budget} </span>
    </span>
  );
}
