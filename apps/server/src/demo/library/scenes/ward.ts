import { figure } from '../figure.ts';
import { BLUE, CORAL, NAVY } from '../moods.ts';
import { area, box, disc, line, shadow } from '../shapes.ts';
import { hills, pane, pottedPlant, room, sunbeam, tree } from '../surroundings.ts';
import type { Scene } from './scene.ts';

/** A hospital room: a bed, a monitor, a nurse and a doctor. */
export const ward: Scene = {
  focus: { x: 900, y: 560 },
  draw: (mood) =>
    [
      room(),
      pane(
        'garden',
        [560, 120, 560, 380],
        mood,
        hills(420, 70, mood.far) +
          hills(470, 40, mood.leaf, 200) +
          tree(690, 490, 0.9, mood) +
          tree(1010, 500, 1.1, mood),
        3,
      ),
      sunbeam(600, 420),
      // curtain and rail
      line('M1190 60 H1900', mood.soft, 10),
      area(
        'M1230 66 q30 330 -6 690 h120 q-34 -360 -8 -690 Z M1346 66 q26 330 0 690 h110 q-30 -340 -4 -690 Z',
        BLUE,
        { opacity: 0.85 },
      ),
      area(
        'M1262 66 q22 330 -4 690 h26 q20 -360 0 -690 Z M1384 66 q18 330 0 690 h26 q12 -340 0 -690 Z',
        '#FFFFFF',
        { opacity: 0.16 },
      ),
      // a cabinet with a cross, and its lamp
      box(180, 180, 250, 190, mood.pale, 14),
      box(180, 180, 250, 190, 'url(#shade)', 14, { opacity: 0.18 }),
      disc(305, 275, 56, BLUE),
      line('M305 243 V307 M273 275 H337', '#FFFFFF', 20),
      pottedPlant(150, 800, 1.15, mood, CORAL),
      bed(),
      // the monitor beside it
      shadow(1130, 862, 90, 12),
      line('M1130 860 V470 M1084 862 H1176', mood.soft, 14),
      box(1048, 372, 168, 124, NAVY, 14),
      line('M1062 440 h34 l12 -34 l18 66 l16 -46 l10 14 h52', '#7FE3C3', 6),
      disc(1190, 394, 6, CORAL),
      figure(860, 900, 1.38, {
        skin: '#C98B62',
        hair: '#1F2340',
        cut: 'bun',
        top: BLUE,
        legs: BLUE,
        pose: 'holding',
        wears: ['scrubs'],
      }),
      box(884, 632, 84, 60, NAVY, 8),
      box(891, 639, 70, 46, '#DCEBFF', 4),
      figure(1330, 940, -1.46, {
        skin: '#F2C7A5',
        hair: '#6B4A35',
        cut: 'short',
        top: '#8FB4EA',
        legs: NAVY,
        pose: 'pointing',
        wears: ['coat'],
      }),
    ].join(''),
};

const bed = () =>
  [
    shadow(480, 900, 420, 26),
    line('M180 890 V540 M800 890 V700', '#8FA9CF', 18),
    box(176, 740, 630, 44, '#8FA9CF', 16),
    area('M200 742 V690 Q210 670 240 672 L760 690 Q806 694 806 742 Z', '#FFFFFF'),
    area('M400 742 L420 664 Q600 640 770 676 Q806 690 806 742 Z', '#A9C8F5'),
    area('M400 742 L420 664 Q450 660 480 658 L456 742 Z', '#FFFFFF', { opacity: 0.7 }),
    // a person who rests, half upright
    area('M196 690 L250 560 Q262 540 290 552 L330 572 L300 690 Z', '#FFFFFF'),
    area('M300 690 Q300 610 350 606 Q420 604 440 680 Z', '#DCE8FA'),
    `<g transform="translate(322 596) rotate(-24)"><ellipse rx="37" ry="43" fill="#E9B48C"/><path d="M-38 8 Q-48 -46 0 -50 Q40 -46 38 -10 Q10 -16 -6 -30 Q-18 -8 -28 -4 Z" fill="#D9DDE6"/></g>`,
    line('M356 640 Q420 660 470 668', '#DCE8FA', 30),
    disc(478, 668, 15, '#E9B48C'),
    disc(190, 893, 15, NAVY),
    disc(796, 893, 15, NAVY),
  ].join('');
