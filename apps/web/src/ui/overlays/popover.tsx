import type { ReactElement, ReactNode } from 'react';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaProps,
  Dialog,
  DialogTrigger,
} from 'react-aria-components/Popover';
import { cx } from '../lib/cx.ts';
import { layerClass } from './layer-style.ts';

interface PopoverProps extends Pick<AriaProps, 'placement' | 'isOpen' | 'onOpenChange'> {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Its name for a screen reader. */
  label: string;
  className?: string;
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
}

/** Small content beside its trigger. Takes focus, returns it, closes on Escape and on a press outside. */
export function Popover({
  trigger,
  label,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover placement={placement} offset={6} className={layerClass}>
        <Dialog aria-label={label} className={cx('max-w-sm p-4 outline-none', className)}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
