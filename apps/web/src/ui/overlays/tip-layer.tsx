import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import type { TooltipProps } from 'react-aria-components/Tooltip';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { deferComponent } from '../../lib/on-demand/defer-component.tsx';
import type { TooltipBubbleProps } from './tooltip-bubble.tsx';

const bubble = deferComponent<TooltipBubbleProps>(() => import('./tooltip-bubble.tsx'));

interface Opening {
  wasOpen: boolean;
  Bubble?: ComponentType<TooltipBubbleProps>;
}

interface TipLayerProps {
  tip: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  delay: number;
  shouldCloseOnPress?: boolean;
  placement?: TooltipProps['placement'];
  /** The bubble is on the page, which can be a while after it was first asked for. */
  onDrawn?: () => void;
  children: ReactNode;
}

/**
 * React Aria's TooltipTrigger, except that the bubble and the code that places it are fetched when
 * a tip first opens: the first screen is complete without them.
 */
export function TipLayer({ tip, placement, onDrawn, children, ...options }: TipLayerProps) {
  const hasTip = Boolean(tip);
  const trigger = {
    ...options,
    closeDelay: 100,
    isDisabled: !hasTip,
    isOpen: options.isOpen && hasTip,
  };
  const state = useTooltipTriggerState(trigger);
  const triggerRef = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(trigger, state, triggerRef);
  // Once it was open it stays, so that it can fade out.
  const [{ wasOpen, Bubble }, setOpening] = useState<Opening>({ wasOpen: false });
  if (state.isOpen !== wasOpen)
    setOpening({ wasOpen: state.isOpen, Bubble: state.isOpen ? bubble.orNothing() : Bubble });
  return (
    <>
      <FocusableProvider {...triggerProps} ref={triggerRef}>
        {children}
      </FocusableProvider>
      {hasTip && Bubble ? (
        <Suspense>
          <Bubble
            state={state}
            tooltipProps={tooltipProps}
            triggerRef={triggerRef}
            placement={placement}
            onDrawn={onDrawn}
          >
            {tip}
          </Bubble>
        </Suspense>
      ) : null}
    </>
  );
}
