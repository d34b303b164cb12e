import { type ReactNode, type RefObject, useRef } from 'react';
import type { FieldProps } from '../fields/field-props.ts';
import { fieldBox, fieldHeights } from '../fields/field-style.ts';
import { PlainField } from '../fields/plain-field.tsx';
import { cx } from '../lib/cx.ts';

interface DayBoxProps extends Omit<FieldProps, 'disabledReason'> {
  warning?: string;
  /** The keys have left the whole field, for this element. */
  onLeave: (to: Element | null) => void;
  children: (box: {
    ref: RefObject<HTMLDivElement | null>;
    describedBy: string | undefined;
  }) => ReactNode;
}

/** Label and box around what is typed and the button of the calendar. */
export function DayBox({ size = 'md', onLeave, children, ...field }: DayBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <PlainField {...field} onLabelPress={() => box.current?.querySelector('input')?.focus()}>
      {({ labelId, describedBy }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and can not be a row
        <div
          ref={box}
          role="group"
          aria-labelledby={labelId}
          className={cx(fieldBox, fieldHeights[size], 'gap-1.5 pr-0')}
          onBlur={({ relatedTarget }) =>
            box.current?.contains(relatedTarget) || onLeave(relatedTarget)
          }
        >
          {children({ ref: box, describedBy })}
        </div>
      )}
    </PlainField>
  );
}
