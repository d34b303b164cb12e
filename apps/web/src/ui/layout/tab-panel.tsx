import {
  type TabPanelProps as AriaProps,
  TabPanel as AriaTabPanel,
} from 'react-aria-components/Tabs';
import { cx } from '../lib/cx.ts';

interface TabPanelProps extends Omit<AriaProps, 'className' | 'style'> {
  className?: string;
}

export function TabPanel({ className, ...props }: TabPanelProps) {
  return <AriaTabPanel {...props} className={cx('min-w-0 rounded-control', className)} />;
}
