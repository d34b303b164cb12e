import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import { Slider } from '../fields/slider.tsx';
import { type ZoomBounds, zoomForKey } from './crop-geometry.ts';

interface ZoomSliderProps {
  zoom: number;
  bounds: ZoomBounds;
  onChange: (zoom: number) => void;
}

/** Counts from 100 % at the widest view, whatever the picture's real scale is. */
export function ZoomSlider({ zoom, bounds, onChange }: ZoomSliderProps) {
  const step = (key: '+' | '-') => onChange(zoomForKey(key, zoom, bounds) ?? zoom);
  return (
    <div className="flex w-[290px] max-w-full items-center">
      <IconButton
        size="sm"
        label="Zoom out"
        icon={<Minus />}
        onPress={() => step('-')}
        isDisabled={zoom <= bounds.min}
      />
      <Slider
        label="Zoom"
        isLabelHidden
        minValue={100}
        maxValue={Math.round((bounds.max / bounds.min) * 100)}
        step={1}
        value={Math.round((zoom / bounds.min) * 100)}
        onChange={(percent) => onChange((percent / 100) * bounds.min)}
        className="mx-3"
      />
      <IconButton
        size="sm"
        label="Zoom in"
        icon={<Plus />}
        onPress={() => step('+')}
        isDisabled={zoom >= bounds.max}
      />
    </div>
  );
}
