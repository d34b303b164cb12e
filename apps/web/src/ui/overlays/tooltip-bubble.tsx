import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, type TooltipProps } from 'react-aria-components/Tooltip';

interface TooltipBubbleProps {
  children: ReactNode;
  placement?: TooltipProps['placement'];
}

/** The dark bubble itself; it needs a tooltip trigger around it. */
export function TooltipBubble({ children, placement = 'top' }: TooltipBubbleProps) {
  return (
    <AriaTooltip
      placement={placement}
      offset={6}
      className="layer-motion z-50 max-w-xs rounded-control bg-tooltip px-2 py-1 text-xs font-medium text-on-tooltip shadow-menu wrap-anywhere forced-colors:border"
    >
      {children}
    </AriaTooltip>
  );
}
