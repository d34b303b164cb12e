import {
  budgetNames,
  type Currency,
  fill,
  impressionsPerCandidateIn,
  listed,
  showBudget,
} from '@posthorn/domain';
import { budgetTexts } from '@posthorn/domain/texts/budget';
import { budgetAdviceTexts } from '@posthorn/domain/texts/budget-advice';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { suggestionTexts } from '@posthorn/domain/texts/suggestion';
import { Lightbulb } from 'lucide-react';
import { Term } from '../../../lib/glossary/term.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import type { Campaign } from '../../campaigns/index.ts';
import type { BudgetDraftState } from './use-budget-draft.ts';

interface SuggestionProps {
  campaign: Campaign;
  currency: Currency;
  budget: BudgetDraftState;
}

/** What we would spend, or why we can not say. */
export function Suggestion({ campaign, currency, budget }: SuggestionProps) {
  const {
    suggestedTotalGrossBudget: suggested,
    suggestedBudgetNonApplicabilityMessage: obstacle,
    customTotalGrossBudget: custom,
  } = campaign;
  if (suggested === null && !obstacle) return null;
  const often = custom === null ? impressionsPerCandidateIn(campaign) : undefined;
  const shortage = suggested === null ? undefined : budget.shortageOf(suggested);
  const show = (amount: number) => showBudget({ amount, currency });
  return (
    <div className="mb-2 flex items-center gap-3 rounded-card bg-surface-2 py-2 pr-2 pl-3 text-sm">
      <Lightbulb aria-hidden="true" className="size-4 shrink-0 text-text-3" />
      {suggested === null ? (
        <p className="min-w-0 flex-1 py-1 text-text-2">
          {obstacle ? suggestionTexts[obstacle] : null}
        </p>
      ) : (
        <>
          <p className="min-w-0 flex-1">
            <span className="text-text-2">
              <Term word="suggestedBudget">{budgetTexts.suggested}</Term>{' '}
            </span>
            <span className="tabular font-semibold">{show(suggested)}</span>
            {often === undefined ? null : (
              <span className="block text-xs text-text-2">
                {fill(budgetDialogTexts.impressions, { times: often })}
              </span>
            )}
            {shortage ? (
              <span className="block text-xs text-warning">
                {fill(budgetAdviceTexts.tooLittleFor, {
                  budget: show(suggested),
                  channels: listed(shortage.channels.map((channel) => budgetNames[channel])),
                  least: show(shortage.least),
                })}
              </span>
            ) : null}
          </p>
          <span className="flex shrink-0 flex-col gap-1">
            {shortage ? (
              <Button size="sm" onPress={() => budget.fill(shortage.least)}>
                {fill(budgetAdviceTexts.use, { budget: show(shortage.least) })}
              </Button>
            ) : null}
            {shortage?.channels.length === budget.wanted.length ? null : (
              <Button size="sm" onPress={() => budget.fill(suggested)}>
                {budgetDialogTexts.useSuggestion}
              </Button>
            )}
          </span>
        </>
      )}
    </div>
  );
}
