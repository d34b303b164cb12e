import { fill, sayFinding } from '@posthorn/domain';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { errorText } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { NoteText, noteClasses } from '../../../ui/fields/note-text.tsx';
import type { BudgetDraftState } from './use-budget-draft.ts';

interface BudgetNotesProps {
  budget: BudgetDraftState;
  /** Why it could not be saved. */
  error: Error | null;
  /** What another person set meanwhile, as people read it. */
  theirs: string;
}

/** What is said about the budget as a whole, below its total. */
export function BudgetNotes({ budget, error, theirs }: BudgetNotesProps) {
  const { note, question } = budget;
  const isWrong = note?.code === 'budget.tooLarge' || note?.code === 'budget.notEnough';
  return (
    <>
      <div role="status" className="text-sm">
        {note ? (
          <p className={`mt-3 ${isWrong ? noteClasses.error : 'text-text-2'}`}>
            {isWrong ? <NoteText kind="error" text={sayFinding(note)} /> : sayFinding(note)}
          </p>
        ) : null}
      </div>
      {budget.isForeign ? (
        <Alert
          kind="warning"
          isLive
          className="mt-3"
          title={budgetDialogTexts.changedByOthers}
          actions={
            <>
              <Button size="sm" onPress={() => budget.settle('theirs')}>
                {budgetDialogTexts.useTheirs}
              </Button>
              <Button size="sm" variant="quiet" onPress={() => budget.settle('mine')}>
                {budgetDialogTexts.keepMine}
              </Button>
            </>
          }
        >
          {fill(budgetDialogTexts.theirAmount, { budget: theirs })}
        </Alert>
      ) : null}
      {question ? (
        <Alert kind="warning" isLive className="mt-3">
          {question}
        </Alert>
      ) : null}
      {error ? (
        <Alert kind="error" isLive className="mt-3">
          {errorText(error)}
        </Alert>
      ) : null}
    </>
  );
}
