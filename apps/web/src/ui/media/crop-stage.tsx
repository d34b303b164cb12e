import 'react-easy-crop/react-easy-crop.css';
import { type KeyboardEvent, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import {
  type PixelArea,
  type Point,
  type ZoomBounds,
  zoomBounds,
  zoomForKey,
} from './crop-geometry.ts';
import { ZoomSlider } from './zoom-slider.tsx';

interface CropStageProps {
  imageUrl: string;
  onArea: (area: PixelArea) => void;
  onUnreadable: () => void;
}

const viewport = { width: 170, height: 170 };

/** A round viewport of 170 px in a boundary of 290 x 170. Drag, pinch, wheel, arrow keys, + and -. */
export function CropStage({ imageUrl, onArea, onUnreadable }: CropStageProps) {
  const helpId = useId();
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [bounds, setBounds] = useState<ZoomBounds>({ min: 1, max: 5 });
  const [zoom, setZoom] = useState(1);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = zoomForKey(event.key, zoom, bounds);
    if (next === null) return;
    event.preventDefault();
    setZoom(next);
  };

  return (
    <div className="flex flex-col items-center gap-4">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: adds keys to the crop area inside, which has role and focus */}
      <div
        onKeyDown={onKeyDown}
        className="relative h-[170px] w-[290px] max-w-full overflow-hidden rounded-control bg-black"
      >
        <Cropper
          image={imageUrl}
          crop={crop}
          zoom={zoom}
          minZoom={bounds.min}
          maxZoom={bounds.max}
          aspect={1}
          cropShape="round"
          cropSize={viewport}
          showGrid={false}
          keyboardStep={4}
          roundCropAreaPixels
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onArea(pixels)}
          onMediaLoaded={(shown) => {
            const fitting = zoomBounds(shown, viewport);
            setBounds(fitting);
            setZoom(fitting.min);
          }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{
            role: 'application',
            'aria-label': 'Crop area',
            'aria-describedby': helpId,
          }}
          classes={{ cropAreaClassName: 'focus-visible:outline-focus! focus-visible:outline-3!' }}
        />
      </div>
      <ZoomSlider zoom={zoom} bounds={bounds} onChange={setZoom} />
      <p id={helpId} className="text-xs text-text-2">
        Drag the image, or use the arrow keys to move it and + and - to zoom.
      </p>
    </div>
  );
}
