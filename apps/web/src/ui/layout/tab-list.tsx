import type { ReactNode } from 'react';
import { TabList as AriaTabList } from 'react-aria-components/Tabs';
import { cx } from '../lib/cx.ts';
import { type TabLook, TabLookContext } from './tab-look.ts';

const lists: Record<TabLook, string> = {
  line: 'no-scrollbar flex gap-6 overflow-x-auto border-b border-line',
  segments:
    'no-scrollbar flex w-fit max-w-full gap-1 overflow-x-auto rounded-card bg-surface-2 p-1',
};

interface TabListProps {
  /** What the tabs choose between. */
  label: string;
  look?: TabLook;
  className?: string;
  children: ReactNode;
}

export function TabList({ label, look = 'line', className, children }: TabListProps) {
  return (
    <TabLookContext value={look}>
      <AriaTabList aria-label={label} className={cx(lists[look], className)}>
        {children}
      </AriaTabList>
    </TabLookContext>
  );
}
