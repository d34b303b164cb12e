import {
  addedMoneyFindings,
  amountTextFinding,
  budgetWith,
  isUnfinishedAmount,
  minimumBudget,
  type Placement,
  placementBudgets,
  readAmount,
  reconfirmQuestion,
  sayFinding,
  showBudget,
} from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { useState } from 'react';
import type { Campaign } from '../../campaigns/index.ts';
import { fundable } from './draft.ts';

/** The money for one channel more, as typed, and what keeps it from being added. */
export function useAddedMoney(campaign: Campaign, placement: Placement) {
  const [text, setText] = useState('');
  const [isLeft, setLeft] = useState(false);
  /** The total that was asked about. */
  const [asked, setAsked] = useState<number>();
  const { currency } = campaign.spend;
  const money = fundable(campaign, currency);
  const amount = readAmount(text, 'whole') ?? 0;
  const added = { placement, amount };
  const total = { amount: budgetWith(money, added).customTotalGrossBudget, currency };
  const question = reconfirmQuestion(total);
  const unread = amountTextFinding(text, 'channelAmount');
  const isMissing = !unread && amount === 0;
  const found = unread ?? (isMissing ? undefined : addedMoneyFindings(money, added)[0]);
  const error = found && sayFinding(found);
  const least = minimumBudget(placementBudgets[placement], money);
  const isSure = found !== undefined && found.path === 'channelAmount' && !isUnfinishedAmount(text);
  return {
    text,
    amount,
    /** Of the campaign with it; nothing while there is no amount. */
    total: found || isMissing ? undefined : showBudget(total),
    /** What the network wants for these days; nothing where that is not known. */
    least: least === undefined ? undefined : showBudget({ amount: least, currency }),
    whyNot: isMissing ? campaignTexts.channelNeedsBudget : error,
    /** At the field: what more typing does not mend at once, the rest when it is left. */
    error: isLeft || isSure ? error : undefined,
    question: question && asked === total.amount ? sayFinding(question) : undefined,
    enter(next: string) {
      setText(next);
      setAsked(undefined);
      setLeft(false);
    },
    leave: () => setLeft(true),
    /** Whether it may be added now; if not, it says why or asks once more. */
    isConfirmed(): boolean {
      if (found || isMissing) setLeft(true);
      else if (question && asked !== total.amount) setAsked(total.amount);
      else return true;
      return false;
    },
  };
}
