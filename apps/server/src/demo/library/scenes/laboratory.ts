import { figure } from '../figure.ts';
import { AMBER, BLUE, CORAL, NAVY } from '../moods.ts';
import { area, box, disc, line, shadow, times, turn } from '../shapes.ts';
import { hills, pane, pottedPlant, room, sunbeam } from '../surroundings.ts';
import type { Scene } from './scene.ts';

/** The laboratory: glass in all colours, a microscope and two careful people. */
export const laboratory: Scene = {
  focus: { x: 830, y: 560 },
  draw: (mood) =>
    [
      room(),
      pane(
        'view',
        [1080, 110, 420, 380],
        mood,
        hills(400, 60, mood.far) + hills(450, 40, mood.middle, 300),
      ),
      sunbeam(1060, 320),
      // shelves with bottles
      times(2, (row) => shelf(200, 250 + row * 180, row, mood.pale)),
      box(-400, 560, 2400, 10, '#FFFFFF', 0, { opacity: 0.4 }),
      pottedPlant(1500, 800, 1, mood, CORAL),
      figure(620, 940, 1.5, {
        skin: '#8C5A3C',
        hair: '#1F2340',
        cut: 'curls',
        top: '#8FB4EA',
        legs: NAVY,
        pose: 'working',
        wears: ['coat'],
      }),
      figure(1130, 940, -1.5, {
        skin: '#F2C7A5',
        hair: '#B5651D',
        cut: 'long',
        top: AMBER,
        legs: NAVY,
        pose: 'holding',
        wears: ['coat'],
      }),
      flask(1058, 672, 0.62, CORAL),
      // the bench
      shadow(800, 1060, 1000, 40),
      box(-400, 780, 2400, 34, '#FFFFFF', 4),
      box(-400, 812, 2400, 400, mood.pale),
      box(-400, 812, 2400, 130, 'url(#shade)', 0, { opacity: 0.65 }),
      times(
        8,
        (n) =>
          box(-380 + n * 300, 850, 280, 300, mood.soft, 10, { opacity: 0.6 }) +
          box(-270 + n * 300, 880, 60, 10, NAVY, 5, { opacity: 0.5 }),
      ),
      microscope(820, 780),
      flask(330, 780, 1.15, BLUE),
      flask(470, 780, 0.85, AMBER),
      tubes(1260, 780),
      flask(1480, 780, 1.1, '#4FA07C'),
      disc(330, 560, 11, '#FFFFFF', { opacity: 0.6 }),
      disc(350, 520, 7, '#FFFFFF', { opacity: 0.5 }),
    ].join(''),
};

const liquids = [BLUE, CORAL, AMBER, '#4FA07C', '#7FA8EE', '#A4608F'];

const shelf = (x: number, y: number, row: number, pale: string) =>
  times(8, (n) => {
    const height = 60 + ((n * 31 + row * 17) % 44);
    const left = x + 24 + n * 80;
    return (
      box(left, y - height, 52, height, turn(liquids, n + row * 2), 10, { opacity: 0.9 }) +
      box(left + 6, y - height + 8, 11, height - 20, '#FFFFFF', 5, { opacity: 0.4 }) +
      box(left + 14, y - height - 18, 24, 20, NAVY, 4) +
      box(left + 8, y - 36, 36, 20, '#FFFFFF', 3, { opacity: 0.85 })
    );
  }) +
  box(x, y, 680, 16, pale, 5) +
  box(x + 6, y + 16, 668, 26, 'url(#shade)', 0, { opacity: 0.5 });

const flask = (x: number, y: number, size: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${[
    area('M-20 -190 H20 V-120 L76 -20 Q82 0 60 0 H-60 Q-82 0 -76 -20 L-20 -120 Z', '#FFFFFF', {
      opacity: 0.55,
    }),
    area('M-44 -78 H44 L76 -20 Q82 0 60 0 H-60 Q-82 0 -76 -20 Z', colour, { opacity: 0.88 }),
    line('M-20 -184 V-120 L-58 -50', '#FFFFFF', 7, { opacity: 0.8 }),
    box(-28, -200, 56, 14, '#FFFFFF', 6),
    disc(-16, -34, 8, '#FFFFFF', { opacity: 0.5 }),
    disc(22, -52, 6, '#FFFFFF', { opacity: 0.5 }),
  ].join('')}</g>`;

const microscope = (x: number, y: number) =>
  [
    box(x - 86, y - 24, 176, 24, NAVY, 10),
    line(`M${x + 52} ${y - 30} Q${x + 104} ${y - 130} ${x + 34} ${y - 200}`, NAVY, 28),
    box(x - 64, y - 74, 116, 15, BLUE, 6),
    `<g transform="rotate(-24 ${x} ${y - 160})"><rect x="${x - 24}" y="${y - 250}" width="48" height="136" rx="10" fill="#FFFFFF"/><rect x="${x + 6}" y="${y - 250}" width="18" height="136" rx="8" fill="#04163B" opacity=".12"/><rect x="${x - 17}" y="${y - 116}" width="34" height="34" rx="6" fill="${AMBER}"/><rect x="${x - 19}" y="${y - 288}" width="38" height="42" rx="8" fill="${NAVY}"/></g>`,
  ].join('');

const tubes = (x: number, y: number) =>
  times(5, (n) => {
    const left = x - 92 + n * 40;
    return (
      box(left, y - 150, 24, 138, '#FFFFFF', 12, { opacity: 0.65 }) +
      box(left, y - 90 - ((n * 23) % 40), 24, 78 + ((n * 23) % 40), turn(liquids, n + 1), 12)
    );
  }) +
  box(x - 108, y - 74, 212, 18, '#C98F62', 5) +
  box(x - 108, y - 16, 212, 16, '#C98F62', 5);
