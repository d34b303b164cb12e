import { type ReactNode, type RefObject, useEffect } from 'react';
import type { TooltipTriggerAria } from 'react-aria/useTooltipTrigger';
import {
  Tooltip as AriaTooltip,
  TooltipContext,
  type TooltipProps,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';

export interface TooltipBubbleProps {
  state: TooltipTriggerState;
  tooltipProps: TooltipTriggerAria['tooltipProps'];
  triggerRef: RefObject<HTMLElement | null>;
  placement?: TooltipProps['placement'];
  onDrawn?: (() => void) | undefined;
  children: ReactNode;
}

/** The dark bubble of a TipLayer. */
export default function TooltipBubble({
  state,
  tooltipProps,
  triggerRef,
  placement = 'top',
  onDrawn,
  children,
}: TooltipBubbleProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={{ ...tooltipProps, triggerRef }}>
        <AriaTooltip
          placement={placement}
          offset={6}
          className="layer-motion z-50 max-w-xs rounded-control bg-tooltip px-2 py-1 text-xs font-medium text-on-tooltip shadow-menu wrap-anywhere forced-colors:border"
        >
          {children}
        </AriaTooltip>
      </TooltipContext>
    </TooltipTriggerStateContext>
  );
}
