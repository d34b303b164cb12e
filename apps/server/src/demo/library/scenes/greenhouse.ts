import { figure } from '../figure.ts';
import { AMBER, BLUE, CORAL, type Mood, NAVY } from '../moods.ts';
import { area, box, disc, line, oval, shadow, times, turn } from '../shapes.ts';
import { cloud, hills, sky } from '../surroundings.ts';
import type { Scene } from './scene.ts';

/** A glasshouse full of tomatoes and two growers at harvest. */
export const greenhouse: Scene = {
  focus: { x: 800, y: 620 },
  draw: (mood) =>
    [
      sky(mood, { x: 980, y: 250, r: 70 }),
      cloud(260, 150, 1, mood.pale, 0.6),
      hills(640, 60, mood.far),
      hills(690, 40, mood.middle, 240),
      box(-400, 740, 2400, 700, 'url(#floor)'),
      // the glass, arch behind arch
      times(4, (n) => arch(1 - n * 0.2, mood)),
      area('M690 740 H910 L1300 1500 H300 Z', mood.pale, { opacity: 0.35 }),
      times(5, (n) => row(-1, 4 - n, mood) + row(1, 4 - n, mood)),
      figure(640, 970, 1.42, {
        skin: '#E9B48C',
        hair: '#B5651D',
        cut: 'bun',
        top: CORAL,
        legs: NAVY,
        pose: 'holding',
        wears: ['apron'],
      }),
      crate(646, 664),
      figure(990, 975, -1.46, {
        skin: '#6B4330',
        hair: '#1F2340',
        cut: 'short',
        top: BLUE,
        legs: '#12408F',
        pose: 'pointing',
        wears: ['apron'],
      }),
    ].join(''),
};

const arch = (size: number, mood: Mood) => {
  const [w, h] = [1100 * size, 900 * size];
  const d = `M${800 - w} 780 V${780 - h * 0.62} L800 ${780 - h * 1.12} L${800 + w} ${780 - h * 0.62} V780`;
  return (
    area(`${d} Z`, mood.pale, { opacity: 0.08 }) +
    line(d, mood.pale, 13 * size + 3) +
    times(5, (n) =>
      line(
        `M${800 - w + ((n + 1) * w) / 3} 780 V${780 - h * (n === 2 ? 1.1 : n % 2 ? 0.94 : 0.8)}`,
        mood.pale,
        3,
        { opacity: 0.5 },
      ),
    )
  );
};

/** One bed of plants beside the path, larger the nearer it is. */
function row(side: -1 | 1, depth: number, mood: Mood): string {
  const size = 1 - depth * 0.17;
  const x = 800 + side * (150 + 440 * size);
  const y = 740 + 260 * size ** 2.2;
  return [
    shadow(x, y + 8, 190 * size, 22 * size),
    box(x - 150 * size, y - 70 * size, 300 * size, 74 * size, '#A8714A', 10 * size),
    box(x - 150 * size, y - 26 * size, 300 * size, 30 * size, '#04163B', 8 * size, {
      opacity: 0.14,
    }),
    times(3, (n) => {
      const px = x + (n - 1) * 98 * size;
      const py = y - 66 * size;
      return (
        line(`M${px} ${py} V${py - 330 * size}`, mood.leafDark, 8 * size) +
        times(6, (leaf) => {
          const ly = py - (40 + leaf * 54) * size;
          return (
            oval(px - 32 * size, ly, 42 * size, 24 * size, leaf % 2 ? mood.leaf : mood.leafDark) +
            oval(
              px + 32 * size,
              ly - 24 * size,
              42 * size,
              24 * size,
              leaf % 2 ? mood.leafDark : mood.leaf,
            )
          );
        }) +
        times(5, (fruit) =>
          disc(
            px + (fruit % 2 ? 26 : -24) * size,
            py - (60 + fruit * 60) * size,
            17 * size,
            turn([CORAL, '#D94F3A', AMBER], fruit + n),
          ),
        )
      );
    }),
  ].join('');
}

const crate = (x: number, y: number) =>
  times(6, (n) => disc(x + 16 + n * 20, y + 4 - (n % 2) * 8, 16, n % 3 ? CORAL : '#D94F3A')) +
  box(x, y + 4, 132, 66, '#DDAA7C', 6) +
  line(`M${x + 4} ${y + 28} h124 M${x + 4} ${y + 50} h124`, '#A8714A', 5);
