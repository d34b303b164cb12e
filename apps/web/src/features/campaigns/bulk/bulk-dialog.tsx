import {
  amountTextFinding,
  DEFAULT_CURRENCY,
  fill,
  readAmount,
  reconfirmQuestion,
  sayFinding,
  showBudget,
} from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { commonTexts } from '@posthorn/domain/texts/common';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Radio } from '../../../ui/choice/radio.tsx';
import { RadioGroup } from '../../../ui/choice/radio-group.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { statusName } from '../model/campaign-facts.ts';
import { clearSelection } from '../model/selection.ts';
import type { BulkAction, BulkInput } from './bulk-action.ts';
import { BulkFields, type Entered, NOTHING_ENTERED } from './bulk-fields.tsx';
import { BulkOutcomes } from './bulk-outcomes.tsx';
import type { BulkTask } from './bulk-tasks.ts';
import { type Outcome, useBulkRun } from './use-bulk-run.ts';

interface BulkDialogProps {
  task: BulkTask;
  campaigns: readonly CampaignRow[];
  /** The same ones as the list knows them now: what was changed meanwhile has another version. */
  newest: readonly CampaignRow[];
  onClose: () => void;
}

/** Asks before several campaigns are changed, shows how far it is, and what came of each. */
export function BulkDialog({ task, campaigns, newest, onClose }: BulkDialogProps) {
  const ways = task.actions.filter(({ allows }) => campaigns.some(allows));
  const [action, setAction] = useState(ways[0] ?? task.actions[0]);
  const meant = campaigns.filter(action.allows);
  const leftOut = campaigns.length - meant.length;
  const [entered, setEntered] = useState<Entered>(NOTHING_ENTERED);
  const [isSure, setSure] = useState(false);
  const { outcomes, isRunning, run, takeBack } = useBulkRun();

  const input = inputOf(entered);
  const money = moneyOf(action, meant, input);
  const error = enteredError(action, entered, input, meant);
  const needsSure = isEntered(action, entered) && money.needsSure;
  const isReady =
    meant.length > 0 && isEntered(action, entered) && error === undefined && (!needsSure || isSure);

  const results = meant.map(({ id }) => outcomes.get(id));
  const inState = (state: Outcome['state']) => results.filter((one) => one?.state === state).length;
  const [done, undone] = [inState('done'), inState('undone')];
  const failed = meant.filter(({ id }) => outcomes.get(id)?.state === 'failed');
  const over = done + undone + failed.length;
  const undoable = meant.filter(({ id }) => outcomes.get(id)?.undo);
  const [isUndoing, setUndoing] = useState(false);
  const hasBegun = outcomes.size > 0;
  const isOver = hasBegun && !isRunning;

  const enter = (next: Entered) => {
    setEntered(next);
    setSure(false);
  };
  const chooseWay = (wanted: string) => {
    setAction(ways.find(({ id }) => id === wanted) ?? action);
    enter(NOTHING_ENTERED);
  };
  const start = (those: readonly CampaignRow[]) =>
    void run(those, async (campaign, attempt) => {
      // A retry knows what changed meanwhile: what is over by now must not run again by this.
      if (action.allows(campaign)) return action.run(campaign, input, attempt);
      throw new Error(fill(campaignTexts.changedMeanwhile, { status: statusName(campaign) }));
    });
  const retry = () => start(failed.map((one) => newest.find(({ id }) => id === one.id) ?? one));
  const undo = () => {
    setUndoing(true);
    void takeBack(undoable);
  };
  const close = () => {
    if (isOver && failed.length === 0) clearSelection();
    onClose();
  };

  return (
    <Dialog
      role={action.input ? 'dialog' : 'alertdialog'}
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      title={action.title(meant.length)}
      isDismissable={false}
      isBusy={isRunning}
      footer={
        isOver ? (
          <>
            {undoable.length > 0 ? <Button onPress={undo}>{bulkTexts.undo}</Button> : null}
            {failed.length > 0 && !isUndoing ? (
              <Button onPress={retry}>{bulkTexts.retry}</Button>
            ) : null}
            <Button variant="primary" onPress={close} autoFocus>
              {commonTexts.close}
            </Button>
          </>
        ) : (
          <>
            <Button isDisabled={isRunning} onPress={close} autoFocus>
              {commonTexts.cancel}
            </Button>
            <Button
              variant={action.isDestructive ? 'danger' : 'primary'}
              isLoading={isRunning}
              isDisabled={!isReady}
              onPress={() => start(meant)}
            >
              {action.label}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4 text-base text-text-2">
        {hasBegun ? null : (
          <>
            {ways.length > 1 ? (
              <RadioGroup label={task.ways ?? ''} value={action.id} onChange={chooseWay}>
                {ways.map(({ id, label }) => (
                  <Radio key={id} value={id}>
                    {label}
                  </Radio>
                ))}
              </RadioGroup>
            ) : null}
            <p>{action.text}</p>
            <BulkFields
              input={action.input}
              isTotal={action.money?.isTotal}
              currency={money.currency}
              entered={entered}
              error={error}
              onChange={enter}
            />
            <p className="tabular font-medium text-text">{money.text}</p>
            {needsSure && action.money ? (
              <Checkbox isSelected={isSure} onChange={setSure}>
                {action.money.reconfirm(money.sum)}
              </Checkbox>
            ) : null}
            {leftOut > 0 ? <p>{fill(bulkTexts.leftOut, { n: leftOut })}</p> : null}
          </>
        )}
        {isRunning ? (
          <>
            <ProgressBar
              label={bulkTexts.progress}
              isLabelHidden
              value={(over / meant.length) * 100}
              valueText={fill(bulkTexts.running, { done: over, n: meant.length })}
            />
            <p>{bulkTexts.keepOpen}</p>
          </>
        ) : null}
        {isOver ? (
          <p role="status" className="font-medium text-text">
            {undone > 0 ? fill(bulkTexts.allUndone, { n: undone }) : null}{' '}
            {done > 0 ? fill(bulkTexts.allDone, { n: done }) : null}{' '}
            {failed.length > 0 ? fill(bulkTexts.someFailed, { n: failed.length }) : null}
          </p>
        ) : null}
        <BulkOutcomes
          campaigns={meant}
          outcomes={outcomes}
          totalOf={
            action.money?.isTotal && isEntered(action, entered) && !isUndoing
              ? (campaign) => action.money?.of(campaign, input) ?? 0
              : undefined
          }
        />
      </div>
    </Dialog>
  );
}

const inputOf = ({ range, endDate, amount, percent, slug }: Entered): BulkInput => ({
  startDate: range?.start ?? '',
  endDate: endDate ?? range?.end ?? '',
  amount: readAmount(amount, 'whole') ?? 0,
  percent: percent ?? 0,
  slug: slug ?? '',
});

/** Whether there is something to do it with. */
function isEntered({ input }: BulkAction, entered: Entered): boolean {
  if (input === 'dates') return entered.range !== null;
  if (input === 'endDate') {
    return entered.endDate !== null && amountTextFinding(entered.amount, 'amount') === undefined;
  }
  if (input === 'amount') return inputOf(entered).amount > 0;
  if (input === 'percent') return Boolean(entered.percent);
  return input !== 'workspace' || entered.slug !== null;
}

function enteredError(
  action: BulkAction,
  entered: Entered,
  input: BulkInput,
  [first]: readonly CampaignRow[],
): string | undefined {
  if (!first || !isEntered(action, entered)) return undefined;
  const wrong = action.money?.findingOf(input, first);
  return wrong && sayFinding(wrong);
}

/** What is spent in all, and whether it is so much that it is asked about twice. */
function moneyOf({ money }: BulkAction, meant: readonly CampaignRow[], input: BulkInput) {
  const currency = meant[0]?.spend.currency ?? DEFAULT_CURRENCY;
  const shown = (amount: number) => showBudget({ amount, currency });
  const together = meant.reduce((sum, one) => sum + (one.customTotalGrossBudget ?? 0), 0);
  if (!money) {
    const text = fill(bulkTexts.budgets, { sum: shown(together) });
    return { currency, sum: shown(together), needsSure: false, text };
  }
  const amount = meant.reduce((sum, one) => sum + money.of(one, input), 0);
  const sum = shown(amount);
  return {
    currency,
    sum,
    needsSure: reconfirmQuestion({ amount, currency }) !== undefined,
    text: money.sum(sum, shown(together)),
  };
}
