import { figure } from '../figure.ts';
import { AMBER, BLUE, CORAL, type Mood, NAVY } from '../moods.ts';
import { area, box, disc, line, oval, shadow, times, turn } from '../shapes.ts';
import { pendant, room } from '../surroundings.ts';
import type { Scene } from './scene.ts';

/** The bakery at opening time: full shelves, a warm oven and a customer. */
export const bakery: Scene = {
  focus: { x: 760, y: 560 },
  draw: (mood) =>
    [
      room(),
      // shelves
      times(3, (row) => shelf(430, 180 + row * 150, row)),
      // oven
      box(1170, 210, 330, 560, '#B84E3F', 12),
      times(8, (row) =>
        times(4, (n) =>
          box(1176 + n * 84 - (row % 2) * 30, 218 + row * 70, 76, 62, '#FFFFFF', 4, {
            opacity: 0.07,
          }),
        ),
      ),
      area('M1220 560 V470 Q1222 380 1335 376 Q1448 380 1450 470 V560 Z', '#3A1E28'),
      disc(1335, 540, 150, 'url(#lamp)'),
      area(
        'M1250 560 Q1262 500 1290 520 Q1300 450 1336 500 Q1362 440 1384 512 Q1412 494 1420 560 Z',
        AMBER,
      ),
      area('M1284 560 Q1296 520 1316 536 Q1336 490 1356 536 Q1376 520 1386 560 Z', '#FFE7AE'),
      box(1200, 560, 270, 20, '#7A2F2B', 4),
      // window towards the street
      box(60, 170, 240, 400, mood.pale, 14),
      box(76, 186, 208, 368, 'url(#sky)', 8),
      area('M120 186 h60 l-90 368 h-14 v-200 Z', '#FFFFFF', { opacity: 0.3 }),
      area('M30 170 h300 l20 90 h-340 Z', CORAL),
      times(4, (n) => area(`M${68 + n * 76} 170 h38 l2 90 h-42 Z`, '#FFFFFF', { opacity: 0.9 })),
      pendant(560, 90, NAVY),
      pendant(980, 60, NAVY),
      figure(820, 900, 1.5, {
        skin: '#F2C7A5',
        hair: '#3A2A2A',
        cut: 'short',
        top: '#FFFFFF',
        legs: NAVY,
        pose: 'holding',
        wears: ['apron', 'chefHat'],
      }),
      // a tray of rolls in the baker's hands
      box(836, 610, 170, 14, '#8FA9CF', 6),
      times(4, (n) => oval(862 + n * 40, 602, 24, 17, n % 2 ? '#D99A52' : '#C9853F')),
      counter(mood),
      figure(400, 1000, 1.46, {
        skin: '#8C5A3C',
        hair: '#1F2340',
        cut: 'curls',
        top: BLUE,
        legs: '#12408F',
        pose: 'pointing',
      }),
      area('M330 800 q-20 -60 24 -64 q40 6 20 64 l16 90 h-76 Z', AMBER),
    ].join(''),
};

const crusts = ['#C9853F', '#D99A52', '#B9722F', '#E2AE69'];

const loaf = (x: number, y: number, n: number) =>
  n % 3 === 0
    ? oval(x, y - 30, 58, 32, turn(crusts, n)) +
      line(
        `M${x - 26} ${y - 44} l14 22 M${x} ${y - 50} l14 24 M${x + 24} ${y - 48} l12 22`,
        '#F6DDB4',
        6,
      )
    : n % 3 === 1
      ? area(
          `M${x - 52} ${y} V${y - 44} Q${x - 54} ${y - 74} ${x - 22} ${y - 72} H${x + 22} Q${x + 54} ${y - 74} ${x + 52} ${y - 44} V${y} Z`,
          turn(crusts, n),
        ) + line(`M${x - 30} ${y - 58} H${x + 30}`, '#F6DDB4', 7)
      : disc(x - 28, y - 26, 27, turn(crusts, n)) +
        disc(x + 28, y - 26, 27, turn(crusts, n + 1)) +
        disc(x, y - 58, 26, turn(crusts, n + 2));

const shelf = (x: number, y: number, row: number) =>
  times(5, (n) => loaf(x + 70 + n * 128, y + 60, n + row)) +
  box(x, y + 58, 660, 18, '#A8714A', 5) +
  box(x + 6, y + 76, 648, 24, 'url(#shade)', 0, { opacity: 0.6 });

const counter = (mood: Mood) =>
  [
    shadow(860, 1000, 620, 30),
    box(500, 760, 760, 240, NAVY, 14),
    times(7, (n) => box(516 + n * 106, 790, 94, 196, '#FFFFFF', 6, { opacity: 0.07 })),
    box(480, 738, 800, 30, '#DDAA7C', 8),
    box(480, 760, 800, 10, '#04163B', 4, { opacity: 0.16 }),
    // cakes under glass
    box(980, 640, 230, 98, mood.pale, 12, { opacity: 0.45 }),
    times(
      3,
      (n) =>
        box(1002 + n * 68, 690, 54, 48, turn([CORAL, '#F2C7A5', AMBER], n), 8) +
        disc(1029 + n * 68, 684, 9, '#FFFFFF'),
    ),
    oval(620, 736, 78, 10, '#A8714A'),
    loaf(596, 734, 0),
    loaf(664, 734, 3),
  ].join('');
