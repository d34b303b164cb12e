import type { ReactNode } from 'react';
import type { Crop } from '../../../ui/media/crop-geometry.ts';
import { MoveButtons } from '../../../ui/media/move-buttons.tsx';
import { ZoomSlider } from '../../../ui/media/zoom-slider.tsx';

interface CropToolsProps {
  crop: Crop;
  children?: ReactNode;
}

/** Everything a drag can do, with single presses. */
export function CropTools({ crop, children }: CropToolsProps) {
  return (
    <div className="flex w-full flex-col gap-1">
      <ZoomSlider crop={crop} />
      <div className="flex items-center justify-between gap-2">
        <MoveButtons crop={crop} />
        {children}
      </div>
    </div>
  );
}
