import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/TextField';

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
          <FieldError className="flex gap-1 text-danger">
            <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            <span>{error}</span>
          </FieldError>
        ) : warning ? (
          <span className="flex gap-1 text-warning">
            <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            <span>{warning}</span>
          </span>
        ) : null}
      </div>
      {end}
    </div>
  );
}
