import {
  type CalendarDate,
  fill,
  goalOf,
  metricSpecs,
  metricsOfGoal,
  pacingOf,
  showBudget,
  showDate,
  showMetric,
  showSpend,
} from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import type { ReactNode } from 'react';
import { Term } from '../../../lib/glossary/term.tsx';
import { type Campaign, PacingBar } from '../../campaigns/index.ts';

interface RunningFactsProps {
  campaign: Campaign;
  /** Whether a network has reported figures yet; until then they are shown as not known, not as zero. */
  hasFigures: boolean;
  today: CalendarDate;
}

/** The first figures of a goal: what came of it and what that cost. */
const FIGURES_SHOWN = 3;

/** How a launched campaign is doing, at a glance: its days, its money and what came of both. */
export function RunningFacts({ campaign, hasFigures, today }: RunningFactsProps) {
  const { startDate, endDate, customTotalGrossBudget: budget, spend, statistics } = campaign;
  const { currency } = spend;
  const pacing = pacingOf(
    { ...campaign, figures: { spend: hasFigures ? spend.amount : null } },
    today,
  );
  return (
    <dl
      aria-label={adsPageTexts.runningFacts}
      className="tabular flex flex-wrap items-start gap-x-8 gap-y-3 rounded-card border border-line bg-surface px-4 py-3 text-sm"
    >
      {startDate && endDate ? (
        <Fact name={adsPageTexts.runs} className="max-sm:basis-full">
          {fill(adsPageTexts.fromTo, { from: showDate(startDate), to: showDate(endDate) })}
        </Fact>
      ) : null}
      {budget === null ? null : (
        <Fact name={adsPageTexts.spent} className="min-w-44 max-sm:basis-full">
          {fill(adsPageTexts.spentOf, {
            spent: hasFigures ? showSpend(spend) : figuresTexts.notKnown,
            budget: showBudget({ amount: budget, currency }),
          })}
          {pacing ? (
            <>
              <PacingBar {...pacing} />
              <span
                aria-hidden="true"
                className="mt-1.5 block max-w-72 text-xs font-normal text-text-2"
              >
                {pacing.text}
              </span>
              <span className="text-xs text-text-2">
                <Term word="pacing">{adsPageTexts.whatIsPacing}</Term>
              </span>
            </>
          ) : null}
        </Fact>
      )}
      {metricsOfGoal(goalOf(campaign))
        // What was spent stands before them, with its budget.
        .filter((metric) => metric !== 'spend')
        .slice(0, FIGURES_SHOWN)
        .map((metric) => (
          <Fact key={metric} name={<Term word={metric}>{metricSpecs[metric].label}</Term>}>
            {showMetric(
              metric,
              hasFigures ? metricSpecs[metric].of(statistics.total) : null,
              currency,
            )}
          </Fact>
        ))}
    </dl>
  );
}

function Fact({
  name,
  className,
  children,
}: {
  name: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt className="text-xs text-text-2">{name}</dt>
      <dd className="mt-0.5 text-base font-semibold">{children}</dd>
    </div>
  );
}
