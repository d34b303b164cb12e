import { figure } from '../figure.ts';
import { AMBER, BLUE, CORAL, NAVY } from '../moods.ts';
import { area, box, disc, line, shadow, times, turn } from '../shapes.ts';
import { hills, pane, pottedPlant, room, sunbeam, tree } from '../surroundings.ts';
import type { Scene } from './scene.ts';

/** A lesson: a teacher at the board, and a class that listens. */
export const classroom: Scene = {
  focus: { x: 730, y: 440 },
  draw: (mood) =>
    [
      room(),
      pane(
        'yard',
        [1200, 130, 560, 360],
        mood,
        hills(420, 60, mood.far) + tree(1300, 480, 1.2, mood) + tree(1520, 490, 1, mood),
      ),
      sunbeam(1180, 330),
      // the board
      box(330, 100, 740, 430, '#C98F62', 12),
      box(350, 120, 700, 390, '#12408F', 6),
      area('M350 120 H620 L420 510 H350 Z', '#FFFFFF', { opacity: 0.05 }),
      line('M420 200 h180 M420 246 h120 M420 292 h150', '#DCE8FA', 8, { opacity: 0.85 }),
      disc(880, 300, 96, 'none', { stroke: '#DCE8FA', 'stroke-width': 7 }),
      area('M880 300 V204 A96 96 0 0 1 963 348 Z', AMBER),
      area('M880 300 L963 348 A96 96 0 0 1 797 348 Z', CORAL),
      box(420, 506, 580, 16, '#A8714A', 6),
      // bunting and shelf
      times(9, (n) =>
        area(
          `M${-60 + n * 150} ${20 + (n % 2) * 8} h86 l-43 70 Z`,
          turn([AMBER, CORAL, BLUE, mood.leaf], n),
        ),
      ),
      line('M-400 20 H2000', NAVY, 4),
      pottedPlant(210, 800, 1.15, mood, AMBER),
      figure(700, 860, 1.38, {
        skin: '#C98B62',
        hair: '#1F2340',
        cut: 'scarf',
        top: CORAL,
        legs: NAVY,
        pose: 'pointing',
      }),
      times(4, (n) => pupil(260 + n * 350, 1010, n)),
      times(3, (n) => pupil(90 + n * 560, 1180, n + 4, 1.3)),
    ].join(''),
};

const tops = [BLUE, AMBER, '#4FA07C', '#EC6A4C', '#7C8FB8', NAVY, '#F2C7A5'];
const hairs = ['#3A2A2A', '#B5651D', '#1F2340', '#6B4A35', '#E0B060', '#1F2340', '#3A2A2A'];
const skins = ['#E9B48C', '#F2C7A5', '#8C5A3C', '#C98B62'];

/** From behind, at a desk. */
const pupil = (x: number, y: number, n: number, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${[
    shadow(0, 30, 170, 20),
    box(-150, -96, 300, 24, '#DDAA7C', 8),
    box(-150, -78, 300, 10, '#04163B', 4, { opacity: 0.14 }),
    line('M-126 -74 V24 M126 -74 V24', '#8FA9CF', 11),
    box(60, -116, 62, 20, turn([CORAL, BLUE, AMBER], n), 4),
    area('M-70 40 Q-78 -116 -34 -134 Q0 -146 34 -134 Q78 -116 70 40 Z', turn(tops, n)),
    area('M20 -138 Q78 -116 70 40 H34 Q52 -60 20 -138 Z', '#04163B', { opacity: 0.1 }),
    box(-14, -158, 28, 34, turn(skins, n), 10),
    disc(0, -184, 41, turn(hairs, n)),
    disc(-40, -178, 8, turn(skins, n)),
    disc(40, -178, 8, turn(skins, n)),
    n % 3 === 1 ? disc(0, -230, 20, turn(hairs, n)) : '',
    n % 3 === 2 ? area('M-38 -190 Q-52 -110 -30 -92 H30 Q52 -110 38 -190 Z', turn(hairs, n)) : '',
  ].join('')}</g>`;
