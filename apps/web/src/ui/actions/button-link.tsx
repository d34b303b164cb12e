import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaProps } from 'react-aria-components/Link';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';

export interface ButtonLinkProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  href: NonNullable<AriaProps['href']>;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Goes somewhere, so it is a link; leads the page, so it looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  icon,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <AriaLink
      {...props}
      className={buttonClass({ variant, size, isOff: props.isDisabled, className })}
    >
      {icon ? <span className="-ml-0.5 flex [&_svg]:size-4">{icon}</span> : null}
      <span className="truncate">{children}</span>
    </AriaLink>
  );
}
