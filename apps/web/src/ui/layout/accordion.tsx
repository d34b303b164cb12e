import type { ReactNode } from 'react';
import {
  type DisclosureGroupProps as AriaProps,
  DisclosureGroup,
} from 'react-aria-components/DisclosureGroup';
import { cx } from '../lib/cx.ts';

interface AccordionProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  className?: string;
  /** AccordionItems. */
  children: ReactNode;
}

export function Accordion({ className, children, ...props }: AccordionProps) {
  return (
    <DisclosureGroup
      {...props}
      className={cx('divide-y divide-line rounded-card border border-line bg-surface', className)}
    >
      {children}
    </DisclosureGroup>
  );
}
