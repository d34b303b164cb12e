import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { IconButton } from '../actions/icon-button.tsx';
import { words } from '../lib/words.ts';
import { ModalLayer } from './modal-layer.tsx';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** A press beside it closes it. Off where work could be lost. */
  isDismissable?: boolean;
  /** Nothing closes it while this is true. */
  isBusy?: boolean;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-5xl' };

export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  size = 'md',
  footer,
  isDismissable = true,
  isBusy = false,
  role,
  children,
}: DialogProps) {
  return (
    <ModalLayer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isBusy}
      canEscape={!isBusy}
      overlayClassName="flex items-end justify-center p-2 sm:items-center sm:p-6"
      className={`flex max-h-full w-full rounded-dialog data-entering:translate-y-2 data-exiting:translate-y-1 ${widths[size]}`}
    >
      <AriaDialog role={role} className="flex max-h-full w-full flex-col outline-none">
        <header className="flex items-start gap-3 px-5 pt-5 pb-3 sm:px-6">
          <div className="min-w-0 flex-1">
            <Heading slot="title" className="text-lg font-semibold wrap-anywhere">
              {title}
            </Heading>
            {description ? <p className="mt-1 text-base text-text-2">{description}</p> : null}
          </div>
          <IconButton
            icon={<X />}
            label={words().close}
            hasTooltip={false}
            size="sm"
            isDisabled={isBusy}
            onPress={() => onOpenChange(false)}
            className="-mt-1 -mr-2"
          />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-1 pb-5 sm:px-6">
          {children}
        </div>
        {footer ? (
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-4 sm:px-6">
            {footer}
          </footer>
        ) : null}
      </AriaDialog>
    </ModalLayer>
  );
}
