import type { BannerSize, Hex } from '@posthorn/domain';
import type { Font } from '../font/font.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type TextName = 'type' | 'title' | 'subtitle' | 'callToAction' | 'tag' | 'plate';

/** Lines that are already broken: drawing them breaks nothing. */
export interface TextPart {
  name: TextName;
  box: Box;
  lines: readonly string[];
  font: Font;
  align: 'left' | 'center';
  colour: Hex;
}

/** What lies behind a text of its own. */
export interface SurfacePart {
  name: 'button' | 'chip';
  box: Box;
  radius: number;
  colour: Hex;
}

/** A flat shape, as the path of an SVG. */
export interface Shape {
  path: string;
  colour: Hex;
}

/** A banner, down to the last pixel and line. */
export interface BannerLayout {
  size: BannerSize;
  width: number;
  height: number;
  background: Hex;
  /** From the back to the front. */
  shapes: readonly Shape[];
  /** Where the plate of the logo lies, and where on it the logo. */
  plate: Box | null;
  logo: Box | null;
  surfaces: readonly SurfacePart[];
  texts: readonly TextPart[];
  arrow: { box: Box; colour: Hex } | null;
}

/** What stands on the plate: the logo, words in its place, or there is no plate at all. */
export type LogoPlate =
  | { shows: 'logo' }
  | { shows: 'words'; words: string }
  | { shows: 'nothing' };

export const shapeOf = (colour: Hex, ...points: readonly (readonly [number, number])[]): Shape => ({
  path: `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`,
  colour,
});

const round = (length: number): number => Math.round(length * 100) / 100;
