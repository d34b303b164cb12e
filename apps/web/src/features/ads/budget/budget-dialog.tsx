import {
  type Currency,
  type Finding,
  fill,
  isBudgetSettable,
  runningDays,
  sayFinding,
  showDate,
  shownBudget,
} from '@posthorn/domain';
import { budgetTexts } from '@posthorn/domain/texts/budget';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { commonTexts } from '@posthorn/domain/texts/common';
import { requestTexts } from '@posthorn/domain/texts/request';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FooterNote } from '../../../ui/overlays/footer-note.tsx';
import { type Campaign, CommandButton } from '../../campaigns/index.ts';
import { useSetBudget } from '../api/set-budget.ts';
import { BudgetHelp } from './budget-help.tsx';
import { BudgetNotes } from './budget-notes.tsx';
import { BudgetRows } from './budget-rows.tsx';
import { BudgetTotal } from './budget-total.tsx';
import type { EnteredBudget } from './draft.ts';
import { Suggestion } from './suggestion.tsx';
import { useBudgetDraft } from './use-budget-draft.ts';

interface BudgetDialogProps {
  campaign: Campaign;
  currency: Currency;
  /** What was entered and left before. */
  entered?: EnteredBudget | undefined;
  /** With what was entered, where that is lost now. */
  onClose: (entered?: EnteredBudget) => void;
}

/** What the campaign may spend, channel by channel; after the launch only to be read. */
export default function BudgetDialog(props: BudgetDialogProps) {
  const { campaign, currency, entered, onClose } = props;
  const isOpen = isBudgetSettable(campaign.status);
  const budget = useBudgetDraft(campaign, currency, isOpen ? entered : undefined);
  const save = useSetBudget(campaign);
  const confirm = () => {
    if (save.isPending || budget.isForeign || !budget.isConfirmed()) return;
    save.mutate(budget.amounts, { onSuccess: () => onClose() });
  };
  const leave = () => onClose(isOpen ? budget.unsaved : undefined);
  const reason = budget.isForeign ? requestTexts.stale : sayFirst(budget.findings);
  return (
    <Dialog
      isOpen
      onOpenChange={(isStaying) => isStaying || leave()}
      title={isOpen ? budgetDialogTexts.set : budgetTexts.budget}
      description={runtime(campaign)}
      isDismissable={!isOpen}
      isBusy={save.isPending}
      footer={
        <>
          {isOpen ? <FooterNote>{budgetDialogTexts.nothingPublished}</FooterNote> : null}
          <Button isDisabled={save.isPending} onPress={leave}>
            {isOpen ? commonTexts.cancel : commonTexts.close}
          </Button>
          {isOpen ? (
            <Button
              variant="primary"
              isLoading={save.isPending}
              disabledReason={reason}
              // a double click is one press
              onClick={({ detail }) => detail > 1 || confirm()}
            >
              {budget.question ? budgetDialogTexts.reconfirm : budgetDialogTexts.set}
            </Button>
          ) : null}
        </>
      }
    >
      {isOpen ? (
        <Suggestion campaign={campaign} currency={currency} budget={budget} />
      ) : (
        <Alert
          className="mb-2"
          actions={
            <>
              <CommandButton size="sm" campaign={campaign} command="boost" />
              <CommandButton size="sm" campaign={campaign} command="extend" />
            </>
          }
        >
          <p>{budgetTexts.launched}</p>
          {campaign.abilities.includes('boost') ? <p>{budgetDialogTexts.addByBoost}</p> : null}
        </Alert>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
        // a key that is held down is one press too
        onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
      >
        <BudgetRows campaign={campaign} currency={currency} budget={budget} isOpen={isOpen} />
        <button type="submit" hidden>
          {budgetDialogTexts.set}
        </button>
      </form>
      <BudgetTotal
        amounts={budget.amounts}
        currency={currency}
        running={isOpen ? undefined : campaign}
      />
      {isOpen ? (
        <>
          <BudgetNotes
            budget={budget}
            error={budget.isForeign ? null : save.error}
            theirs={shownBudget(campaign, currency)}
          />
          <BudgetHelp />
        </>
      ) : null}
    </Dialog>
  );
}

const sayFirst = ([first]: readonly Finding[]) => first && sayFinding(first);

/** How long the money has to last. */
function runtime({ startDate, endDate }: Campaign): string {
  if (!startDate || !endDate) {
    return budgetDialogTexts.runtimeUnknown;
  }
  return fill(budgetDialogTexts.runtime, {
    start: showDate(startDate),
    end: showDate(endDate),
    n: runningDays(startDate, endDate),
  });
}
