export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Area of the picture in its own pixels. */
export interface PixelArea extends Point, Size {}

export interface ZoomBounds {
  min: number;
  max: number;
}

const farthest = 5;

/** The closest look-out at which the picture still fills the viewport, and how far in one may go. */
export function zoomBounds(shown: Size, viewport: Size): ZoomBounds {
  if (shown.width <= 0 || shown.height <= 0) return { min: 1, max: farthest };
  const min = Math.max(viewport.width / shown.width, viewport.height / shown.height);
  return { min, max: min * farthest };
}

function clampZoom(zoom: number, { min, max }: ZoomBounds): number {
  return Math.min(max, Math.max(min, zoom));
}

const zoomStep = 1.1;

/** What a key does to the zoom; null for a key that is not about it. */
export function zoomForKey(key: string, zoom: number, bounds: ZoomBounds): number | null {
  if (key === '+' || key === '=') return clampZoom(zoom * zoomStep, bounds);
  if (key === '-' || key === '_') return clampZoom(zoom / zoomStep, bounds);
  return null;
}
