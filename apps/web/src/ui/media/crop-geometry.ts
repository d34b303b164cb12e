export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Area of the picture in its own pixels. */
export interface PixelArea extends Point, Size {}

export interface Picture extends Size {
  src: string;
}

/** How close, and around which point of the picture, as shares of its sides. */
export interface CropView {
  zoom: number;
  centre: Point;
}

/** A picture behind a frame: what is asked for, what the frame shows of it, and how to ask. */
export interface Crop {
  picture: Picture;
  view: CropView;
  maxZoom: number;
  area: PixelArea;
  onView: (view: CropView) => void;
}

const zoomStep = 1.1;

export function clampZoom(zoom: number, max: number): number {
  return Math.min(max, Math.max(1, zoom));
}

export const closer = ({ view, maxZoom }: Crop): CropView => zoomed(view, zoomStep, maxZoom);
export const wider = ({ view, maxZoom }: Crop): CropView => zoomed(view, 1 / zoomStep, maxZoom);

// The point asked for stays, also where the edge is in its way: zooming in and out again ends where
// it began.
const zoomed = (view: CropView, factor: number, max: number): CropView => ({
  ...view,
  zoom: clampZoom(view.zoom * factor, max),
});

/** The picture pushed in a direction, by a share of the frame and never by less than a pixel. */
export function nudged({ picture, view, area }: Crop, direction: Point, share: number): CropView {
  const step = Math.max(1, Math.round(Math.min(area.width, area.height) * share));
  const middle = middleOf(area);
  return lookingAt(picture, view.zoom, {
    x: middle.x - direction.x * step,
    y: middle.y - direction.y * step,
  });
}

interface Drag {
  /** Pixels of the screen for one of the picture, when the drag began. */
  scale: number;
  /** Both counted from the middle of the frame, in pixels of the screen. */
  from: Point;
  to: Point;
  /** Two fingers may have changed it. */
  zoom: number;
}

/** The picture after a point of it was taken from here to there: it stays under the finger. */
export function dragged({ picture, view, area }: Crop, { scale, from, to, zoom }: Drag): CropView {
  const scaleNow = (scale * zoom) / view.zoom;
  const middle = middleOf(area);
  return lookingAt(picture, zoom, {
    x: middle.x + from.x / scale - to.x / scaleNow,
    y: middle.y + from.y / scale - to.y / scaleNow,
  });
}

const middleOf = ({ x, y, width, height }: PixelArea): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

const lookingAt = ({ width, height }: Size, zoom: number, at: Point): CropView => ({
  zoom,
  centre: { x: at.x / width, y: at.y / height },
});
