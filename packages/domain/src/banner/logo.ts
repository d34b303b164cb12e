import { contrast, type Hex } from './contrast.ts';

/** Below this a colour cannot be told from what is behind it. */
const SEEN_CONTRAST = 1.5;
/** Smoothed edges and specks of a colour are no logo. */
const SEEN_SHARE = 0.02;
/** Half seen through is as good as seen. */
const OPAQUE = 128;

const hex = (part: number): string => part.toString(16).padStart(2, '0');

/** Whether a logo cannot be seen on its plate, by the red, green, blue and alpha of its pixels. */
export function isLostOnPlate(pixels: ArrayLike<number>, plate: Hex): boolean {
  let opaque = 0;
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((n) => pixels[at + n]);
    if (alpha < OPAQUE) continue;
    opaque += 1;
    const colour = `#${hex(red)}${hex(green)}${hex(blue)}`;
    if (contrast(colour, plate) >= SEEN_CONTRAST) seen += 1;
  }
  return opaque > 0 && seen / opaque < SEEN_SHARE;
}
