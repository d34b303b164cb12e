import { figure } from '../figure.ts';
import { AMBER, BLUE, CORAL, NAVY } from '../moods.ts';
import { box, disc, line, shadow, times, turn } from '../shapes.ts';
import { pane, pendant, pottedPlant, room, skyline, sunbeam } from '../surroundings.ts';
import type { Scene } from './scene.ts';

/** An office above the town: two colleagues at one screen, a third with a laptop. */
export const office: Scene = {
  focus: { x: 790, y: 560 },
  draw: (mood) =>
    [
      room(),
      pane(
        'town',
        [120, 90, 1360, 430],
        mood,
        skyline(540, mood.far, 1.5) +
          `<g transform="translate(54 0)">${skyline(550, mood.middle, 1)}</g>` +
          lights(mood.lamp),
        5,
      ),
      sunbeam(240, 380),
      sunbeam(860, 380),
      pendant(500, 80, NAVY),
      pendant(1060, 40, AMBER),
      pottedPlant(1440, 850, 1.5, mood, CORAL),
      pottedPlant(110, 830, 1.2, mood, BLUE),
      figure(1180, 900, -1.4, {
        skin: '#8C5A3C',
        hair: '#1F2340',
        cut: 'short',
        top: CORAL,
        legs: NAVY,
        pose: 'holding',
      }),
      box(1080, 640, 84, 56, '#DCE8FA', 6),
      box(1086, 646, 72, 44, BLUE, 3),
      figure(560, 900, 1.4, {
        skin: '#F2C7A5',
        hair: '#B5651D',
        cut: 'long',
        top: BLUE,
        legs: '#12408F',
        pose: 'pointing',
      }),
      // desk with the screen they look at
      shadow(800, 960, 420, 26),
      line('M520 950 L550 770 M1080 950 L1050 770', '#A8714A', 18),
      box(440, 748, 720, 28, '#DDAA7C', 8),
      box(440, 768, 720, 14, '#04163B', 6, { opacity: 0.14 }),
      box(690, 520, 300, 190, NAVY, 14),
      box(702, 532, 276, 166, '#EEF5FF', 6),
      ...[40, 74, 56, 98, 80, 118].map((height, n) =>
        box(726 + n * 40, 672 - height, 26, height, turn([BLUE, '#7FA8EE', AMBER], n), 4),
      ),
      box(826, 708, 28, 40, mood.soft),
      box(780, 740, 120, 12, mood.soft, 6),
      box(500, 730, 60, 20, CORAL, 4),
      box(508, 714, 56, 18, BLUE, 4),
      box(1040, 706, 40, 44, '#FFFFFF', 8),
      disc(1082, 726, 13, 'none', { stroke: '#FFFFFF', 'stroke-width': 6 }),
    ].join(''),
};

const lights = (colour: string) =>
  times(70, (n) =>
    box(130 + ((n * 173) % 1340), 380 + ((n * 97) % 130), 9, 12, colour, 1, { opacity: 0.75 }),
  );
