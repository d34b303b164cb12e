import { isBeforeLaunch, shownBudget } from '@posthorn/domain';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import type { Campaign } from '../../campaigns/index.ts';
import type { LaunchLine } from '../model/launch-lines.ts';
import { LaunchList } from './launch-list.tsx';

interface AdsBottomBarProps {
  campaign: Campaign;
  account: AccountFacts;
  lines: readonly LaunchLine[];
}

/** What it costs, and whether it could be launched. */
export function AdsBottomBar({ campaign, account, lines }: AdsBottomBarProps) {
  const [isOpen, setOpen] = useState(false);
  const isSuggested =
    campaign.customTotalGrossBudget === null && campaign.suggestedTotalGrossBudget !== null;
  return (
    <>
      <div aria-hidden="true" className="h-16" />
      <StickyBar
        side="bottom"
        aria-label="Budget and readiness"
        className="fixed! inset-x-0 px-4! md:px-6!"
      >
        <div className="mx-auto flex w-full max-w-[97rem] items-center gap-x-6">
          <p className="flex shrink-0 items-baseline gap-2">
            <span className="text-sm text-text-2">
              {isSuggested ? 'Suggested budget' : 'Budget'}
            </span>
            <span className="tabular text-lg font-semibold">
              {shownBudget(campaign, account.currency)}
            </span>
          </p>
          {isBeforeLaunch(campaign.status) ? (
            <div className="ml-auto min-w-0">
              {lines.length === 0 ? (
                <p className="flex items-center gap-1.5 text-sm text-text-2">
                  <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
                  <span className="truncate">Ready to launch</span>
                </p>
              ) : (
                <Button variant="quiet" icon={<CircleDashed />} onPress={() => setOpen(true)}>
                  {`${lines.length} ${lines.length === 1 ? 'thing' : 'things'} to do before launch`}
                </Button>
              )}
            </div>
          ) : null}
        </div>
      </StickyBar>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} size="sm" title="To do before launch">
        <LaunchList lines={lines} onGo={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
