import { figure } from '../figure.ts';
import { AMBER, BLUE, type Mood, NAVY } from '../moods.ts';
import { area, box, disc, line, shadow, times } from '../shapes.ts';
import { cloud, hills, sky } from '../surroundings.ts';
import type { Scene } from './scene.ts';

/** Turbines on the dyke, and the people who keep them turning. */
export const windFarm: Scene = {
  focus: { x: 1020, y: 560 },
  draw: (mood) =>
    [
      sky(mood, { x: 390, y: 470, r: 96 }),
      cloud(960, 120, 1.3, mood.pale, 0.5),
      cloud(120, 100, 0.9, mood.pale, 0.45),
      cloud(640, -160, 1.2, mood.pale, 0.4),
      hills(650, 80, mood.far),
      turbine(150, 640, 0.5, 10, mood),
      turbine(640, 650, 0.58, 50, mood),
      turbine(1420, 650, 0.54, 80, mood),
      hills(700, 60, mood.middle, 260),
      turbine(1160, 790, 1.12, 22, mood),
      turbine(330, 760, 0.85, 70, mood),
      hills(790, 70, 'url(#ground)', 60),
      times(9, (n) =>
        line(`M${-100 + n * 210} ${880 + (n % 3) * 40} q60 -18 130 0`, '#FFFFFF', 5, {
          opacity: 0.18,
        }),
      ),
      van(620, 940, mood),
      figure(930, 960, 1.3, {
        skin: '#F2C7A5',
        hair: '#B5651D',
        cut: 'long',
        top: NAVY,
        legs: '#12408F',
        pose: 'pointing',
        wears: ['vest', 'helmet'],
      }),
      figure(1240, 975, -1.34, {
        skin: '#8C5A3C',
        hair: '#1F2340',
        cut: 'short',
        top: BLUE,
        legs: NAVY,
        pose: 'holding',
        wears: ['vest', 'helmet'],
      }),
      box(1146, 716, 78, 54, NAVY, 6),
      box(1152, 722, 66, 42, '#DCEBFF', 3),
    ].join(''),
};

const blade = 'M-9 0 Q-20 -60 -5 -250 Q0 -262 4 -250 Q12 -90 9 0 Z';

const turbine = (x: number, y: number, size: number, angle: number, mood: Mood) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${[
    area('M-15 20 L-8 -560 H8 L15 20 Z', mood.pale),
    area('M2 20 L2 -560 H8 L15 20 Z', '#04163B', { opacity: 0.12 }),
    times(
      3,
      (n) =>
        `<path transform="translate(0 -566) rotate(${angle + n * 120})" d="${blade}" fill="${mood.pale}"/>`,
    ),
    disc(0, -566, 18, mood.pale),
    disc(0, -566, 9, BLUE),
  ].join('')}</g>`;

const van = (x: number, y: number, mood: Mood) =>
  [
    shadow(x, y + 6, 260, 20),
    area(
      `M${x - 220} ${y - 40} V${y - 190} Q${x - 216} ${y - 216} ${x - 190} ${y - 216} H${x + 70} Q${x + 96} ${y - 214} ${x + 112} ${y - 190} L${x + 156} ${y - 124} L${x + 206} ${y - 110} Q${x + 222} ${y - 104} ${x + 222} ${y - 84} V${y - 40} Z`,
      '#FFFFFF',
    ),
    area(`M${x - 220} ${y - 40} V${y - 104} H${x + 220} V${y - 40} Z`, BLUE),
    box(x - 220, y - 112, 440, 10, AMBER),
    area(
      `M${x + 20} ${y - 192} H${x + 74} Q${x + 88} ${y - 190} ${x + 96} ${y - 176} L${x + 128} ${y - 124} H${x + 20} Z`,
      '#A9C8F5',
    ),
    area(`M${x + 34} ${y - 192} h24 l-26 68 h-12 v-30 Z`, '#FFFFFF', { opacity: 0.5 }),
    disc(x - 130, y - 38, 42, '#06204F'),
    disc(x - 130, y - 38, 20, '#DCE8FA'),
    disc(x + 136, y - 38, 42, '#06204F'),
    disc(x + 136, y - 38, 20, '#DCE8FA'),
    box(x + 204, y - 92, 20, 20, mood.lamp, 5),
  ].join('');
