import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type CheckboxFieldProps as AriaProps,
  CheckboxButton,
  CheckboxField,
  FieldError,
  Text,
} from 'react-aria-components/Checkbox';
import { cx } from '../lib/cx.ts';
import { TipTrigger } from '../overlays/tip-trigger.tsx';
import { useAriaDisabled } from './use-aria-disabled.ts';

export interface CheckboxProps
  extends Omit<AriaProps, 'className' | 'style' | 'children' | 'inputRef'> {
  children?: ReactNode;
  description?: ReactNode;
  error?: string;
  /** Why it cannot be changed now. */
  disabledReason?: string;
  className?: string;
}

const box =
  'mt-0.5 grid size-4 shrink-0 place-items-center rounded-xs border border-control bg-surface text-on-primary transition-colors ' +
  'group-data-hovered:border-text-3 group-data-selected:border-primary group-data-selected:bg-primary ' +
  'group-data-indeterminate:border-primary group-data-indeterminate:bg-primary group-data-invalid:border-danger ' +
  'group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus ' +
  'forced-colors:text-[HighlightText] forced-colors:group-data-indeterminate:bg-[Highlight] forced-colors:group-data-selected:bg-[Highlight]';

export function Checkbox({
  children,
  description,
  error,
  disabledReason,
  className,
  ...props
}: CheckboxProps) {
  const inputRef = useAriaDisabled(Boolean(disabledReason));
  return (
    <TipTrigger tip={disabledReason} isReason placement="top start">
      {(reason) => (
        <CheckboxField
          {...props}
          inputRef={inputRef}
          isReadOnly={props.isReadOnly || Boolean(disabledReason)}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          className={cx('min-w-0', className)}
        >
          <CheckboxButton
            onPointerEnter={disabledReason ? reason.show : undefined}
            onPointerLeave={disabledReason ? reason.hide : undefined}
            className={cx(
              'group relative flex min-h-6 w-fit max-w-full cursor-pointer items-start gap-2.5 py-0.5 text-base pointer-coarse:min-h-11 pointer-coarse:items-center',
              'data-disabled:cursor-not-allowed data-disabled:opacity-60',
              disabledReason && 'cursor-not-allowed opacity-60',
            )}
          >
            {({ isSelected, isIndeterminate }) => (
              <>
                <span className={box}>
                  {isIndeterminate ? (
                    <Minus aria-hidden="true" className="size-3 stroke-[2.5]" />
                  ) : isSelected ? (
                    <Check aria-hidden="true" className="size-3 stroke-[2.5]" />
                  ) : null}
                </span>
                {children ? <span className="min-w-0 wrap-anywhere">{children}</span> : null}
              </>
            )}
          </CheckboxButton>
          {description ? (
            <Text slot="description" className="ml-6.5 block text-xs text-text-2">
              {description}
            </Text>
          ) : null}
          {error ? (
            <FieldError className="ml-6.5 block text-xs text-danger">{error}</FieldError>
          ) : null}
        </CheckboxField>
      )}
    </TipTrigger>
  );
}
