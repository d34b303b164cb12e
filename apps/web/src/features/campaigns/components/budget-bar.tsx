import { type Currency, shownBudget } from '@posthorn/domain';
import { budgetTexts } from '@posthorn/domain/texts/budget';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import type { Campaign } from '../api/get-campaign.ts';

interface BudgetBarProps {
  label: string;
  /** As wide as the page above it. */
  className: string;
  campaign: Pick<Campaign, 'customTotalGrossBudget' | 'suggestedTotalGrossBudget'>;
  currency: Currency;
  /** Where it can be looked at and changed: what pressing it does, and in which words. */
  action?: { label: string; icon: ReactNode; onPress: () => void };
  children: ReactNode;
}

/** Stands at the end of the window on the pages of a campaign: what it costs, and what comes next. */
export function BudgetBar(props: BudgetBarProps) {
  const { label, className, campaign, currency, action, children } = props;
  const isAdvice =
    campaign.customTotalGrossBudget === null && campaign.suggestedTotalGrossBudget !== null;
  const name = isAdvice ? budgetTexts.suggested : budgetTexts.budget;
  const budget = shownBudget(campaign, currency);
  return (
    <>
      <div aria-hidden="true" className="h-(--bar-bottom)" />
      <StickyBar side="bottom" aria-label={label} className="fixed! inset-x-0 px-4! md:px-6!">
        <div
          className={`mx-auto flex w-full items-center gap-x-6 gap-y-1 max-sm:flex-wrap max-sm:gap-x-3 ${className}`}
        >
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
