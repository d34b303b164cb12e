import { ExternalLink } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaProps } from 'react-aria-components/Link';
import { cx } from '../lib/cx.ts';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';
import { words } from '../lib/words.ts';

export interface LinkProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  /** inline: underlined in running text; quiet: underlined on hover; plain: the caller's own look. */
  variant?: 'inline' | 'quiet' | 'plain';
  /** Opens in a new tab and says so. */
  isExternal?: boolean;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

const looks = {
  inline: 'text-primary underline decoration-1 underline-offset-3 data-hovered:text-primary-hover',
  quiet:
    'inline-block py-0.5 font-medium text-primary data-hovered:text-primary-hover data-hovered:underline underline-offset-3',
  plain: '',
};

export function Link({ variant = 'inline', isExternal, className, children, ...props }: LinkProps) {
  return (
    <AriaLink
      {...props}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      className={cx(
        'cursor-pointer rounded-xs transition-colors data-disabled:cursor-not-allowed data-disabled:opacity-60',
        looks[variant],
        className,
      )}
    >
      {children}
      {isExternal ? (
        <>
          <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5 align-[-2px]" />
          <VisuallyHidden> {words().inNewTab}</VisuallyHidden>
        </>
      ) : null}
    </AriaLink>
  );
}
