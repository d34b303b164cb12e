import { campaignTitle, fill, showBudget } from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { UnbrokenDates } from '../../../lib/time/unbroken-dates.tsx';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { campaignFacts } from '../model/campaign-facts.ts';
import type { Outcome } from './use-bulk-run.ts';

interface BulkOutcomesProps {
  campaigns: readonly CampaignRow[];
  outcomes: ReadonlyMap<string, Outcome>;
  /** The budget of each as it would be, in cents; where it is not about that, undefined. */
  totalOf: ((campaign: CampaignRow) => number) | undefined;
}

/** The campaigns that are meant, and what came of each. */
export function BulkOutcomes({ campaigns, outcomes, totalOf }: BulkOutcomesProps) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {campaigns.map((campaign) => {
        const outcome = outcomes.get(campaign.id);
        return (
          <li key={campaign.id} className="flex flex-col px-3 py-2 text-sm">
            <span className="flex justify-between gap-3">
              <span className="truncate font-medium text-text">{campaignTitle(campaign)}</span>
              {outcome && outcome.state !== 'failed' ? (
                <span className="shrink-0 text-xs">{bulkTexts[outcome.state]}</span>
              ) : null}
            </span>
            <span className="tabular flex flex-wrap justify-between gap-x-3 text-xs">
              <span>
                <UnbrokenDates text={campaignFacts(campaign).join(' · ')} />
              </span>
              {totalOf ? <span>{shownChange(campaign, totalOf(campaign))}</span> : null}
            </span>
            {outcome?.reason ? <span className="text-danger">{outcome.reason}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}

function shownChange({ customTotalGrossBudget, spend }: CampaignRow, after: number): string {
  const shown = (amount: number) => showBudget({ amount, currency: spend.currency });
  const before =
    customTotalGrossBudget === null ? bulkTexts.noBudget : shown(customTotalGrossBudget);
  return fill(bulkTexts.change, { before, after: shown(after) });
}
