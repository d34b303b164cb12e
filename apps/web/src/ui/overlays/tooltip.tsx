import type { ReactElement, ReactNode } from 'react';
import { Focusable, type TooltipProps } from 'react-aria-components/Tooltip';
import { TipLayer } from './tip-layer.tsx';
import { useTipOpen } from './use-tip-open.ts';

interface Props {
  /** What the bubble says. Nothing: no bubble, and the child stays mounted as it is. */
  content: ReactNode;
  placement?: TooltipProps['placement'];
  delay?: number;
  /** One native element that can take focus. Buttons and switches have a tooltip prop of their own. */
  children: ReactElement<object, string>;
}

/** A short hint on hover and focus. Anything that must be read or pressed belongs in a Popover. */
export function Tooltip({ content, placement, delay = 400, children }: Props) {
  const { isOpen, onOpenChange } = useTipOpen();
  return (
    <TipLayer
      tip={content}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      delay={delay}
      placement={placement}
    >
      <Focusable>{children}</Focusable>
    </TipLayer>
  );
}
