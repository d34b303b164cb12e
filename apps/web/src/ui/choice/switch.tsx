import type { ReactNode } from 'react';
import {
  type SwitchFieldProps as AriaProps,
  SwitchButton,
  SwitchField,
  Text,
} from 'react-aria-components/Switch';
import { cx } from '../lib/cx.ts';
import { TipTrigger } from '../overlays/tip-trigger.tsx';
import { useAriaDisabled } from './use-aria-disabled.ts';

interface SwitchProps
  extends Omit<AriaProps, 'className' | 'style' | 'children' | 'inputRef' | 'isInvalid'> {
  children: ReactNode;
  /** The label stays for a screen reader. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  disabledReason?: string;
  className?: string;
}

/** Takes effect at once; what waits for a Save button is a Checkbox. */
export function Switch({
  children,
  isLabelHidden,
  description,
  disabledReason,
  className,
  ...props
}: SwitchProps) {
  const inputRef = useAriaDisabled(Boolean(disabledReason));
  return (
    <TipTrigger tip={disabledReason} isReason placement="top start">
      {(reason) => (
        <SwitchField
          {...props}
          inputRef={inputRef}
          isReadOnly={props.isReadOnly || Boolean(disabledReason)}
          className={cx('min-w-0', className)}
        >
          <SwitchButton
            onPointerEnter={disabledReason ? reason.show : undefined}
            onPointerLeave={disabledReason ? reason.hide : undefined}
            className={cx(
              'group relative flex min-h-6 w-fit max-w-full cursor-pointer items-start gap-2.5 text-base pointer-coarse:min-h-11 pointer-coarse:items-center',
              'data-disabled:cursor-not-allowed data-disabled:opacity-60',
              disabledReason && 'cursor-not-allowed opacity-60',
            )}
          >
            <span className="mt-0.5 flex h-5 w-9 shrink-0 items-center rounded-full bg-control p-0.5 transition-colors group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus group-data-hovered:bg-text-3 group-data-selected:bg-primary group-data-selected:group-data-hovered:bg-primary-hover forced-colors:border">
              <span className="size-4 rounded-full bg-surface shadow-low transition-transform group-data-selected:translate-x-4 forced-colors:bg-[ButtonText]" />
            </span>
            <span className={isLabelHidden ? 'sr-only' : 'min-w-0 py-0.5 wrap-anywhere'}>
              {children}
            </span>
          </SwitchButton>
          {description ? (
            <Text slot="description" className="ml-11.5 block text-xs text-text-2">
              {description}
            </Text>
          ) : null}
        </SwitchField>
      )}
    </TipTrigger>
  );
}
