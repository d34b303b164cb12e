import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  type MenuProps as AriaProps,
  MenuTrigger,
  Popover,
  type PopoverProps,
} from 'react-aria-components/Menu';
import { cx } from '../lib/cx.ts';
import { layerClass } from './layer-style.ts';

interface MenuProps extends Omit<AriaProps<object>, 'className' | 'style' | 'children'> {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Its name for a screen reader, when the trigger's own name does not say it. */
  label?: string;
  placement?: PopoverProps['placement'];
  className?: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** MenuItem, MenuSection, MenuSeparator and Submenu. */
  children: ReactNode;
}

/** Arrow keys move, a letter jumps, Enter acts, Escape closes and returns the focus. */
export function Menu({
  trigger,
  label,
  placement = 'bottom start',
  className,
  isOpen,
  onOpenChange,
  children,
  ...props
}: MenuProps) {
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover placement={placement} offset={4} className={cx(layerClass, 'min-w-48')}>
        <AriaMenu
          {...props}
          {...(label && { 'aria-label': label })}
          className={cx('max-h-[inherit] max-w-80 overflow-auto p-1 outline-none', className)}
        >
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
