import type { ReactNode } from 'react';
import {
  type SliderProps as AriaProps,
  Slider as AriaSlider,
  Label,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { cx } from '../lib/cx.ts';

interface SliderProps extends Omit<AriaProps<number>, 'className' | 'style' | 'children'> {
  label: string;
  isLabelHidden?: boolean;
  /** Stand at the ends: icons. */
  start?: ReactNode;
  end?: ReactNode;
  className?: string;
}

/** Arrow keys step; Page Up and Page Down take larger steps. */
export function Slider({ label, isLabelHidden, start, end, className, ...props }: SliderProps) {
  return (
    <AriaSlider {...props} className={cx('flex w-full flex-col gap-1', className)}>
      <div className={isLabelHidden ? 'sr-only' : 'flex justify-between text-sm'}>
        <Label className="font-medium">{label}</Label>
        <SliderOutput className="tabular text-text-2" />
      </div>
      <div className="flex items-center gap-3 text-text-3">
        {start}
        <SliderTrack className="relative flex h-6 flex-1 items-center pointer-coarse:h-11">
          <span className="absolute inset-x-0 h-1 rounded-full bg-surface-3 forced-colors:border">
            <SliderFill className="rounded-full bg-primary forced-colors:bg-[Highlight]" />
          </span>
          <SliderThumb className="top-1/2 size-4 cursor-grab rounded-full border-2 border-primary bg-surface shadow-low data-dragging:cursor-grabbing data-dragging:bg-primary-soft data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus" />
        </SliderTrack>
        {end}
      </div>
    </AriaSlider>
  );
}
