import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  Suspense,
  useEffect,
  useState,
} from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import { deferComponent } from './defer-component.tsx';

type TriggerProps = Pick<
  ButtonProps,
  | 'onPress'
  | 'onKeyDown'
  | 'onHoverStart'
  | 'onFocus'
  | 'aria-haspopup'
  | 'aria-expanded'
  | 'autoFocus'
>;

/** Where the keyboard begins in a menu that it has opened. */
type MenuFocus = 'first' | 'last';

export interface LayerProps {
  /** The button that opens the layer. */
  trigger: ReactElement<TriggerProps>;
  /** Opened by the keyboard, which goes on at this entry. */
  menuFocus?: MenuFocus;
}

interface DeferredLayer<Props extends LayerProps> {
  Layer: ComponentType<Props>;
  /** Begins before the press: when the browser is idle, or a person reaches for the button. */
  fetchEarly: () => void;
}

/**
 * A layer that is fetched when it is wanted. Layers bring focus traps, menus and positioning, a
 * fifth of the first screen's weight, and no one needs them to see it.
 */
export function deferLayer<Props extends LayerProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): DeferredLayer<Props> {
  const { Component, fetchEarly } = deferComponent(load);
  return { Layer: Component, fetchEarly };
}

interface OnDemandProps<Props extends LayerProps> {
  layer: DeferredLayer<Props>;
  layerProps: Props;
  popup?: 'dialog' | 'menu';
  /** Stands for the button until the first press, where a list has too many for all its manners. */
  resting?: ReactElement<ComponentProps<'button'>>;
}

/** As on every button of a menu. */
const arrows: Partial<Record<string, MenuFocus>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Shows the button alone until it is pressed for the first time. */
export function OnDemand<Props extends LayerProps>({
  layer,
  layerProps,
  popup = 'dialog',
  resting,
}: OnDemandProps<Props>) {
  const { Layer, fetchEarly } = layer;
  const [wanted, setWanted] = useState<{ menuFocus?: MenuFocus }>();
  const want = (isByKeyboard: boolean) =>
    setWanted({ ...(isByKeyboard && popup === 'menu' && { menuFocus: 'first' }) });
  const shared = {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onFocus: fetchEarly,
    onKeyDown: (event: KeyboardEvent) => {
      const menuFocus = popup === 'menu' ? arrows[event.key] : undefined;
      if (!menuFocus) return;
      event.preventDefault();
      setWanted({ menuFocus });
    },
  };
  const button = resting
    ? cloneElement(resting, {
        ...shared,
        onClick: ({ detail }) => want(detail === 0),
        onPointerEnter: fetchEarly,
      })
    : cloneElement(layerProps.trigger, {
        ...shared,
        onPress: ({ pointerType }) => want(pointerType === 'keyboard'),
        onHoverStart: fetchEarly,
      });
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      {/* The layer's button takes over the focus, so that it can be given back on closing. */}
      <Layer
        {...layerProps}
        {...wanted}
        trigger={cloneElement(layerProps.trigger, { autoFocus: true })}
      />
    </Suspense>
  );
}

/** Open from the moment it is there, but only after its button has the focus. */
export function useOpenOnArrival() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return { isOpen, onOpenChange: setOpen, close: () => setOpen(false) };
}

/** A menu that is open on arrival. From the second opening on it knows by itself where to begin. */
export function useMenuOnArrival(menuFocus: MenuFocus | undefined) {
  const { isOpen, onOpenChange } = useOpenOnArrival();
  const [autoFocus, setAutoFocus] = useState(menuFocus);
  return {
    isOpen,
    autoFocus,
    onOpenChange: (next: boolean) => {
      onOpenChange(next);
      if (!next) setAutoFocus(undefined);
    },
  };
}
