import { budgetChannels, budgetLabels, showShare } from '@posthorn/domain';
import { CircleHelp } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';

/** What usually works, for those who would rather not guess. */
export function BudgetHelp() {
  return (
    <Popover
      label="Budget recommendations"
      placement="top start"
      trigger={
        <Button variant="quiet" size="sm" icon={<CircleHelp />} className="mt-3 -ml-3">
          Budget recommendations
        </Button>
      }
    >
      <h3 className="text-base font-semibold">Budget recommendations</h3>
      <p className="mt-1 text-sm text-text-2">
        Most campaigns do well when their budget is divided like this. Channels without ads need
        none.
      </p>
      <dl className="mt-3 flex flex-col gap-1.5 text-sm">
        {budgetChannels.map((channel) => (
          <div key={channel} className="flex justify-between gap-6">
            <dt>{budgetLabels[channel]}</dt>
            <dd className="tabular font-medium">{showShare(channel)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-text-2">
        Networks want a minimum for the days a campaign runs. It stands beside each channel once the
        campaign has its dates.
      </p>
    </Popover>
  );
}
