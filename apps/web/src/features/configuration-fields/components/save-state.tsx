import { commonTexts } from '@posthorn/domain/texts/common';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import type { SaveState as State } from '../../../lib/save/saved-document.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { focusField } from '../model/focus-field.ts';
import { useForm } from '../model/form.tsx';

interface SaveStateViewProps {
  state: State;
  failure: string | undefined;
  onRetry: () => void;
  /** Leads to what can not be saved as it is; nothing where no field is marked. */
  onCheck: (() => void) | undefined;
  /** A second one for the eye, where the first is out of sight: silent when all is saved, and not read out again. */
  isEcho?: boolean;
}

/** Quiet while all is well; when it is not, it says so and offers the way out. */
export function SaveStateView({
  state,
  failure,
  onRetry,
  onCheck,
  isEcho = false,
}: SaveStateViewProps) {
  if (isEcho && state === 'saved') return null;
  return (
    <div className="flex min-h-7 flex-wrap items-center text-sm text-text-2">
      <span role={isEcho ? undefined : 'status'} className="flex items-center gap-1.5">
        {state === 'saved' ? (
          <>
            <Check aria-hidden="true" className="size-4 text-success" /> {commonTexts.saved}
          </>
        ) : state === 'saving' ? (
          <>
            <Spinner size={14} /> {configurationTexts.saving}
          </>
        ) : state === 'failed' ? (
          <span className="flex items-center gap-1.5 text-danger">
            <CloudOff aria-hidden="true" className="size-4" /> {configurationTexts.notSaved}
          </span>
        ) : (
          <span className="flex items-center gap-1.5 text-warning">
            <TriangleAlert aria-hidden="true" className="size-4" /> {configurationTexts.notAllSaved}
          </span>
        )}
      </span>
      {state === 'failed' ? (
        <Button
          variant="danger-quiet"
          size="sm"
          className="h-7! px-1.5! underline underline-offset-3"
          onPress={onRetry}
        >
          {configurationTexts.retry}
        </Button>
      ) : state === 'held' && onCheck ? (
        <Button
          variant="quiet"
          size="sm"
          className="h-7! px-1.5! text-warning! underline underline-offset-3"
          onPress={onCheck}
        >
          {configurationTexts.checkTheMarkedFields}
        </Button>
      ) : null}
      {failure && !isEcho ? (
        <span aria-live="polite" className="pl-1.5 text-text-2 wrap-anywhere">
          {failure}
        </span>
      ) : null}
    </div>
  );
}

/** Of the form it stands in. */
export function SaveState({ isEcho = false }: Pick<SaveStateViewProps, 'isEcho'>) {
  const { state, failure, engine, fields, conflicts, messageOf } = useForm();
  const marked = fields.find((field) => field in conflicts || messageOf(field) !== undefined);
  return (
    <SaveStateView
      state={state}
      failure={failure}
      onRetry={engine.retry}
      onCheck={marked && (() => focusField(marked))}
      isEcho={isEcho}
    />
  );
}
