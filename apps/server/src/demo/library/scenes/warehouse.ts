import { figure } from '../figure.ts';
import { AMBER, BLUE, CORAL, type Mood, NAVY } from '../moods.ts';
import { area, box, disc, line, shadow, times, turn } from '../shapes.ts';
import { pendant } from '../surroundings.ts';
import type { Scene } from './scene.ts';

/** A hall with high racks, a fork-lift and two people who keep it moving. */
export const warehouse: Scene = {
  focus: { x: 820, y: 640 },
  draw: (mood) =>
    [
      box(-400, -800, 2400, 1600, 'url(#wall)'),
      box(-400, 760, 2400, 700, 'url(#floor)'),
      // the roof, and the gate at the end of the aisle
      times(7, (n) => line(`M${-400 + n * 400} -800 L800 300`, '#FFFFFF', 5, { opacity: 0.25 })),
      box(640, 380, 330, 390, mood.pale, 8),
      box(660, 400, 290, 370, 'url(#sky)'),
      disc(800, 560, 260, 'url(#glow)'),
      area('M660 770 V700 H950 V770 Z', mood.middle, { opacity: 0.5 }),
      rack(-260, 130, 0.86, mood),
      rack(1070, 130, 0.86, mood),
      pendant(400, 110, NAVY),
      pendant(800, 60, NAVY),
      pendant(1200, 110, NAVY),
      area('M660 770 H950 L1240 1500 H340 Z', 'url(#beam)', { opacity: 0.8 }),
      line('M520 1060 L700 770 M1100 1060 L916 770', AMBER, 9, { opacity: 0.75 }),
      forklift(860, 950),
      figure(420, 960, 1.42, {
        skin: '#C98B62',
        hair: '#3A2A2A',
        cut: 'bun',
        top: BLUE,
        legs: NAVY,
        pose: 'holding',
        wears: ['vest'],
      }),
      box(424, 650, 104, 82, '#D9A066', 6),
      box(464, 650, 24, 82, '#F3D3A3'),
      figure(1320, 985, -1.46, {
        skin: '#F2C7A5',
        hair: '#6B4A35',
        cut: 'short',
        top: NAVY,
        legs: '#12408F',
        pose: 'waving',
        wears: ['vest', 'helmet'],
      }),
    ].join(''),
};

const cartons = ['#D9A066', '#C98B52', '#E6BC85', '#7FA8EE', '#C98B52', '#EDC994'];

const rack = (x: number, y: number, size: number, mood: Mood) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${[
    box(-20, -520, 900, 1260, '#04163B', 0, { opacity: 0.1 }),
    times(6, (row) =>
      times(6, (n) => {
        const height = 96 + ((n * 37 + row * 53) % 54);
        const left = 18 + n * 142;
        const bottom = 700 - row * 230;
        if ((n * 7 + row * 3) % 9 === 0) return '';
        return (
          box(left, bottom - height, 124, height, turn(cartons, n * 5 + row * 2), 5) +
          box(left + 50, bottom - height, 22, height, '#FFFFFF', 0, { opacity: 0.28 }) +
          box(left + 92, bottom - height, 32, height, '#04163B', 4, { opacity: 0.1 }) +
          box(left + 12, bottom - 34, 34, 22, mood.pale, 2, { opacity: 0.85 })
        );
      }),
    ),
    times(
      6,
      (row) =>
        box(-20, 700 - row * 230, 900, 20, CORAL) +
        box(-20, 714 - row * 230, 900, 30, 'url(#shade)'),
    ),
    times(4, (n) => box(-20 + n * 288, -560, 22, 1300, NAVY)),
  ].join('')}</g>`;

const forklift = (x: number, y: number) =>
  [
    shadow(x - 10, y + 4, 300, 26),
    // the load
    box(x + 168, y - 60, 200, 18, '#A8714A', 3),
    box(x + 176, y - 180, 184, 120, '#D9A066', 6),
    box(x + 250, y - 180, 34, 120, '#F3D3A3'),
    box(x + 196, y - 268, 138, 88, '#E6BC85', 6),
    box(x + 250, y - 268, 28, 88, '#F3D3A3'),
    line(`M${x + 150} ${y - 30} V${y - 420} M${x + 128} ${y - 30} V${y - 420}`, NAVY, 14),
    line(`M${x + 150} ${y - 36} H${x + 360}`, NAVY, 12),
    // cabin
    line(`M${x - 96} ${y - 150} L${x - 70} ${y - 380} H${x + 72} L${x + 110} ${y - 150}`, NAVY, 16),
    figure(x - 30, y - 50, 0.98, {
      skin: '#8C5A3C',
      hair: '#1F2340',
      cut: 'short',
      top: BLUE,
      legs: NAVY,
      pose: 'sitting',
      wears: ['helmet', 'vest'],
    }),
    line(`M${x + 76} ${y - 180} L${x + 52} ${y - 228}`, NAVY, 10),
    area(
      `M${x - 190} ${y - 50} V${y - 170} Q${x - 186} ${y - 196} ${x - 150} ${y - 196} H${x - 70} L${x - 40} ${y - 150} H${x + 120} V${y - 50} Z`,
      AMBER,
    ),
    area(`M${x - 190} ${y - 50} V${y - 96} H${x + 120} V${y - 50} Z`, '#04163B', { opacity: 0.12 }),
    disc(x - 116, y - 48, 52, '#0A2455'),
    disc(x - 116, y - 48, 24, '#DCE8FA'),
    disc(x + 74, y - 48, 52, '#0A2455'),
    disc(x + 74, y - 48, 24, '#DCE8FA'),
  ].join('');
