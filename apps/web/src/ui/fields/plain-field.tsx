import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import type { FieldProps } from './field-props.ts';
import { fieldRoot } from './field-style.ts';
import { NoteText, noteClasses } from './note-text.tsx';
import { RequiredMark } from './required-mark.tsx';

interface PlainFieldProps
  extends Pick<
    FieldProps,
    'label' | 'isLabelHidden' | 'description' | 'error' | 'isRequired' | 'isDisabled' | 'className'
  > {
  warning?: string;
  /** Wrong without a sentence of its own: what stands beside says why. */
  isInvalid?: boolean;
  /** Stands at the right of the message: the counter. */
  end?: ReactNode;
  /** A press on the label. */
  onLabelPress: () => void;
  children: (ids: { labelId: string; describedBy?: string }) => ReactNode;
}

/** Label, help and error around a control that is made of several: it takes their ids itself. */
export function PlainField({
  label,
  isLabelHidden,
  description,
  error,
  warning,
  isInvalid = Boolean(error),
  end,
  isRequired,
  isDisabled,
  className,
  onLabelPress,
  children,
}: PlainFieldProps) {
  const id = useId();
  const labelId = `${id}label`;
  const descriptionId = description ? `${id}description` : null;
  const errorId = error ? `${id}error` : undefined;
  const describedBy = cx(descriptionId, errorId) || undefined;
  return (
    <div
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      className={cx(fieldRoot, className)}
    >
      <div className={isLabelHidden && !description ? 'contents' : 'flex flex-col gap-0.5'}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a convenience for the pointer; keys reach the control itself */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
        <span
          id={labelId}
          onClick={onLabelPress}
          className={
            isLabelHidden ? 'sr-only' : 'text-sm font-medium text-text wrap-anywhere select-none'
          }
        >
          {label}
          {isRequired ? <RequiredMark /> : null}
        </span>
        {descriptionId ? (
          <span id={descriptionId} className="text-xs text-text-2">
            {description}
          </span>
        ) : null}
      </div>
      {children({ labelId, describedBy })}
      {error || warning || end ? (
        <div className="flex items-start gap-3 text-xs">
          <div className="min-w-0 flex-1 wrap-anywhere">
            {error ? (
              <span id={errorId} className={noteClasses.error}>
                <NoteText kind="error" text={error} />
              </span>
            ) : warning ? (
              <span className={noteClasses.warning}>
                <NoteText kind="warning" text={warning} />
              </span>
            ) : null}
          </div>
          {end}
        </div>
      ) : null}
    </div>
  );
}
