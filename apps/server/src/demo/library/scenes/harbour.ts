import { figure } from '../figure.ts';
import { AMBER, BLUE, CORAL, type Mood, NAVY } from '../moods.ts';
import { area, box, disc, line, shadow, times, turn } from '../shapes.ts';
import { cloud, sky, skyline } from '../surroundings.ts';
import type { Scene } from './scene.ts';

/** The quay: a ship full of containers, the crane above it, a person who gives the sign. */
export const harbour: Scene = {
  focus: { x: 820, y: 600 },
  draw: (mood) =>
    [
      sky(mood, { x: 1210, y: 420, r: 88 }),
      cloud(120, 120, 1.1, mood.pale, 0.5),
      cloud(900, 20, 1.2, mood.pale, 0.45),
      skyline(690, mood.far, 0.8),
      box(-400, 690, 2400, 500, mood.middle),
      times(26, (n) =>
        line(
          `M${-380 + ((n * 373) % 2300)} ${712 + ((n * 59) % 170)} h${60 + (n % 4) * 34}`,
          mood.pale,
          5,
          { opacity: 0.28 },
        ),
      ),
      area('M1130 694 h160 l60 190 h-290 Z', mood.sun, { opacity: 0.25 }),
      ship(700, 830, mood),
      crane(1130, 900),
      box(-400, 886, 2400, 600, 'url(#floor)'),
      box(-400, 886, 2400, 16, mood.pale, 0, { opacity: 0.7 }),
      box(-400, 902, 2400, 40, 'url(#shade)', 0, { opacity: 0.6 }),
      times(8, (n) => box(-300 + n * 290, 862, 44, 34, NAVY, 8)),
      figure(640, 1000, 1.42, {
        skin: '#C98B62',
        hair: '#3A2A2A',
        cut: 'short',
        top: BLUE,
        legs: NAVY,
        pose: 'waving',
        wears: ['vest', 'helmet'],
      }),
      figure(900, 1010, -1.42, {
        skin: '#F2C7A5',
        hair: '#B5651D',
        cut: 'bun',
        top: '#12408F',
        legs: '#43618F',
        pose: 'holding',
        wears: ['vest', 'helmet'],
      }),
      box(804, 728, 80, 56, NAVY, 6),
      box(810, 734, 68, 44, '#DCEBFF', 3),
      times(3, (n) => container(-40 + n * 16, 1010 - n * 96, n + 2, 1.25)),
      times(2, (n) => container(1330 + n * 24, 1016 - n * 96, n + 4, 1.25)),
    ].join(''),
};

const colours = [CORAL, BLUE, AMBER, '#2F7A63', '#7C8FB8', '#12408F'];

const container = (x: number, y: number, n: number, size = 1) =>
  box(x, y - 76 * size, 220 * size, 76 * size, turn(colours, n), 4) +
  times(10, (rib) =>
    box(x + (10 + rib * 21) * size, y - 68 * size, 7 * size, 60 * size, '#04163B', 0, {
      opacity: 0.13,
    }),
  ) +
  box(x, y - 76 * size, 220 * size, 9 * size, '#FFFFFF', 3, { opacity: 0.25 });

const ship = (x: number, y: number, mood: Mood) =>
  [
    times(4, (row) =>
      times(5 - (row > 2 ? 2 : 0), (n) =>
        container(x - 520 + n * 178 + row * 4, y - 130 - row * 64, n * 2 + row * 3, 0.8),
      ),
    ),
    // the bridge
    box(x + 390, y - 400, 150, 280, mood.pale, 6),
    box(x + 500, y - 400, 40, 280, '#04163B', 4, { opacity: 0.1 }),
    times(4, (row) =>
      times(3, (n) =>
        box(x + 406 + n * 42, y - 380 + row * 56, 30, 24, row ? mood.near : mood.lamp, 3),
      ),
    ),
    box(x + 372, y - 412, 186, 18, NAVY, 6),
    line(`M${x + 460} ${y - 412} v-80 M${x + 436} ${y - 470} h48`, NAVY, 7),
    area(
      `M${x - 700} ${y - 150} L${x - 560} ${y - 126} H${x + 640} L${x + 590} ${y + 50} H${x - 600} Z`,
      NAVY,
    ),
    area(`M${x - 632} ${y - 6} H${x + 606} L${x + 590} ${y + 50} H${x - 600} Z`, CORAL),
    line(`M${x - 676} ${y - 118} L${x - 560} ${y - 98} H${x + 632}`, '#FFFFFF', 6, {
      opacity: 0.7,
    }),
    disc(x - 590, y - 66, 12, '#FFFFFF'),
    disc(x - 546, y - 62, 12, '#FFFFFF'),
  ].join('');

const crane = (x: number, y: number) =>
  [
    shadow(x, y + 4, 260, 16),
    line(
      `M${x - 130} ${y} L${x - 90} ${y - 640} M${x + 130} ${y} L${x + 90} ${y - 640} M${x - 116} ${y - 220} H${x + 116} M${x - 104} ${y - 420} H${x + 104} M${x - 116} ${y - 220} L${x + 104} ${y - 420}`,
      BLUE,
      20,
    ),
    box(x - 660, y - 670, 980, 36, BLUE, 6),
    box(x - 660, y - 644, 980, 10, '#04163B', 0, { opacity: 0.2 }),
    line(
      `M${x} ${y - 650} V${y - 880} L${x - 620} ${y - 664} M${x} ${y - 880} L${x + 290} ${y - 664}`,
      BLUE,
      11,
    ),
    box(x + 130, y - 740, 150, 76, NAVY, 8),
    box(x - 380, y - 634, 70, 56, NAVY, 6),
    line(`M${x - 366} ${y - 580} V${y - 470} M${x - 324} ${y - 580} V${y - 470}`, NAVY, 5),
    container(x - 445, y - 392, 2, 0.9),
  ].join('');
