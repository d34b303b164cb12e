import {
  type BudgetChannel,
  budgetLabels,
  channelsPaidBy,
  chosenBudgets,
  fill,
  isBeforeLaunch,
  isDivided,
  minimumBudget,
  openChannels,
  showBudget,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { saveAll } from '../../../lib/save/save-all.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { BudgetDialog, useBudgetDialog } from '../../ads/index.ts';
import { rulesOf } from '../../campaigns/index.ts';
import { Expectation } from '../../configuration-fields/index.ts';
import { costsQuery } from '../api/get-costs.ts';
import { useConfiguration } from '../model/configuration.tsx';

/** How the total is divided over the chosen channels, and what it may bring. */
export function Shares() {
  const { shown, campaign, account, engine } = useConfiguration();
  const { currency } = account;
  const dialog = useBudgetDialog();
  const isOpen = isBeforeLaunch(shown.status);
  const { data: costs } = useQuery({ ...costsQuery(campaign), enabled: isOpen });
  const rules = rulesOf(shown);
  if (!isDivided(rules)) return null;
  const open = openChannels(rules.type, rules.channelsOff);
  const amountOf = (channel: BudgetChannel) => rules.channelBudget[channel] ?? 0;
  /** An amount, and what its network requires where that is more. */
  const shareOf = (channel: BudgetChannel) => {
    const amount = amountOf(channel);
    const least = minimumBudget(channel, { ...rules, currency }) ?? 0;
    const share = showBudget({ amount, currency });
    if (amount >= least) return { text: share, isTooSmall: amount === 0 };
    const required = showBudget({ amount: least, currency });
    const text =
      amount === 0
        ? fill(configurationTexts.shareIsNothing, { amount: required })
        : fill(configurationTexts.shareTooSmall, { share, amount: required });
    return { text, isTooSmall: true };
  };
  return (
    <>
      <section aria-labelledby="shares">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 id="shares" className="text-sm font-medium">
            {configurationTexts.shares}
          </h3>
          {/* The dialog begins with what is saved. */}
          <Button size="sm" onPress={() => void saveAll(engine).then(dialog.open)}>
            {configurationTexts.changeShares}
          </Button>
        </div>
        <ul className="mt-1 divide-y divide-line">
          {chosenBudgets(rules).map((channel) => (
            <li key={channel} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 py-2">
              <span className="flex shrink-0 -space-x-1">
                {channelsPaidBy(channel)
                  .filter((each) => open.includes(each))
                  .map((each) => (
                    <ChannelGlyph
                      key={each}
                      channel={each}
                      className="size-5 ring-2 ring-surface"
                    />
                  ))}
              </span>
              <span className="min-w-0 flex-1">{budgetLabels[channel]}</span>
              <Share {...shareOf(channel)} />
            </li>
          ))}
        </ul>
        {/* Shares of a package stay as they are. */}
        {shown.startDate || shown.packageId !== null ? null : (
          <p className="text-xs text-text-2">{configurationTexts.sharesOfDates}</p>
        )}
      </section>
      {isOpen ? (
        <Expectation
          campaign={rules}
          reach={shown.reach}
          prices={costs?.channels}
          currency={currency}
        />
      ) : null}
      {dialog.shown ? (
        <Suspense>
          <BudgetDialog
            campaign={campaign}
            currency={currency}
            entered={dialog.shown.entered}
            onClose={dialog.close}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Share({ text, isTooSmall }: { text: string; isTooSmall: boolean }) {
  return (
    <span className={isTooSmall ? 'tabular text-sm text-warning' : 'tabular font-medium'}>
      {text}
    </span>
  );
}
