import { budgetChannels, budgetLabels, showShare } from '@posthorn/domain';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { CircleHelp } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';

/** What usually works, for those who would rather not guess. */
export function BudgetHelp() {
  return (
    <Popover
      label={budgetDialogTexts.recommendations}
      placement="top start"
      trigger={
        <Button variant="quiet" size="sm" icon={<CircleHelp />} className="mt-3 -ml-3">
          {budgetDialogTexts.recommendations}
        </Button>
      }
    >
      <h3 className="text-base font-semibold">{budgetDialogTexts.recommendations}</h3>
      <p className="mt-1 text-sm text-text-2">{budgetDialogTexts.recommendedDivision}</p>
      <dl className="mt-3 flex flex-col gap-1.5 text-sm">
        {budgetChannels.map((channel) => (
          <div key={channel} className="flex justify-between gap-6">
            <dt>{budgetLabels[channel]}</dt>
            <dd className="tabular font-medium">{showShare(channel)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-text-2">{budgetDialogTexts.minimums}</p>
    </Popover>
  );
}
