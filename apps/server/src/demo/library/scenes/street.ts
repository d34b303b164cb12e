import { figure } from '../figure.ts';
import { AMBER, BLUE, CORAL, type Mood, NAVY } from '../moods.ts';
import { area, box, disc, line, shadow, times, turn } from '../shapes.ts';
import { cloud, sky, skyline, tree } from '../surroundings.ts';
import type { Scene } from './scene.ts';

/** A street of gabled houses and a carer on her bicycle, on the way to the next front door. */
export const street: Scene = {
  focus: { x: 800, y: 640 },
  draw: (mood) =>
    [
      sky(mood, { x: 1240, y: 70, r: 62 }),
      cloud(180, 40, 1, mood.pale, 0.6),
      cloud(860, -60, 1.3, mood.pale, 0.5),
      skyline(560, mood.far, 1.3),
      times(9, (n) => house(-330 + n * 250, n, mood)),
      box(-400, 770, 2400, 60, mood.soft),
      box(-400, 822, 2400, 12, '#04163B', 0, { opacity: 0.18 }),
      box(-400, 830, 2400, 700, 'url(#floor)'),
      line('M-400 960 H2000', '#FFFFFF', 8, { 'stroke-dasharray': '90 70', opacity: 0.6 }),
      tree(330, 806, 1.5, mood),
      tree(1310, 806, 1.7, mood),
      bicycle(800, 930),
    ].join(''),
};

const fronts = ['#C4553F', '#F0DFC8', '#2E5EA8', '#E2A15B', '#7C8FB8', '#B84E52'];

function house(x: number, n: number, mood: Mood): string {
  const top = [250, 310, 220, 290, 260][n % 5] ?? 260;
  const gable =
    n % 3 === 0
      ? `M${x} ${top + 120} v-60 h40 v-50 h40 v-50 h70 v50 h40 v50 h40 v60 Z`
      : n % 3 === 1
        ? `M${x} ${top + 120} L${x + 115} ${top - 20} L${x + 230} ${top + 120} Z`
        : `M${x} ${top + 120} Q${x + 50} ${top + 90} ${x + 56} ${top + 30} Q${x + 80} ${top - 30} ${x + 115} ${top - 36} Q${x + 150} ${top - 30} ${x + 174} ${top + 30} Q${x + 180} ${top + 90} ${x + 230} ${top + 120} Z`;
  const colour = turn(fronts, n);
  const isLit = (row: number, column: number) => (n * 3 + row * 5 + column * 7) % 4 !== 0;
  return [
    area(gable, colour),
    box(x, top + 118, 230, 660 - top, colour),
    box(x + 180, top + 118, 50, 660 - top, '#04163B', 0, { opacity: 0.1 }),
    disc(x + 115, top + 62, 20, mood.pale, { opacity: 0.9 }),
    times(3, (row) =>
      times(3, (column) => {
        const [wx, wy] = [x + 24 + column * 66, top + 150 + row * 118];
        if (wy > 640) return '';
        return (
          box(wx - 5, wy - 5, 60, 92, mood.pale, 3) +
          box(wx, wy, 50, 82, isLit(row, column) ? mood.lamp : mood.near, 2) +
          line(`M${wx + 25} ${wy} V${wy + 82} M${wx} ${wy + 38} H${wx + 50}`, mood.pale, 4)
        );
      }),
    ),
    box(x + 82, 664, 66, 112, NAVY, 6),
    box(x + 92, 674, 46, 34, mood.lamp, 3),
    disc(x + 136, 726, 4, AMBER),
  ].join('');
}

const wheel = (x: number, y: number) =>
  disc(x, y, 76, 'none', { stroke: '#0A2455', 'stroke-width': 11 }) +
  times(8, (n) => {
    const angle = (n * Math.PI) / 8;
    const [dx, dy] = [Math.cos(angle) * 72, Math.sin(angle) * 72];
    return line(`M${x - dx} ${y - dy} L${x + dx} ${y + dy}`, '#DCE8FA', 2, { opacity: 0.8 });
  }) +
  disc(x, y, 9, AMBER);

const bicycle = (x: number, y: number) =>
  [
    shadow(x, y + 6, 250, 20),
    wheel(x - 140, y - 76),
    wheel(x + 150, y - 76),
    // the leg on the far side
    line(`M${x - 46} ${y - 232} L${x + 44} ${y - 176} L${x + 26} ${y - 84}`, '#0A2455', 38),
    line(
      `M${x - 140} ${y - 76} L${x - 44} ${y - 196} L${x + 110} ${y - 196} L${x + 6} ${y - 76} H${x - 140} M${x + 6} ${y - 76} L${x - 52} ${y - 218} M${x + 150} ${y - 76} L${x + 104} ${y - 256}`,
      CORAL,
      11,
    ),
    line(`M${x + 104} ${y - 256} L${x + 72} ${y - 266}`, NAVY, 10),
    area(`M${x - 92} ${y - 226} q40 -14 76 0 q-8 14 -34 14 Z`, NAVY),
    // a bag with a cross behind the saddle
    box(x - 226, y - 196, 106, 84, '#FFFFFF', 12),
    line(`M${x - 173} ${y - 174} v40 M${x - 193} ${y - 154} h40`, BLUE, 12),
    line(`M${x - 50} ${y - 232} L${x + 30} ${y - 160} L${x - 2} ${y - 58}`, NAVY, 38),
    box(x - 18, y - 56, 52, 18, '#FFFFFF', 9),
    `<clipPath id="rider"><rect x="${x - 300}" y="-300" width="600" height="${y + 92}"/></clipPath>`,
    `<g clip-path="url(#rider)" transform="rotate(7 ${x - 46} ${y - 200})">`,
    figure(x - 46, y - 50, 1.36, {
      skin: '#E9B48C',
      hair: '#B5651D',
      cut: 'long',
      top: BLUE,
      legs: NAVY,
      pose: 'working',
      wears: ['scrubs'],
    }),
    '</g>',
  ].join('');
