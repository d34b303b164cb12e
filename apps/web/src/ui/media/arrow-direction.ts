import type { Point } from './crop-geometry.ts';

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key points; undefined for any other key. */
export const arrowDirection = (key: string): Point | undefined => directions[key];
