import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/TextField';
import { NoteText, noteClasses } from './note-text.tsx';

interface FieldMessageProps {
  error?: string;
  warning?: string;
  /** The field checks bounds itself and may have a sentence of its own, if the caller has none. */
  hasOwnErrors?: boolean;
  /** Stands at the right: the counter. */
  end?: ReactNode;
}

/** The line under a field: its error, else its warning, and the counter at the right. */
export function FieldMessage({ error, warning, hasOwnErrors, end }: FieldMessageProps) {
  if (!error && !warning && !end) {
    return hasOwnErrors ? <FieldError className="text-xs text-danger" /> : null;
  }
  return (
    <div className="flex items-start gap-3 text-xs">
      <div className="min-w-0 flex-1 wrap-anywhere">
        {error ? (
          <FieldError className={noteClasses.error}>
            <NoteText kind="error" text={error} />
          </FieldError>
        ) : warning ? (
          <span className={noteClasses.warning}>
            <NoteText kind="warning" text={warning} />
          </span>
        ) : null}
      </div>
      {end}
    </div>
  );
}
