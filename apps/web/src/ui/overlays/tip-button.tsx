import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { cx } from '../lib/cx.ts';
import { TipTrigger } from './tip-trigger.tsx';

interface TipButtonProps {
  /** What the bubble says. */
  tip: ReactNode;
  /** The whole story for a screen reader, when the mark alone does not tell it. */
  label?: string;
  className?: string;
  /** A small mark: an icon, "+3". */
  children: ReactNode;
}

/** A mark that explains itself to a pointer, to the keyboard and to a finger. */
export function TipButton({ tip, label, className, children }: TipButtonProps) {
  return (
    <TipTrigger tip={tip} isReason>
      {(reason) => (
        <AriaButton
          aria-label={label}
          onPress={reason.show}
          className={cx('touch-target shrink-0 cursor-help rounded-xs', className)}
        >
          {children}
        </AriaButton>
      )}
    </TipTrigger>
  );
}
