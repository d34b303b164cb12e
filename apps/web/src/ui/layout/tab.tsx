import { type ReactNode, useContext } from 'react';
import { Tab as AriaTab, type TabProps as AriaTabProps } from 'react-aria-components/Tabs';
import { cx } from '../lib/cx.ts';
import { type TabLook, TabLookContext } from './tab-look.ts';

const tabs: Record<TabLook, string> = {
  line: '-mb-px h-10 border-b-2 border-transparent px-0.5 data-hovered:text-text data-selected:border-primary data-selected:text-primary',
  segments:
    'h-8 rounded-control px-3 data-hovered:text-text data-selected:bg-raised data-selected:text-text data-selected:shadow-low forced-colors:data-selected:border',
};

interface TabProps extends Omit<AriaTabProps, 'className' | 'style' | 'children'> {
  /** A number or a tag after the name. */
  end?: ReactNode;
  children: ReactNode;
}

export function Tab({ end, children, ...props }: TabProps) {
  const look = useContext(TabLookContext);
  return (
    <AriaTab
      {...props}
      className={cx(
        'flex shrink-0 cursor-pointer items-center gap-2 text-base font-medium whitespace-nowrap text-text-2 -outline-offset-2 transition-colors',
        'data-disabled:cursor-not-allowed data-disabled:opacity-60 data-focus-visible:-outline-offset-2 pointer-coarse:h-11',
        tabs[look],
      )}
    >
      {children}
      {end}
    </AriaTab>
  );
}
