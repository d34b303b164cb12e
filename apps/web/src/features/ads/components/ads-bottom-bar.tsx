import {
  fill,
  isBeforeLaunch,
  isBudgetSettable,
  lengthInDays,
  nextAct,
  remainingDays,
} from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { ChevronRight, CircleCheck, CircleDashed, Pencil, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import { BudgetBar, type Campaign, rulesOf } from '../../campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { LaunchButton } from '../launch/launch-button.tsx';
import type { LaunchLine } from '../model/ads-scene.ts';
import { isReady } from '../model/launch-lines.ts';
import { LaunchList } from './launch-list.tsx';
import { NextActButton } from './next-act-button.tsx';

interface AdsBottomBarProps {
  campaign: Campaign;
  ads: readonly Ad[];
  account: AccountFacts;
  lines: readonly LaunchLine[];
  onBudget: () => void;
  /** Opens what a line is mended in. */
  onOpen: (line: LaunchLine) => void;
  onLaunch: () => void;
}

/** Where it does not fit beside the rest it has a line of its own, as wide as the window. */
const primary = 'flex min-w-0 max-sm:grow max-sm:*:grow';

/** What it costs, how far it is, and the one thing that comes next. */
export function AdsBottomBar(props: AdsBottomBarProps) {
  const { campaign, ads, account, lines, onBudget, onOpen, onLaunch } = props;
  const [isOpen, setOpen] = useState(false);
  const left = remainingDays(campaign, account);
  const act = nextAct(rulesOf(campaign), { isReady: isReady(lines), today: account.today });
  const isLaunchNext = act === 'deploy' || act === 'redeploy';
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
        {isBeforeLaunch(campaign.status) || !isReady(lines) ? (
          <div className="ml-auto min-w-0 max-sm:shrink-0">
            {lines.length === 0 ? (
              <p className="flex items-center gap-1.5 text-sm text-text-2">
                <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
                <span className="truncate max-sm:sr-only">{adsPageTexts.ready}</span>
              </p>
            ) : (
              <Button
                variant="quiet"
                icon={isReady(lines) ? <TriangleAlert /> : <CircleDashed />}
                onPress={() => setOpen(true)}
              >
                <Readiness campaign={campaign} lines={lines} />
              </Button>
            )}
          </div>
        ) : (
          <p className="tabular ml-auto truncate text-sm text-text-2">
            {sayDays(campaign, account.today, left)}
          </p>
        )}
        <span className={isLaunchNext ? `${primary} empty:hidden` : 'max-sm:hidden'}>
          <LaunchButton
            campaign={campaign}
            lines={lines}
            isNext={isLaunchNext}
            onList={() => setOpen(true)}
            onLaunch={onLaunch}
          />
        </span>
        <span className={`${primary} empty:hidden`}>
          <NextActButton
            act={act}
            campaign={campaign}
            ads={ads}
            lines={lines}
            onOpen={onOpen}
            onList={() => setOpen(true)}
          />
        </span>
      </BudgetBar>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} size="sm" title={titleOf(campaign, lines)}>
        <LaunchList
          campaign={campaign}
          currency={account.currency}
          lines={lines}
          onGo={() => setOpen(false)}
          onOpen={(line) => {
            setOpen(false);
            onOpen(line);
          }}
        />
      </Dialog>
    </>
  );
}

function titleOf({ status }: Campaign, lines: readonly LaunchLine[]): string {
  if (isReady(lines)) return adsPageTexts.hintsTitle;
  return isBeforeLaunch(status) ? adsPageTexts.toDoTitle : adsPageTexts.beforeRedeploy;
}

/** Until its first day what counts is when it begins. */
function sayDays({ startDate }: Campaign, today: string, left: number | undefined): string | null {
  if (left === undefined) return null;
  return startDate !== null && startDate > today
    ? fill(adsPageTexts.startsIn, { n: lengthInDays(today, startDate) })
    : fill(campaignTexts.daysLeft, { n: left });
}

/** How much is left to do; in fewer words on a phone, for the next thing stands beside it. */
function Readiness({ campaign, lines }: Pick<AdsBottomBarProps, 'campaign' | 'lines'>) {
  const blockers = lines.filter(({ isHint }) => !isHint);
  const isClear = blockers.length === 0;
  const n = isClear ? lines.length : blockers.length;
  const text = isClear
    ? fill(adsPageTexts.readyWithHints, { n })
    : isBeforeLaunch(campaign.status)
      ? fill(adsPageTexts.thingsToDo, { n })
      : fill(adsPageTexts.thingsToMend, { n });
  return (
    <>
      <span aria-hidden="true" className="tabular sm:hidden">
        {fill(isClear ? adsPageTexts.hintCount : adsPageTexts.taskCount, { n })}
      </span>
      <span className="max-sm:sr-only">{text}</span>
    </>
  );
}
