import { AMBER, BLUE, CORAL, type Mood, NAVY } from '../moods.ts';
import { area, box, disc, line, shadow, times } from '../shapes.ts';
import { cloud, hills, sky, tree } from '../surroundings.ts';
import type { Scene } from './scene.ts';

/** A lorry on the open road, with the whole day ahead. */
export const road: Scene = {
  focus: { x: 800, y: 660 },
  draw: (mood) =>
    [
      sky(mood, { x: 1130, y: 400, r: 92 }),
      cloud(160, 190, 1.2, mood.pale, 0.6),
      cloud(820, 70, 0.9, mood.pale, 0.5),
      cloud(560, -180, 1.3, mood.pale, 0.4),
      area(
        'M-400 640 L-60 380 L130 520 L330 330 L600 620 L760 500 L960 640 L1230 420 L1480 620 L1700 480 L2000 640 V900 H-400 Z',
        mood.far,
      ),
      area(
        'M330 330 L398 402 L352 440 L300 404 L270 424 L262 394 Z M-60 380 L12 434 L-46 470 L-110 420 Z M1230 420 L1290 470 L1236 500 L1180 460 Z',
        mood.pale,
        { opacity: 0.55 },
      ),
      hills(650, 70, mood.middle),
      hills(730, 60, 'url(#ground)', 200),
      times(7, (n) =>
        tree(-40 + n * 270 + (n % 2) * 60, 770 + (n % 3) * 14, 0.7 + (n % 3) * 0.16, mood),
      ),
      box(-400, 820, 2400, 170, mood.near),
      box(-400, 820, 2400, 10, mood.pale, 0, { opacity: 0.6 }),
      box(-400, 980, 2400, 10, mood.pale, 0, { opacity: 0.6 }),
      line('M-400 906 H2000', mood.pale, 9, { 'stroke-dasharray': '120 90', opacity: 0.85 }),
      box(-400, 990, 2400, 500, 'url(#ground)'),
      lorry(800, 940, mood),
      times(10, (n) =>
        line(
          `M${-60 + n * 190} 1066 q-10 -46 -30 -60 M${-60 + n * 190} 1066 q6 -50 24 -70`,
          mood.leafDark,
          9,
        ),
      ),
    ].join(''),
};

const tyre = (x: number, y: number) =>
  disc(x, y, 54, '#06204F') + disc(x, y, 29, '#DCE8FA') + disc(x, y, 11, '#8FA9CF');

const lorry = (x: number, y: number, mood: Mood) =>
  [
    shadow(x - 20, y + 10, 520, 28),
    box(x - 470, y - 100, 850, 44, '#0A2455', 10),
    box(x - 480, y - 420, 600, 340, '#FFFFFF', 16),
    area(
      `M${x - 480} ${y - 200} L${x + 120} ${y - 330} V${y - 96} Q${x + 120} ${y - 80} ${x + 104} ${y - 80} H${x - 464} Q${x - 480} ${y - 80} ${x - 480} ${y - 96} Z`,
      BLUE,
    ),
    area(
      `M${x - 480} ${y - 230} L${x + 120} ${y - 360} V${y - 330} L${x - 480} ${y - 200} Z`,
      AMBER,
    ),
    box(x - 480, y - 130, 600, 50, '#04163B', 10, { opacity: 0.16 }),
    line(
      `M${x - 330} ${y - 418} V${y - 84} M${x - 180} ${y - 418} V${y - 84} M${x - 30} ${y - 418} V${y - 84}`,
      '#04163B',
      3,
      { opacity: 0.08 },
    ),
    // the cab
    area(
      `M${x + 140} ${y - 60} V${y - 360} Q${x + 142} ${y - 384} ${x + 168} ${y - 384} H${x + 284} Q${x + 314} ${y - 384} ${x + 326} ${y - 350} L${x + 370} ${y - 220} Q${x + 400} ${y - 214} ${x + 402} ${y - 180} V${y - 60} Z`,
      CORAL,
    ),
    area(`M${x + 140} ${y - 60} V${y - 130} H${x + 402} V${y - 60} Z`, '#04163B', {
      opacity: 0.14,
    }),
    area(
      `M${x + 210} ${y - 350} H${x + 280} Q${x + 296} ${y - 350} ${x + 302} ${y - 334} L${x + 340} ${y - 226} H${x + 210} Z`,
      '#CFE4FB',
    ),
    area(`M${x + 232} ${y - 350} h30 l-36 124 h-16 v-50 Z`, '#FFFFFF', { opacity: 0.5 }),
    // the driver
    disc(x + 262, y - 284, 25, '#C98B62'),
    area(
      `M${x + 236} ${y - 288} q-2 -32 30 -32 q26 2 24 22 q-20 -2 -32 -6 q-4 14 -22 16 Z`,
      '#3A2A2A',
    ),
    area(`M${x + 226} ${y - 226} q4 -36 36 -36 q36 0 42 36 Z`, BLUE),
    line(`M${x + 218} ${y - 190} h34`, NAVY, 8),
    box(x + 376, y - 136, 28, 30, mood.lamp, 6),
    disc(x + 410, y - 120, 90, 'url(#lamp)'),
    tyre(x - 360, y - 44),
    tyre(x - 230, y - 44),
    tyre(x + 256, y - 44),
  ].join('');
