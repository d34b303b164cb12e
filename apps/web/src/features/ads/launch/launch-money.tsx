import {
  budgetNames,
  budgetsWithoutMoney,
  channelsPaidBy,
  fill,
  idleBudgets,
  movedBudget,
  type PublishedChannel,
  sayFinding,
} from '@posthorn/domain';
import { launchDialogTexts } from '@posthorn/domain/texts/launch-dialog';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import { type Campaign, rulesOf } from '../../campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { MoveBudget } from '../budget/move-budget.tsx';

interface LaunchMoneyProps {
  campaign: Campaign;
  ads: readonly Ad[];
  channels: readonly PublishedChannel<Ad>[];
  account: AccountFacts;
}

/** What is not launched: money of channels without ads, and ads of channels without money. */
export function LaunchMoney({ campaign, ads, channels, account }: LaunchMoneyProps) {
  const { currency } = account;
  const seen = { ...rulesOf(campaign), currency };
  const idle = idleBudgets(
    seen,
    channels.map(({ channel }) => channel),
  );
  const moved = movedBudget(seen, ads);
  return (
    <>
      {idle.length > 0 ? (
        <Alert
          kind="warning"
          actions={
            moved ? <MoveBudget campaign={campaign} currency={currency} moved={moved} /> : null
          }
        >
          {idle.map((found) => (
            <p key={String(found.params?.channel)}>{sayFinding(found)}</p>
          ))}
        </Alert>
      ) : null}
      {budgetsWithoutMoney(seen, ads).map((channel) => (
        <Alert key={channel} kind="warning">
          {fill(launchDialogTexts.noBudget, {
            channel: budgetNames[channel],
            n: channelsPaidBy(channel).length,
          })}
        </Alert>
      ))}
    </>
  );
}
