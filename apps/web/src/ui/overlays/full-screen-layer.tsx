import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { ModalLayer } from './modal-layer.tsx';

interface FullScreenLayerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Its name for a screen reader. */
  label: string;
  children: ReactNode;
}

/** Covers everything until Escape; the focus goes back to where it came from. */
export function FullScreenLayer({ isOpen, onOpenChange, label, children }: FullScreenLayerProps) {
  return (
    <ModalLayer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={false}
      overlayClassName="covering bg-transparent!"
      className="size-full shadow-none! data-entering:translate-y-2 data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Dialog aria-label={label} className="flex size-full flex-col outline-none">
        {children}
      </Dialog>
    </ModalLayer>
  );
}
