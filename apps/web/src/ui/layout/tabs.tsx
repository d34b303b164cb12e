import type { ReactNode } from 'react';
import { type TabsProps as AriaProps, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { cx } from '../lib/cx.ts';

interface TabsProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  className?: string;
  /** A TabList and one TabPanel for each of its tabs. */
  children: ReactNode;
}

export function Tabs({ className, children, ...props }: TabsProps) {
  return (
    <AriaTabs {...props} className={cx('flex min-w-0 flex-col gap-4', className)}>
      {children}
    </AriaTabs>
  );
}
