import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import { Slider } from '../fields/slider.tsx';
import { words } from '../lib/words.ts';
import { type Crop, closer, wider } from './crop-geometry.ts';

/** Counts from 100 % at the widest view, whatever the picture's real scale is. */
export function ZoomSlider({ crop }: { crop: Crop }) {
  const { view, maxZoom, onView } = crop;
  const most = Math.round(maxZoom * 100);
  return (
    <div className="flex w-full items-center">
      <IconButton
        size="sm"
        label={words().zoomOut}
        icon={<Minus />}
        onPress={() => onView(wider(crop))}
        isDisabled={view.zoom <= 1}
      />
      <Slider
        label={words().zoom}
        isLabelHidden
        minValue={100}
        // A slider needs some way to go, also where there is none.
        maxValue={Math.max(101, most)}
        isDisabled={most <= 100}
        step={1}
        formatOptions={{ style: 'unit', unit: 'percent' }}
        value={Math.round(view.zoom * 100)}
        onChange={(percent) => onView({ ...view, zoom: Math.min(maxZoom, percent / 100) })}
        className="mx-3"
      />
      <IconButton
        size="sm"
        label={words().zoomIn}
        icon={<Plus />}
        onPress={() => onView(closer(crop))}
        isDisabled={view.zoom >= maxZoom}
      />
      <span aria-hidden="true" className="tabular w-12 shrink-0 text-right text-sm text-text-2">
        {Math.round(view.zoom * 100)} %
      </span>
    </div>
  );
}
