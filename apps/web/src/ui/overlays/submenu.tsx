import type { ReactNode } from 'react';
import { Menu as AriaMenu, Popover, SubmenuTrigger } from 'react-aria-components/Menu';
import { cx } from '../lib/cx.ts';
import { layerClass } from './layer-style.ts';
import { MenuItem } from './menu-item.tsx';

interface SubmenuProps {
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  children: ReactNode;
}

/** The right arrow opens it, the left arrow goes back. */
export function Submenu({ label, icon, isDisabled, children }: SubmenuProps) {
  return (
    <SubmenuTrigger>
      <MenuItem icon={icon} isDisabled={isDisabled}>
        {label}
      </MenuItem>
      <Popover offset={-2} crossOffset={-5} className={cx(layerClass, 'min-w-44')}>
        <AriaMenu className="max-h-[inherit] max-w-80 overflow-auto p-1 outline-none">
          {children}
        </AriaMenu>
      </Popover>
    </SubmenuTrigger>
  );
}
