import {
  campaignTitle,
  DEFAULT_CURRENCY,
  fill,
  readAmount,
  reconfirmQuestion,
  showBudget,
} from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { commonTexts } from '@posthorn/domain/texts/common';
import { useState } from 'react';
import { UnbrokenDates } from '../../../lib/time/unbroken-dates.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { campaignFacts } from '../model/campaign-facts.ts';
import { clearSelection } from '../model/selection.ts';
import type { BulkAction } from './bulk-action.ts';
import { BulkFields, type Entered, NOTHING_ENTERED } from './bulk-fields.tsx';
import { type Outcome, useBulkRun } from './use-bulk-run.ts';

interface BulkDialogProps {
  action: BulkAction;
  campaigns: readonly CampaignRow[];
  onClose: () => void;
}

/** Asks before several campaigns are changed, shows how far it is, and what came of each. */
export function BulkDialog({ action, campaigns, onClose }: BulkDialogProps) {
  const meant = campaigns.filter(action.allows);
  const leftOut = campaigns.length - meant.length;
  const currency = meant[0]?.spend.currency ?? DEFAULT_CURRENCY;
  const [entered, setEntered] = useState<Entered>(NOTHING_ENTERED);
  const [isSure, setSure] = useState(false);
  const [isUndone, setUndone] = useState(false);
  const { outcomes, isRunning, run } = useBulkRun();

  const amount = readAmount(entered.amount, 'whole') ?? 0;
  const added = { amount: amount * meant.length, currency };
  const needsSure = action.input === 'amount' && reconfirmQuestion(added) !== undefined;
  const isReady =
    meant.length > 0 &&
    (action.input !== 'dates' || entered.range !== null) &&
    (action.input !== 'amount' || amount > 0) &&
    (action.input !== 'workspace' || entered.slug !== null) &&
    (!needsSure || isSure);

  const results = meant.map(({ id }) => outcomes.get(id));
  const done = results.filter((one) => one?.state === 'done').length;
  const failed = meant.filter(({ id }) => outcomes.get(id)?.state === 'failed');
  const undoable = meant.filter(({ id }) => outcomes.get(id)?.undo);
  const hasBegun = outcomes.size > 0;
  const isOver = hasBegun && !isRunning;

  const input = {
    startDate: entered.range?.start ?? '',
    endDate: entered.range?.end ?? '',
    amount,
    slug: entered.slug ?? '',
  };
  const start = (those: readonly CampaignRow[]) =>
    void run(those, (campaign) => action.run(campaign, input));
  const undo = () => {
    setUndone(true);
    void run(undoable, async ({ id }) => {
      await outcomes.get(id)?.undo?.();
      return undefined;
    });
  };
  const close = () => {
    if (isOver && failed.length === 0) clearSelection();
    onClose();
  };

  const budgets = meant.reduce((sum, one) => sum + (one.customTotalGrossBudget ?? 0), 0);
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
            {undoable.length > 0 && !isUndone ? (
              <Button onPress={undo}>{bulkTexts.undo}</Button>
            ) : null}
            {failed.length > 0 && !isUndone ? (
              <Button onPress={() => start(failed)}>{bulkTexts.retry}</Button>
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
            <p>{action.text}</p>
            <BulkFields
              input={action.input}
              currency={currency}
              entered={entered}
              onChange={setEntered}
            />
            <p className="tabular font-medium text-text">
              {action.input === 'amount'
                ? fill(bulkTexts.added, { sum: showBudget(added) })
                : fill(bulkTexts.budgets, { sum: showBudget({ amount: budgets, currency }) })}
            </p>
            {needsSure ? (
              <Checkbox isSelected={isSure} onChange={setSure}>
                {fill(bulkTexts.reconfirm, { sum: showBudget(added) })}
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
              value={
                (results.filter((one) => one && one.state !== 'waiting').length / meant.length) *
                100
              }
              valueText={fill(bulkTexts.running, { done: done + failed.length, n: meant.length })}
            />
            <p>{bulkTexts.keepOpen}</p>
          </>
        ) : null}
        {isOver ? (
          <p role="status" className="font-medium text-text">
            {done > 0 ? fill(isUndone ? bulkTexts.undone : bulkTexts.allDone, { n: done }) : null}{' '}
            {failed.length > 0 ? fill(bulkTexts.someFailed, { n: failed.length }) : null}
          </p>
        ) : null}
        <ul className="divide-y divide-line rounded-card border border-line">
          {meant.map((campaign) => (
            <li key={campaign.id} className="flex flex-col px-3 py-2 text-sm">
              <span className="flex justify-between gap-3">
                <span className="truncate font-medium text-text">{campaignTitle(campaign)}</span>
                <State outcome={outcomes.get(campaign.id)} />
              </span>
              <span className="tabular text-xs">
                <UnbrokenDates text={campaignFacts(campaign).join(' · ')} />
              </span>
              {outcomes.get(campaign.id)?.reason ? (
                <span className="text-danger">{outcomes.get(campaign.id)?.reason}</span>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function State({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome || outcome.state === 'failed') return null;
  return <span className="shrink-0 text-xs">{bulkTexts[outcome.state]}</span>;
}
