import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button';
import type { TooltipProps } from 'react-aria-components/Tooltip';
import { Spinner } from '../feedback/spinner.tsx';
import { TipTrigger } from '../overlays/tip-trigger.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';

export interface IconButtonProps
  extends Omit<AriaProps, 'className' | 'style' | 'children' | 'isPending' | 'aria-label'> {
  /** Its name for a screen reader, and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  isLoading?: boolean;
  disabledReason?: string;
  /** A name that everyone knows (a cross in a corner) needs no bubble. */
  hasTooltip?: boolean;
  /** Shorter words for the eye, which sees what it is about. */
  tooltip?: string;
  tooltipPlacement?: TooltipProps['placement'];
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  isLoading = false,
  disabledReason,
  hasTooltip = true,
  tooltip,
  tooltipPlacement,
  className,
  ...props
}: IconButtonProps) {
  const isBlocked = Boolean(disabledReason) && !isLoading;
  return (
    <TipTrigger
      tip={disabledReason ?? (hasTooltip ? (tooltip ?? label) : null)}
      isReason={isBlocked}
      placement={tooltipPlacement}
    >
      {(reason) => (
        <AriaButton
          {...props}
          {...(isBlocked && { 'aria-disabled': true, onPress: reason.show })}
          aria-label={label}
          isPending={isLoading}
          className={buttonClass({
            variant,
            size,
            isSquare: true,
            isOff: props.isDisabled || isBlocked,
            className: `[&_svg]:size-4 ${className ?? ''}`,
          })}
        >
          {isLoading ? <Spinner /> : icon}
        </AriaButton>
      )}
    </TipTrigger>
  );
}
