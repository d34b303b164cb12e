import { cropAt, maxZoom as maxZoomOf, type Size, viewOf } from '@posthorn/domain';
import { useState } from 'react';
import {
  type Crop,
  type CropView,
  clampZoom,
  type Picture,
} from '../../../ui/media/crop-geometry.ts';

/** What is asked for is kept; what is shown of it follows from the picture and the chosen shape. */
export function useCrop(picture: Picture, chosen: Size, begin: CropView) {
  const [asked, setAsked] = useState(begin);
  const maxZoom = maxZoomOf(picture, chosen);
  const view = { ...asked, zoom: clampZoom(asked.zoom, maxZoom) };

  const onView = (next: CropView) => {
    // A point beyond the edge would draw the picture there with the next zoom.
    const isMoved = next.centre !== asked.centre;
    const centre = isMoved
      ? viewOf(picture, chosen, cropAt(picture, chosen, next)).centre
      : asked.centre;
    setAsked({ zoom: next.zoom, centre });
  };

  const crop: Crop = { picture, view, maxZoom, area: cropAt(picture, chosen, view), onView };
  return { crop, ask: setAsked };
}
