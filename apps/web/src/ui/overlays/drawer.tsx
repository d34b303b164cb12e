import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../lib/cx.ts';
import { words } from '../lib/words.ts';
import { ModalLayer } from './modal-layer.tsx';

export interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  side?: 'left' | 'right';
  footer?: ReactNode;
  isDismissable?: boolean;
  className?: string;
  children: ReactNode;
}

/** A panel of 500 px at the edge: the page behind keeps its place. */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  side = 'right',
  footer,
  isDismissable = true,
  className,
  children,
}: DrawerProps) {
  const away =
    side === 'right'
      ? 'data-entering:translate-x-full data-exiting:translate-x-full'
      : 'data-entering:-translate-x-full data-exiting:-translate-x-full';
  return (
    <ModalLayer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      overlayClassName={cx('flex overflow-hidden', side === 'right' && 'justify-end')}
      className={cx('flex h-full w-full max-w-[500px]', away, className)}
    >
      <AriaDialog className="flex h-full w-full flex-col outline-none">
        <header className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-4 sm:px-6">
          <Heading slot="title" className="min-w-0 flex-1 truncate text-lg font-semibold">
            {title}
          </Heading>
          <IconButton
            icon={<X />}
            label={words().close}
            hasTooltip={false}
            onPress={() => onOpenChange(false)}
            className="-mr-2"
          />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 sm:px-6">
          {children}
        </div>
        {footer ? (
          <footer className="flex min-h-16 shrink-0 items-center justify-end gap-2 border-t border-line px-4 sm:px-6">
            {footer}
          </footer>
        ) : null}
      </AriaDialog>
    </ModalLayer>
  );
}
