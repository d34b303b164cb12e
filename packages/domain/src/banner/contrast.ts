/** A colour as '#RRGGBB'. */
export type Hex = string;

type Rgb = readonly [number, number, number];

function rgbOf(colour: Hex): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hexOf = (rgb: Rgb): Hex =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** Of the first colour, with so much (0 to 1) of the second. */
export function mixed(colour: Hex, other: Hex, share: number): Hex {
  const [r, g, b] = rgbOf(colour);
  const [or, og, ob] = rgbOf(other);
  return hexOf([r + (or - r) * share, g + (og - g) * share, b + (ob - b) * share]);
}

/** How bright a colour is for the eye, from 0 to 1, as WCAG reckons. */
function luminance(colour: Hex): number {
  const [r, g, b] = rgbOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 (the same) to 21 (black on white), as WCAG reckons. */
export function contrast(a: Hex, b: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What small text needs to be read by people who see less well. */
export const TEXT_CONTRAST = 4.5;
