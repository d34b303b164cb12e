import { fill, isBeforeLaunch, isBudgetSettable, remainingDays } from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { ChevronRight, CircleCheck, CircleDashed, Pencil, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import { BudgetBar, type Campaign } from '../../campaigns/index.ts';
import { LaunchButton } from '../launch/launch-button.tsx';
import type { LaunchLine } from '../model/ads-scene.ts';
import { isReady } from '../model/launch-lines.ts';
import { LaunchList } from './launch-list.tsx';

interface AdsBottomBarProps {
  campaign: Campaign;
  account: AccountFacts;
  lines: readonly LaunchLine[];
  onBudget: () => void;
  onLaunch: () => void;
}

/** What it costs, and whether it could be launched. */
export function AdsBottomBar(props: AdsBottomBarProps) {
  const { campaign, account, lines, onBudget, onLaunch } = props;
  const [isOpen, setOpen] = useState(false);
  const left = remainingDays(campaign, account);
  return (
    <>
      <BudgetBar
        label={adsPageTexts.bottomBar}
        className="max-w-[97rem]"
        campaign={campaign}
        currency={account.currency}
        action={{
          ...(isBudgetSettable(campaign.status)
            ? { label: budgetDialogTexts.set, icon: <Pencil /> }
            : { label: budgetDialogTexts.seeDivision, icon: <ChevronRight /> }),
          onPress: onBudget,
        }}
      >
        {isBeforeLaunch(campaign.status) ? (
          <div className="ml-auto min-w-0">
            {lines.length === 0 ? (
              <p className="flex items-center gap-1.5 text-sm text-text-2">
                <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
                <span className="truncate">{adsPageTexts.ready}</span>
              </p>
            ) : (
              <Button
                variant="quiet"
                icon={isReady(lines) ? <TriangleAlert /> : <CircleDashed />}
                onPress={() => setOpen(true)}
              >
                {isReady(lines)
                  ? fill(adsPageTexts.readyWithHints, { n: lines.length })
                  : fill(adsPageTexts.thingsToDo, {
                      n: lines.filter(({ isHint }) => !isHint).length,
                    })}
              </Button>
            )}
          </div>
        ) : left === undefined ? null : (
          <p className="tabular ml-auto text-sm text-text-2">
            {fill(campaignTexts.daysLeft, { n: left })}
          </p>
        )}
        <LaunchButton
          campaign={campaign}
          lines={lines}
          onList={() => setOpen(true)}
          onLaunch={onLaunch}
        />
      </BudgetBar>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        size="sm"
        title={isReady(lines) ? adsPageTexts.hintsTitle : adsPageTexts.toDoTitle}
      >
        <LaunchList
          lines={lines}
          onGo={() => setOpen(false)}
          onBudget={() => {
            setOpen(false);
            onBudget();
          }}
        />
      </Dialog>
    </>
  );
}
