import type { Mood } from './moods.ts';
import { area, box, disc, line, oval, shadow, times } from './shapes.ts';

// Scenes are drawn on 1600 x 1067, with the floor or the horizon at about 760. They reach far beyond
// those edges: a tall picture looks at the same scene through another window.

export const sky = (mood: Mood, sun: { x: number; y: number; r: number }) =>
  box(-400, -800, 2400, 1800, 'url(#sky)') +
  disc(sun.x, sun.y, sun.r * 6, 'url(#glow)', { opacity: 0.7 }) +
  disc(sun.x, sun.y, sun.r, mood.sun);

export const cloud = (x: number, y: number, size: number, colour: string, opacity = 0.75) =>
  area(
    `M${x} ${y} h${230 * size} a${34 * size} ${34 * size} 0 0 0 ${-14 * size} ${-64 * size} a${60 * size} ${60 * size} 0 0 0 ${-106 * size} ${-34 * size} a${44 * size} ${44 * size} 0 0 0 ${-76 * size} ${34 * size} a${32 * size} ${32 * size} 0 0 0 ${-34 * size} ${64 * size} Z`,
    colour,
    { opacity },
  );

/** Rolling hills across the whole width. */
export const hills = (y: number, swell: number, colour: string, shift = 0) =>
  area(
    `M-400 ${y} C${-100 + shift} ${y - swell} ${200 + shift} ${y - swell} ${500 + shift} ${y} S${1000 + shift} ${y + swell * 0.5} ${1250 + shift} ${y - swell * 0.6} S1850 ${y - swell * 0.2} 2000 ${y} V1700 H-400 Z`,
    colour,
  );

export const tree = (x: number, y: number, size: number, mood: Mood) =>
  shadow(x, y, 60 * size, 9 * size) +
  line(`M${x} ${y} V${y - 70 * size}`, mood.near, 12 * size) +
  oval(x, y - 120 * size, 50 * size, 72 * size, mood.leafDark) +
  oval(x + 8 * size, y - 128 * size, 38 * size, 58 * size, mood.leaf);

/** Distant houses and towers, as one silhouette. */
export function skyline(base: number, colour: string, size = 1): string {
  const heights = [60, 110, 84, 150, 70, 190, 96, 126, 64, 210, 140, 88, 170, 74, 120, 100];
  return times(24, (n) => {
    const height = (heights[(n * 5) % heights.length] ?? 80) * size;
    return box(-400 + n * 100, base - height, 92, height + 20, colour);
  });
}

export const room = () =>
  box(-400, -800, 2400, 1570, 'url(#wall)') +
  box(-400, 760, 2400, 700, 'url(#floor)') +
  box(-400, 748, 2400, 14, '#FFFFFF', 0, { opacity: 0.55 }) +
  box(-400, 762, 2400, 60, 'url(#shade)', 0, { opacity: 0.5 });

/** A window of a room, with whatever is outside. `id` keeps two windows of one picture apart. */
export function pane(
  id: string,
  [x, y, width, height]: [number, number, number, number],
  mood: Mood,
  outside: string,
  bars = 2,
): string {
  return [
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/></clipPath>`,
    box(x - 14, y - 14, width + 28, height + 28, mood.pale, 16),
    `<g clip-path="url(#${id})">`,
    box(x, y, width, height, 'url(#sky)'),
    outside,
    area(
      `M${x + width * 0.1} ${y} h${width * 0.22} l${-height * 0.5} ${height} h${-width * 0.22} Z`,
      '#FFFFFF',
      { opacity: 0.2 },
    ),
    '</g>',
    times(bars - 1, (n) => box(x + (width / bars) * (n + 1) - 5, y, 10, height, mood.pale)),
    box(x - 26, y + height + 10, width + 52, 16, mood.pale, 6),
    box(x - 20, y + height + 26, width + 40, 26, 'url(#shade)', 0, { opacity: 0.4 }),
  ].join('');
}

/** Light that falls from a window on the floor. */
export const sunbeam = (x: number, width: number) =>
  area(`M${x} 770 h${width} l190 300 h${-width * 1.25} Z`, 'url(#beam)');

export const pottedPlant = (x: number, y: number, size: number, mood: Mood, pot: string) =>
  shadow(x, y, 62 * size, 10 * size) +
  [-64, -38, -12, 14, 40, 62]
    .map((angle, n) => {
      const colour = n % 2 ? mood.leaf : mood.leafDark;
      const length = 150 + (n % 3) * 24;
      return `<path transform="translate(${x} ${y - 62 * size}) rotate(${angle}) scale(${size})" d="M0 0 C-34 ${-length * 0.4} -22 ${-length * 0.8} 0 ${-length} C22 ${-length * 0.8} 34 ${-length * 0.4} 0 0 Z" fill="${colour}"/>`;
    })
    .join('') +
  area(
    `M${x - 44 * size} ${y - 76 * size} h${88 * size} l${-12 * size} ${76 * size} h${-64 * size} Z`,
    pot,
  ) +
  box(x - 48 * size, y - 84 * size, 96 * size, 18 * size, pot, 6) +
  box(x - 48 * size, y - 68 * size, 96 * size, 8 * size, '#04163B', 0, { opacity: 0.14 });

export const pendant = (x: number, y: number, colour: string) =>
  line(`M${x} -800 V${y - 40}`, colour, 4) +
  disc(x, y + 20, 190, 'url(#lamp)') +
  area(
    `M${x - 62} ${y} Q${x - 52} ${y - 56} ${x} ${y - 56} Q${x + 52} ${y - 56} ${x + 62} ${y} Z`,
    colour,
  ) +
  oval(x, y, 62, 9, '#FFF3D0');
