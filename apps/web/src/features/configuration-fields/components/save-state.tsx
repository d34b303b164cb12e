import { commonTexts } from '@posthorn/domain/texts/common';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { focusField } from '../model/focus-field.ts';
import { useForm } from '../model/form.tsx';

interface SaveStateProps {
  /** A second one for the eye, where the first is out of sight; it is not read out again. */
  isEcho?: boolean;
}

/** Quiet while all is well; when it is not, it says so and offers the way out. */
export function SaveState({ isEcho = false }: SaveStateProps) {
  const { state, failure, engine, fields, conflicts, messageOf } = useForm();
  const marked = fields.find((field) => field in conflicts || messageOf(field) !== undefined);
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
          onPress={engine.retry}
        >
          {configurationTexts.retry}
        </Button>
      ) : state === 'held' && marked ? (
        <Button
          variant="quiet"
          size="sm"
          className="h-7! px-1.5! text-warning! underline underline-offset-3"
          onPress={() => focusField(marked)}
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
