import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button';
import { Spinner } from '../feedback/spinner.tsx';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';
import { words } from '../lib/words.ts';
import { TipTrigger } from '../overlays/tip-trigger.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';

export interface ButtonProps
  extends Omit<AriaProps, 'className' | 'style' | 'children' | 'isPending'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Keeps the width and the focus, says so to a screen reader, and takes no press. */
  isLoading?: boolean;
  /** Why it cannot be used now. It stays reachable, so that the reason can be read. */
  disabledReason?: ReactNode;
  /** Pressed in spite of the reason: leads to what is in the way. */
  onBlockedPress?: () => void;
  tooltip?: ReactNode;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  isLoading = false,
  disabledReason,
  onBlockedPress,
  tooltip,
  className,
  children,
  ...props
}: ButtonProps) {
  const isBlocked = Boolean(disabledReason) && !isLoading;
  return (
    <TipTrigger tip={disabledReason ?? tooltip} isReason={isBlocked}>
      {(reason) => (
        <AriaButton
          {...props}
          {...(isBlocked && {
            'aria-disabled': true,
            type: 'button' as const,
            onPress: () => {
              reason.show();
              onBlockedPress?.();
            },
          })}
          isPending={isLoading}
          className={buttonClass({
            variant,
            size,
            isOff: props.isDisabled || isBlocked,
            className: `relative max-w-full [&_svg]:shrink-0 ${className ?? ''}`,
          })}
        >
          <span className={isLoading ? 'contents [&>*]:invisible' : 'contents'}>
            {icon ? <span className="-ml-0.5 flex [&_svg]:size-4">{icon}</span> : null}
            <span className="truncate">{children}</span>
            {iconEnd ? <span className="-mr-0.5 flex [&_svg]:size-4">{iconEnd}</span> : null}
          </span>
          {isLoading ? (
            <span className="absolute inset-0 grid place-items-center">
              <Spinner />
              <VisuallyHidden>{words().busy}</VisuallyHidden>
            </span>
          ) : null}
        </AriaButton>
      )}
    </TipTrigger>
  );
}
