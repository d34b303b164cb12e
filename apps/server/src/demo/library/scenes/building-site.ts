import { figure } from '../figure.ts';
import { AMBER, BLUE, CORAL, type Mood, NAVY } from '../moods.ts';
import { area, box, disc, line, shadow, times } from '../shapes.ts';
import { cloud, hills, sky, skyline } from '../surroundings.ts';
import type { Scene } from './scene.ts';

/** A house that grows: the crane lifts, two builders look at the plan. */
export const buildingSite: Scene = {
  focus: { x: 850, y: 640 },
  draw: (mood) =>
    [
      sky(mood, { x: 420, y: 330, r: 78 }),
      cloud(1000, 90, 1.1, mood.pale, 0.45),
      cloud(80, 10, 0.9, mood.pale, 0.4),
      skyline(700, mood.far, 1.4),
      hills(720, 30, mood.middle, 100),
      crane(560, 800, mood),
      frame(820, 820, mood),
      hills(850, 26, 'url(#ground)'),
      shadow(860, 980, 700, 40),
      // pipes and a heap of bricks
      times(
        3,
        (n) => disc(180 + n * 74, 930, 36, mood.soft) + disc(180 + n * 74, 930, 22, mood.near),
      ),
      times(
        2,
        (n) => disc(217 + n * 74, 868, 36, mood.soft) + disc(217 + n * 74, 868, 22, mood.near),
      ),
      times(4, (row) =>
        times(6 - row, (n) =>
          box(1300 + n * 62 + row * 31, 930 - row * 34, 56, 30, n % 2 ? '#C4553F' : CORAL, 3),
        ),
      ),
      figure(700, 985, 1.5, {
        skin: '#F2C7A5',
        hair: '#6B4A35',
        cut: 'short',
        top: BLUE,
        legs: NAVY,
        pose: 'holding',
        wears: ['vest', 'helmet'],
      }),
      area('M688 706 l118 -22 l14 62 l-118 22 Z', '#FFFFFF'),
      line('M706 722 l84 -16 M710 738 l54 -10', BLUE, 5),
      figure(990, 985, -1.5, {
        skin: '#8C5A3C',
        hair: '#1F2340',
        cut: 'long',
        top: '#12408F',
        legs: '#43618F',
        pose: 'pointing',
        wears: ['vest', 'helmet'],
      }),
      times(
        2,
        (n) =>
          area(`M${420 + n * 800} 1000 l26 -86 h22 l26 86 Z`, CORAL) +
          box(430 + n * 800, 948, 54, 16, '#FFFFFF') +
          box(410 + n * 800, 996, 96, 14, CORAL, 5),
      ),
    ].join(''),
};

function crane(x: number, y: number, mood: Mood): string {
  const lattice = times(13, (n) =>
    line(
      `M${x - 24} ${y - n * 62} L${x + 24} ${y - 62 - n * 62} M${x + 24} ${y - n * 62} L${x - 24} ${y - 62 - n * 62}`,
      AMBER,
      6,
    ),
  );
  const boom = times(16, (n) => line(`M${x - 220 + n * 60} ${y - 800} l30 -44 l30 44`, AMBER, 6));
  return [
    lattice,
    line(`M${x - 24} ${y} V${y - 806} M${x + 24} ${y} V${y - 806}`, AMBER, 11),
    boom,
    line(
      `M${x - 220} ${y - 800} H${x + 740} M${x - 190} ${y - 844} H${x + 710} L${x + 740} ${y - 800}`,
      AMBER,
      10,
    ),
    line(
      `M${x} ${y - 940} L${x - 200} ${y - 844} M${x} ${y - 940} L${x + 480} ${y - 844} M${x - 20} ${y - 830} L${x} ${y - 940} L${x + 20} ${y - 830}`,
      NAVY,
      6,
    ),
    box(x - 236, y - 798, 96, 70, NAVY, 6),
    box(x + 20, y - 796, 66, 74, NAVY, 8),
    box(x + 44, y - 786, 34, 34, mood.lamp, 4),
    // what it lifts
    line(`M${x + 450} ${y - 796} V${y - 560} l-80 50 M${x + 450} ${y - 560} l80 50`, NAVY, 5),
    box(x + 350, y - 512, 200, 26, '#C98F62', 4),
    box(x + 350, y - 494, 200, 8, '#04163B', 0, { opacity: 0.2 }),
  ].join('');
}

const frame = (x: number, y: number, mood: Mood) =>
  [
    times(3, (floor) =>
      box(x + 10, y - 140 - floor * 150, 560, 140, '#04163B', 0, { opacity: 0.18 - floor * 0.03 }),
    ),
    times(2, (n) => box(x + 20 + n * 190, y - 140, 170, 136, mood.soft)),
    box(x + 50, y - 116, 110, 74, mood.lamp, 3),
    box(x + 240, y - 116, 110, 74, mood.lamp, 3),
    times(
      4,
      (floor) =>
        box(x, y - 20 - floor * 150, 590, 22, mood.pale) +
        box(x, y - 4 - floor * 150, 590, 8, '#04163B', 0, { opacity: 0.18 }),
    ),
    times(5, (n) => box(x + 6 + n * 140, y - 560, 20, 560, mood.soft)),
    times(5, (n) =>
      line(`M${x + 10 + n * 140} ${y - 560} v-56 M${x + 20 + n * 140} ${y - 560} v-40`, NAVY, 4),
    ),
    line(`M${x + 590} ${y} V${y - 500} M${x + 640} ${y} V${y - 500}`, CORAL, 7),
    times(6, (n) =>
      line(
        `M${x + 590} ${y - n * 90} L${x + 640} ${y - 90 - n * 90} M${x + 590} ${y - 90 * n} h50`,
        CORAL,
        5,
      ),
    ),
  ].join('');
