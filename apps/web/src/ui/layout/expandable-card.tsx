import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type DisclosureProps as AriaProps,
  Button,
  Disclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/Disclosure';
import { cx } from '../lib/cx.ts';

interface ExpandableCardProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  title: ReactNode;
  /** Controls beside the heading, which work without opening the card. */
  actions?: ReactNode;
  /** Below the heading, whether the card is opened or not. */
  notices?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  className?: string;
  /** Made when the card is opened. */
  children: () => ReactNode;
}

/** A card whose heading opens what is in it. */
export function ExpandableCard({
  title,
  actions,
  notices,
  headingLevel = 3,
  className,
  children,
  ...props
}: ExpandableCardProps) {
  return (
    <Disclosure
      {...props}
      className={cx('group/card rounded-card border border-line bg-surface', className)}
    >
      {({ isExpanded }) => (
        <>
          <div className={cx('flex items-center', !!actions && 'gap-1 pr-2 sm:gap-3 sm:pr-3')}>
            <Heading level={headingLevel} className="min-w-0 flex-1">
              <Button
                slot="trigger"
                className="flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-card px-3 py-3 text-left text-base -outline-offset-2 data-hovered:bg-surface-2 sm:px-4"
              >
                <ChevronDown
                  aria-hidden="true"
                  className="size-4 shrink-0 -rotate-90 text-text-3 transition-transform duration-menu group-data-expanded/card:rotate-0"
                />
                <span className="min-w-0 flex-1">{title}</span>
              </Button>
            </Heading>
            {actions}
          </div>
          {notices ? (
            <div className="flex flex-col gap-2 px-4 pb-4 empty:hidden sm:px-5">{notices}</div>
          ) : null}
          <DisclosurePanel>
            {isExpanded ? (
              <div className="border-t border-line p-4 sm:p-5">{children()}</div>
            ) : null}
          </DisclosurePanel>
        </>
      )}
    </Disclosure>
  );
}
