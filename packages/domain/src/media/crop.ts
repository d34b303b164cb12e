import { cropSizeTexts } from '#texts/crop-size';
import { type Finding, finding } from '../finding.ts';
import type { FocalPoint } from './media.ts';

export interface Size {
  width: number;
  height: number;
}

/** An area of the original, in its own pixels. */
export interface CropArea extends Size {
  x: number;
  y: number;
}

/** The shapes an ad's picture can be cut to. */
export const cropSizes = {
  square: { label: cropSizeTexts.square, width: 700, height: 700 },
  wide: { label: cropSizeTexts.wide, width: 700, height: 366 },
  tall: { label: cropSizeTexts.tall, width: 394, height: 700 },
} as const;
export type CropSizeName = keyof typeof cropSizes;
export const cropSizeNames = Object.keys(cropSizes) as CropSizeName[];

/**
 * How far in one may go, measured by width alone: of an image much wider than the chosen shape, the
 * result can then have fewer pixels than the chosen size.
 */
export function maxZoom(original: Size, chosen: Size): number {
  return Math.max(1, original.width / chosen.width);
}

/** The largest area of the chosen shape that fits into the original. */
export function widestCrop(original: Size, chosen: Size): Size {
  const scale = Math.min(original.width / chosen.width, original.height / chosen.height);
  return {
    width: side(chosen.width * scale, original.width),
    height: side(chosen.height * scale, original.height),
  };
}

/** Shapes are given in whole pixels of a small size: 394 by 700 is meant to be 9 by 16. */
const SHAPE_ROUNDING = 0.0015;

const side = (fitting: number, whole: number): number =>
  whole - fitting <= whole * SHAPE_ROUNDING ? whole : clamp(Math.round(fitting), 1, whole);

/** The area around a point at a zoom, moved as little as needed to lie inside the original. */
export function cropAt(
  original: Size,
  chosen: Size,
  view: { zoom: number; centre: FocalPoint },
): CropArea {
  const widest = widestCrop(original, chosen);
  const zoom = clamp(view.zoom, 1, maxZoom(original, chosen));
  const width = Math.max(1, Math.round(widest.width / zoom));
  const height = Math.max(1, Math.round(widest.height / zoom));
  return {
    x: clamp(Math.round(view.centre.x * original.width - width / 2), 0, original.width - width),
    y: clamp(Math.round(view.centre.y * original.height - height / 2), 0, original.height - height),
    width,
    height,
  };
}

/** What is offered before anyone has touched anything: as much as possible, around what matters. */
export const proposedCrop = (original: Size, chosen: Size, focus: FocalPoint): CropArea =>
  cropAt(original, chosen, { zoom: 1, centre: focus });

/** How an area that was cut before is shown again. */
export function viewOf(
  original: Size,
  chosen: Size,
  area: CropArea,
): { zoom: number; centre: FocalPoint } {
  return {
    zoom: clamp(widestCrop(original, chosen).width / area.width, 1, maxZoom(original, chosen)),
    centre: {
      x: (area.x + area.width / 2) / original.width,
      y: (area.y + area.height / 2) / original.height,
    },
  };
}

/** The size that an area comes closest to in shape: the one it was cut to. */
export function nearestSize(names: readonly CropSizeName[], area: Size): CropSizeName | undefined {
  const distance = (name: CropSizeName) =>
    Math.abs(Math.log(ratioOf(cropSizes[name]) / ratioOf(area)));
  return [...names].sort((one, other) => distance(one) - distance(other))[0];
}

export function cropFinding(original: Size, area: CropArea): Finding | undefined {
  const isInside =
    area.x >= 0 &&
    area.y >= 0 &&
    area.width >= 1 &&
    area.height >= 1 &&
    area.x + area.width <= original.width &&
    area.y + area.height <= original.height;
  return isInside ? undefined : finding('media.cropOutside', 'crop');
}

const ratioOf = ({ width, height }: Size): number => width / height;

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
