import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';
import { words } from '../lib/words.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';

interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** An icon and nothing else; it then wants an aria-label. */
  isSquare?: boolean;
  /** Keeps the width and the focus, says so to a screen reader, and takes no press. */
  isLoading?: boolean;
}

/**
 * The browser's own button in the looks of Button, without tips and reasons. For what has to show
 * before anything else is loaded: React Aria would be a tenth of the sign-in page.
 */
export function PlainButton({
  variant = 'secondary',
  size = 'md',
  icon,
  isSquare,
  isLoading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...props
}: PlainButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...props}
      type={type}
      aria-disabled={isLoading || undefined}
      onClick={press}
      className={buttonClass({
        variant,
        size,
        isSquare,
        className: `relative max-w-full [&_svg]:shrink-0 ${className ?? ''}`,
      })}
    >
      <span className={isLoading ? 'contents [&>*]:invisible' : 'contents'}>
        {icon ? (
          <span className={isSquare ? 'flex [&_svg]:size-4' : '-ml-0.5 flex [&_svg]:size-4'}>
            {icon}
          </span>
        ) : null}
        {isSquare ? null : <span className="truncate">{children}</span>}
      </span>
      {isLoading ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
          <VisuallyHidden>{words().busy}</VisuallyHidden>
        </span>
      ) : null}
    </button>
  );
}
