import { type ReactElement, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { TooltipProps } from 'react-aria-components/Tooltip';
import { TipLayer } from './tip-layer.tsx';
import { useTipOpen } from './use-tip-open.ts';

const touchReadingTime = 4000;

interface ReasonControl {
  /** For a press, and for parts outside the focusable element that are hovered. */
  show: () => void;
  hide: () => void;
}

interface TipTriggerProps {
  tip: ReactNode;
  /** A reason must be found at once: no delay, and it stays when the control is pressed. */
  isReason: boolean;
  placement?: TooltipProps['placement'];
  children: (reason: ReasonControl) => ReactElement;
}

/**
 * Wraps a control whether it has a tip or not, so that a tip coming or going never remounts the
 * control and never loses its focus. A finger cannot hover: pressing shows the reason for a while.
 */
export function TipTrigger({ tip, isReason, placement, children }: TipTriggerProps) {
  const { isOpen, setOpen, onOpenChange } = useTipOpen();
  const [pressed, setPressed] = useState(0);
  // The first bubble is fetched: it must not be closed again before there was anything to read.
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);

  useEffect(() => {
    if (pressed === 0 || !isDrawn) return;
    const timer = setTimeout(() => setOpen(false), touchReadingTime);
    return () => clearTimeout(timer);
  }, [pressed, isDrawn, setOpen]);

  const reason: ReasonControl = {
    show: () => {
      setOpen(true);
      setPressed((count) => count + 1);
    },
    hide: () => setOpen(false),
  };

  return (
    <TipLayer
      tip={tip}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      delay={isReason ? 0 : 400}
      shouldCloseOnPress={!isReason}
      placement={placement}
      onDrawn={onDrawn}
    >
      {children(reason)}
    </TipLayer>
  );
}
