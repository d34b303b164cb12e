import { line } from './shapes.ts';

/** Letters of one even line, 100 high: a machine without fonts draws the same logos. */
const letters: Record<string, [width: number, d: string]> = {
  A: [64, 'M0 100 L32 0 L64 100 M13 64 H51'],
  C: [62, 'M62 18 A40 50 0 1 0 62 82'],
  D: [66, 'M0 0 H16 A50 50 0 0 1 16 100 H0 Z'],
  E: [50, 'M50 0 H0 V100 H50 M0 50 H42'],
  G: [68, 'M64 18 A40 50 0 1 0 68 76 V54 H44'],
  H: [60, 'M0 0 V100 M60 0 V100 M0 50 H60'],
  I: [0, 'M0 0 V100'],
  K: [58, 'M0 0 V100 M56 0 L2 56 M22 38 L58 100'],
  M: [78, 'M0 100 V0 L39 62 L78 0 V100'],
  N: [64, 'M0 100 V0 L64 100 V0'],
  O: [84, 'M42 0 A42 50 0 1 0 42 100 A42 50 0 1 0 42 0'],
  R: [58, 'M0 100 V0 H28 A28 28 0 0 1 28 56 H0 M28 56 L58 100'],
  S: [56, 'M54 16 C44 -4 4 -6 4 26 C4 58 56 42 56 74 C56 106 8 104 0 82'],
  T: [62, 'M0 0 H62 M31 0 V100'],
  U: [60, 'M0 0 V68 A30 32 0 0 0 60 68 V0'],
  Z: [58, 'M0 0 H58 L0 100 H58'],
};
const GAP = 34;

/** A word in capitals with its middle at x, standing on y. */
export function word(
  text: string,
  place: { x: number; y: number; height: number; weight: number; colour: string },
): string {
  const { x, y, height, weight, colour } = place;
  const size = height / 100;
  let width = -GAP;
  const drawn = [...text].map((letter) => {
    const [advance, d] = letters[letter] ?? [40, ''];
    const left = width + GAP;
    width = left + advance;
    return `<g transform="translate(${left} 0)">${line(d, colour, weight / size)}</g>`;
  });
  const start = x - (width * size) / 2;
  return `<g transform="translate(${start} ${y - height}) scale(${size})">${drawn.join('')}</g>`;
}
