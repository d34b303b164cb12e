import {
  type BudgetChannel,
  budgetFindings,
  type Currency,
  type Finding,
  reconfirmQuestion,
  sayFinding,
  shortageOf,
  totalOf,
} from '@posthorn/domain';
import { useState } from 'react';
import type { Campaign } from '../../campaigns/index.ts';
import { isSameBudget } from '../model/same-budget.ts';
import {
  amountsOf,
  type BudgetEntry,
  draftOf,
  type EnteredBudget,
  filledWith,
  fundable,
  isSameDraft,
  unreadable,
  wantedIn,
} from './draft.ts';

/** These would only interrupt while a person is still typing. */
const waits = ({ code }: Finding) => tooLittle.includes(code);
const tooLittle: readonly Finding['code'][] = [
  'budget.channelMinimum',
  'budget.notEnough',
  'launch.metaPlaces',
  'launch.linkedInFormats',
];

/** What more typing does not mend: it is said at once. What is no amount says its field itself. */
const isTooLarge = ({ code }: Finding) => code === 'field.between';

/** What is entered, what is wrong with it, and how much of that is said already. */
export function useBudgetDraft(campaign: Campaign, currency: Currency, entered?: EnteredBudget) {
  const [draft, setDraft] = useState(() => entered?.draft ?? draftOf(campaign, currency));
  /** The campaign whose budget was seen when this was entered. */
  const [seen, setSeen] = useState(entered?.seen ?? campaign);
  const [editing, setEditing] = useState<BudgetChannel>();
  const [left, setLeft] = useState<readonly BudgetChannel[]>([]);
  const [isTried, setTried] = useState(false);
  /** The total that was asked about. */
  const [asked, setAsked] = useState<number>();

  const amounts = amountsOf(draft);
  const total = totalOf(amounts);
  const unread = unreadable(draft);
  const findings =
    unread.length > 0 ? unread : budgetFindings(fundable(campaign, currency), amounts);
  const question = reconfirmQuestion({ amount: total, currency });
  const isSaid = (found: Finding) => isTried || !waits(found) || editing === undefined;
  const change = (next: typeof draft) => {
    setDraft(next);
    setAsked(undefined);
  };
  return {
    draft,
    amounts,
    total,
    findings,
    /** What would be lost if it were closed now. */
    unsaved: isSameDraft(draft, draftOf(seen, currency)) ? undefined : { draft, seen },
    isForeign: !isSameBudget(campaign, seen),
    question: question && asked === total ? sayFinding(question) : undefined,
    errorAt(channel: BudgetChannel): string | undefined {
      const found = findings.find(({ path }) => path === channel);
      if (!found) return undefined;
      const isLeft = left.includes(channel) && editing !== channel;
      const isSaidAtOnce = isTooLarge(found) || (waits(found) && editing === undefined);
      return isTried || isLeft || isSaidAtOnce ? sayFinding(found) : undefined;
    },
    /** About all channels together. */
    note: findings.find((found) => found.path === 'total' && isSaid(found)),
    enter: (channel: BudgetChannel, entry: BudgetEntry) => change({ ...draft, [channel]: entry }),
    /** What a sum is too small for of the channels that are on. */
    shortageOf: (sum: number) =>
      shortageOf(sum, wantedIn(draft, campaign), { ...campaign, currency }),
    wanted: wantedIn(draft, campaign),
    fill: (sum: number) => change(filledWith(draft, sum, campaign, currency)),
    focus: (channel: BudgetChannel) => setEditing(channel),
    leave(channel: BudgetChannel) {
      setEditing(undefined);
      setLeft([...left, channel]);
    },
    /** Another person set another budget: keep what is entered here, or take theirs. */
    settle(whose: 'mine' | 'theirs') {
      setSeen(campaign);
      if (whose === 'theirs') change(draftOf(campaign, currency));
    },
    /** Whether it may be saved now; if not, it says why or asks once more. */
    isConfirmed(): boolean {
      if (findings.length > 0) setTried(true);
      else if (question && asked !== total) setAsked(total);
      else return true;
      return false;
    },
  };
}

export type BudgetDraftState = ReturnType<typeof useBudgetDraft>;
