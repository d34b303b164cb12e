import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../lib/cx.ts';

interface ModalLayerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** A press on the scrim closes it; Escape always may. */
  isDismissable: boolean;
  /** False while something must not be interrupted. */
  canEscape?: boolean;
  overlayClassName: string;
  className: string;
  children: ReactNode;
}

/** Scrim and box of everything modal. Focus stays inside, and goes back to where it came from. */
export function ModalLayer({
  isOpen,
  onOpenChange,
  isDismissable,
  canEscape = true,
  overlayClassName,
  className,
  children,
}: ModalLayerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!canEscape}
      className={cx(
        'fixed inset-0 z-40 h-(--visual-viewport-height) bg-scrim transition-opacity duration-dialog ease-out data-entering:opacity-0 data-exiting:opacity-0',
        overlayClassName,
      )}
    >
      <Modal
        className={cx(
          'bg-surface text-text shadow-dialog outline-none transition-[opacity,transform] duration-dialog ease-out forced-colors:border',
          className,
        )}
      >
        {children}
      </Modal>
    </ModalOverlay>
  );
}
