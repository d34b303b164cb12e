import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type ReactElement,
  Suspense,
  useEffect,
  useState,
} from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import { deferComponent } from './defer-component.tsx';

type TriggerProps = Pick<
  ButtonProps,
  'onPress' | 'onHoverStart' | 'onFocus' | 'aria-haspopup' | 'aria-expanded' | 'autoFocus'
>;

export interface LayerProps {
  /** The button that opens the layer. */
  trigger: ReactElement<TriggerProps>;
}

interface DeferredLayer<Props extends LayerProps> {
  Layer: ComponentType<Props>;
  /** Begins before the press: when the browser is idle, or somebody reaches for the button. */
  fetchEarly: () => void;
}

/**
 * A layer that is fetched when it is wanted. Layers bring focus traps, menus and positioning, a
 * fifth of the first screen's weight, and nobody needs them to see it.
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

/** Shows the button alone until it is pressed for the first time. */
export function OnDemand<Props extends LayerProps>({
  layer,
  layerProps,
  popup = 'dialog',
  resting,
}: OnDemandProps<Props>) {
  const { Layer, fetchEarly } = layer;
  const [isWanted, setWanted] = useState(false);
  const shared = { 'aria-haspopup': popup, 'aria-expanded': false, onFocus: fetchEarly };
  const want = () => setWanted(true);
  const button = resting
    ? cloneElement(resting, { ...shared, onClick: want, onPointerEnter: fetchEarly })
    : cloneElement(layerProps.trigger, { ...shared, onPress: want, onHoverStart: fetchEarly });
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      {/* The layer's button takes over the focus, so that it can be given back on closing. */}
      <Layer {...layerProps} trigger={cloneElement(layerProps.trigger, { autoFocus: true })} />
    </Suspense>
  );
}

/** Open from the moment it is there, but only after its button has the focus. */
export function useOpenOnArrival() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return { isOpen, onOpenChange: setOpen, close: () => setOpen(false) };
}
