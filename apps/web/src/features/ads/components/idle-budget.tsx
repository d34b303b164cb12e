import { idleBudgets, isBeforeLaunch, isOver, sayFinding } from '@posthorn/domain';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { type Campaign, rulesOf } from '../../campaigns/index.ts';

interface IdleBudgetProps {
  campaign: Campaign;
  className?: string;
}

/** Money of a launched campaign that nothing is shown for; before the launch it stands among the tasks. */
export function IdleBudget({ campaign, className }: IdleBudgetProps) {
  if (isBeforeLaunch(campaign.status) || isOver(campaign.status)) return null;
  return idleBudgets(rulesOf(campaign), campaign.publishedChannels).map((found) => (
    <Alert key={String(found.params?.channel)} kind="warning" className={className}>
      {sayFinding(found)}
    </Alert>
  ));
}
