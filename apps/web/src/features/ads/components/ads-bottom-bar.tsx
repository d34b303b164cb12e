import { isBeforeLaunch, shownBudget } from '@posthorn/domain';
import { ChevronRight, CircleCheck, CircleDashed, Pencil, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import { BudgetBar, type Campaign } from '../../campaigns/index.ts';
import type { LaunchLine } from '../model/ads-scene.ts';
import { isReady } from '../model/launch-lines.ts';
import { LaunchList } from './launch-list.tsx';

interface AdsBottomBarProps {
  campaign: Campaign;
  account: AccountFacts;
  lines: readonly LaunchLine[];
  onBudget: () => void;
}

/** What it costs, and whether it could be launched. */
export function AdsBottomBar({ campaign, account, lines, onBudget }: AdsBottomBarProps) {
  const [isOpen, setOpen] = useState(false);
  const isSuggested =
    campaign.customTotalGrossBudget === null && campaign.suggestedTotalGrossBudget !== null;
  return (
    <>
      <BudgetBar
        label="Budget and readiness"
        className="max-w-[97rem]"
        name={isSuggested ? 'Suggested budget' : 'Budget'}
        budget={shownBudget(campaign, account.currency)}
        action={{
          ...(isBeforeLaunch(campaign.status)
            ? { label: 'Set budget', icon: <Pencil /> }
            : { label: 'See how it is divided', icon: <ChevronRight /> }),
          onPress: onBudget,
        }}
      >
        {isBeforeLaunch(campaign.status) ? (
          <div className="ml-auto min-w-0">
            {lines.length === 0 ? (
              <p className="flex items-center gap-1.5 text-sm text-text-2">
                <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
                <span className="truncate">Ready to launch</span>
              </p>
            ) : (
              <Button
                variant="quiet"
                icon={isReady(lines) ? <TriangleAlert /> : <CircleDashed />}
                onPress={() => setOpen(true)}
              >
                {isReady(lines)
                  ? `Ready to launch, ${things(lines)} to know`
                  : `${things(lines.filter(({ isHint }) => !isHint))} to do before launch`}
              </Button>
            )}
          </div>
        ) : null}
      </BudgetBar>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        size="sm"
        title={isReady(lines) ? 'Good to know' : 'To do before launch'}
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

const things = ({ length }: readonly LaunchLine[]): string =>
  `${length} ${length === 1 ? 'thing' : 'things'}`;
