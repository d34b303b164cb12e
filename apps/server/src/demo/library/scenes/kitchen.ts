import { figure } from '../figure.ts';
import { AMBER, BLUE, CORAL, NAVY } from '../moods.ts';
import { area, box, disc, line, oval, shadow, times, turn } from '../shapes.ts';
import { pendant, room } from '../surroundings.ts';
import type { Scene } from './scene.ts';

/** A professional kitchen: steel, tiles, steam, and two cooks at the pass. */
export const kitchen: Scene = {
  focus: { x: 930, y: 520 },
  draw: (mood) =>
    [
      room(),
      times(24, (column) =>
        times(9, (row) =>
          box(-400 + column * 100 + (row % 2) * 50, 150 + row * 66, 94, 60, mood.pale, 4, {
            opacity: 0.5,
          }),
        ),
      ),
      // hood over the stove
      area('M470 -800 H710 V120 L790 250 H390 L470 120 Z', mood.soft),
      area('M620 -800 H710 V120 L790 250 H680 L620 120 Z', '#04163B', { opacity: 0.08 }),
      box(380, 246, 420, 26, mood.pale, 6),
      // pans on a rail
      line('M900 200 H1460', NAVY, 9),
      times(5, (n) => pan(950 + n * 112, 200, n)),
      pendant(260, 190, NAVY),
      pendant(1180, 110, NAVY),
      box(-400, 560, 2400, 14, mood.pale),
      // stove and worktop against the wall
      box(-400, 620, 2400, 190, mood.soft),
      box(-400, 606, 2400, 24, mood.pale),
      times(8, (n) => box(-380 + n * 300, 654, 276, 140, mood.pale, 8, { opacity: 0.55 })),
      pot(500, 606, BLUE),
      pot(672, 606, CORAL),
      steam(500, 500),
      steam(672, 490),
      figure(940, 980, 1.62, {
        skin: '#C98B62',
        hair: '#3A2A2A',
        cut: 'short',
        top: '#12408F',
        legs: NAVY,
        pose: 'working',
        wears: ['apron', 'chefHat'],
      }),
      figure(1270, 985, -1.5, {
        skin: '#F2C7A5',
        hair: '#B5651D',
        cut: 'bun',
        top: BLUE,
        legs: NAVY,
        pose: 'holding',
        wears: ['apron'],
      }),
      // the pass before them
      shadow(800, 1062, 1200, 40),
      box(-400, 806, 2400, 34, '#FFFFFF', 4),
      box(-400, 838, 2400, 420, mood.soft),
      times(
        9,
        (n) =>
          box(-390 + n * 270, 862, 256, 300, mood.pale, 8, { opacity: 0.4 }) +
          line(`M${-310 + n * 270} 892 h96`, NAVY, 8, { opacity: 0.5 }),
      ),
      box(-400, 838, 2400, 120, 'url(#shade)', 0, { opacity: 0.6 }),
      plate(420, 800),
      plate(640, 804),
      box(1030, 790, 190, 18, '#C98F62', 6),
      times(5, (n) => disc(1066 + n * 30, 782, 14, turn([CORAL, AMBER, mood.leaf], n))),
      bowl(240, 800, mood.leaf),
    ].join(''),
};

const pan = (x: number, y: number, n: number) =>
  line(`M${x} ${y} V${y + 60}`, NAVY, 8) +
  (n % 2
    ? box(x - 42, y + 56, 84, 70, '#B9653F', 10) +
      box(x - 42, y + 56, 26, 70, '#FFFFFF', 10, { opacity: 0.2 })
    : disc(x, y + 104, 46, '#43618F') + disc(x, y + 104, 34, '#2B4778'));

const pot = (x: number, y: number, colour: string) =>
  box(x - 68, y - 92, 136, 92, colour, 12) +
  box(x - 68, y - 92, 40, 92, '#FFFFFF', 12, { opacity: 0.18 }) +
  box(x - 78, y - 100, 156, 16, '#DCE8FA', 8) +
  line(`M${x - 84} ${y - 60} h12 M${x + 72} ${y - 60} h12`, NAVY, 10);

const steam = (x: number, y: number) =>
  line(
    `M${x - 24} ${y} q-26 -46 0 -92 t0 -92 M${x + 22} ${y - 8} q26 -46 0 -92 t0 -80`,
    '#FFFFFF',
    13,
    { opacity: 0.5 },
  );

const plate = (x: number, y: number) =>
  oval(x, y + 5, 96, 14, '#04163B', { opacity: 0.12 }) +
  oval(x, y, 92, 15, '#FFFFFF') +
  oval(x, y - 3, 60, 9, '#E7EEF9') +
  area(`M${x - 36} ${y - 4} q6 -34 34 -34 q34 0 38 34 Z`, CORAL) +
  area(`M${x - 8} ${y - 6} q14 -44 44 -34 q-4 30 -20 34 Z`, '#4FA07C') +
  disc(x - 20, y - 12, 9, AMBER);

const bowl = (x: number, y: number, leaf: string) =>
  times(6, (n) => disc(x - 52 + n * 21, y - 62 - (n % 2) * 16, 24, n % 2 ? leaf : '#7BC08F')) +
  disc(x + 6, y - 70, 13, CORAL) +
  area(
    `M${x - 84} ${y - 56} H${x + 84} Q${x + 74} ${y + 2} ${x} ${y + 2} Q${x - 74} ${y + 2} ${x - 84} ${y - 56} Z`,
    BLUE,
  );
