import {
  amountText,
  amountTextFinding,
  type BudgetChannel,
  boostFindings,
  boostOf,
  budgetChannels,
  type CalendarDate,
  type ChannelAmounts,
  type Extendable,
  extendableChannels,
  extensionFindings,
  type Finding,
  type FreeMoney,
  perBudget,
  presetEnd,
  readAmount,
  reconfirmQuestion,
  sayFinding,
  spentPerBudget,
  splitEvenly,
  totalOf,
} from '@posthorn/domain';
import { useState } from 'react';
import type { Campaign } from '../api/get-campaign.ts';
import { rulesOf } from '../model/rules-of.ts';

export type EnlargeAction = 'extend' | 'boost';

/** What networks want at least closes nothing here: it is said while typing, and refused by the server. */
const isForServer = ({ code }: Finding) =>
  code === 'extension.requires' || code === 'budget.notEnough';

const extendableOf = (campaign: Campaign, freeMoney: FreeMoney): Extendable => ({
  ...rulesOf(campaign),
  freeMoney,
  currency: campaign.spend.currency,
  spent: spentPerBudget((channel) => campaign.statistics.channels[channel].spend),
});

/** What is entered, and what keeps it from being sent. */
export function useEnlargement(
  action: EnlargeAction,
  campaign: Campaign,
  { today, freeMoney }: { today: CalendarDate; freeMoney: FreeMoney },
) {
  const rules = extendableOf(campaign, freeMoney);
  const channels = extendableChannels(rules, today);
  const [chosen, setChosen] = useState<CalendarDate | null>(presetEnd(campaign.endDate, today));
  const [text, setText] = useState('');
  const [isByHand, setByHand] = useState(false);
  const [texts, setTexts] = useState<Partial<Record<BudgetChannel, string>>>({});
  /** The amount that was asked about. */
  const [asked, setAsked] = useState<number>();

  const amountOf = (channel: BudgetChannel) => readAmount(texts[channel] ?? '', 'whole') ?? 0;
  const typed = readAmount(text, 'whole') ?? 0;
  const divided = Object.fromEntries(
    budgetChannels.map((channel) => [
      channel,
      channels.includes(channel) ? amountOf(channel) : null,
    ]),
  ) as ChannelAmounts;
  const amounts = isByHand ? divided : splitEvenly(typed, channels);
  const endDate = chosen ?? '';
  const extension = action === 'boost' ? boostOf(rules, typed, today) : { endDate, amounts };
  const unread = isByHand
    ? channels.map((channel) => amountTextFinding(texts[channel] ?? '', channel))
    : [amountTextFinding(text, 'total')];
  const wrong = unread.filter((found) => found !== undefined);
  const judged =
    action === 'boost'
      ? boostFindings(rules, typed, today)
      : extensionFindings(rules, extension, today);
  const findings = [...wrong, ...judged.filter((found) => !isForServer(found))];
  const added = totalOf(extension.amounts);
  const question = reconfirmQuestion({ amount: added, currency: rules.currency });

  return {
    channels,
    extension,
    added,
    endDate: chosen,
    text,
    texts,
    isByHand,
    findings,
    /** What networks want at least, and do not get by this. */
    shortfalls: findings.length > 0 ? [] : judged.filter(isForServer),
    question: question && asked === added ? sayFinding(question) : undefined,
    errorAt(path: string): string | undefined {
      const found = findings.find((one) => one.path === path);
      // A field that is still empty is not wrong yet.
      const isMissing = found?.code === 'extension.nothing' || found?.code === 'extension.noAmount';
      // What is no amount says its field itself, once it is typed to the end.
      const isUnread = wrong.some((one) => one.path === path);
      return found && !isMissing && !isUnread ? sayFinding(found) : undefined;
    },
    chooseEnd: setChosen,
    enter(next: string) {
      setText(next);
      setAsked(undefined);
    },
    enterFor(channel: BudgetChannel, next: string) {
      setTexts({ ...texts, [channel]: next });
      setAsked(undefined);
    },
    /** It begins with what was typed, divided as it would be without. */
    divideByHand(next: boolean) {
      setByHand(next);
      if (!next || typed === 0) return;
      const split = splitEvenly(typed, channels);
      setTexts(perBudget((channel) => (split[channel] ? amountText(split[channel]) : '')));
    },
    /** Whether it may be sent now; a large amount is asked about once more. */
    isConfirmed(): boolean {
      if (findings.length > 0) return false;
      if (!question || asked === added) return true;
      setAsked(added);
      return false;
    },
  };
}

export type Enlargement = ReturnType<typeof useEnlargement>;
