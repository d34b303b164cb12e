import { figure } from '../figure.ts';
import { AMBER, BLUE, CORAL, NAVY } from '../moods.ts';
import { area, box, disc, line, oval, shadow } from '../shapes.ts';
import { hills, pane, pottedPlant, room, sunbeam, tree } from '../surroundings.ts';
import type { Scene } from './scene.ts';

/** Care at home: an old man in his armchair, and a person who brings tea. */
export const livingRoom: Scene = {
  focus: { x: 820, y: 590 },
  draw: (mood) =>
    [
      room(),
      pane(
        'street',
        [250, 130, 360, 400],
        mood,
        hills(440, 60, mood.far) + hills(500, 50, mood.leaf, 120) + tree(500, 520, 1.3, mood),
      ),
      sunbeam(280, 300),
      // pictures on the wall
      box(760, 150, 150, 190, mood.pale, 6),
      box(776, 166, 118, 158, '#F9C9A4', 2),
      area('M776 324 V260 l46 -40 l30 30 l42 -50 V324 Z', CORAL, { opacity: 0.8 }),
      box(940, 190, 210, 150, mood.pale, 6),
      box(956, 206, 178, 118, '#A9C8F5', 2),
      disc(1090, 250, 24, '#FFF3D0'),
      area('M956 324 V286 q50 -40 90 -6 t88 -8 V324 Z', BLUE, { opacity: 0.75 }),
      // the standard lamp
      shadow(1330, 868, 90, 12),
      line('M1330 866 V420', NAVY, 9),
      box(1280, 858, 100, 14, NAVY, 7),
      disc(1330, 400, 280, 'url(#lamp)'),
      area('M1258 430 L1284 310 H1376 L1402 430 Z', AMBER),
      area('M1330 310 H1376 L1402 430 H1340 Z', '#FFFFFF', { opacity: 0.18 }),
      oval(760, 930, 620, 78, '#FFFFFF', { opacity: 0.22 }),
      oval(760, 930, 540, 62, BLUE, { opacity: 0.14 }),
      pottedPlant(140, 840, 1.3, mood, CORAL),
      armchair(),
      figure(640, 880, 1.42, {
        skin: '#F2C7A5',
        hair: '#D9DDE6',
        cut: 'short',
        top: '#7C8FB8',
        legs: '#4B5F8C',
        pose: 'sitting',
      }),
      area('M560 640 Q546 700 560 760 H700 Q690 742 640 736 Q600 730 596 640 Z', '#12408F'),
      // the little table with a teapot
      shadow(930, 900, 130, 16),
      line('M930 896 V790 M880 898 L930 850 L980 898', '#A8714A', 12),
      oval(930, 786, 124, 20, '#C98F62'),
      oval(930, 780, 124, 18, '#DDAA7C'),
      area('M880 772 Q872 722 916 720 Q962 722 952 772 Z', '#FFFFFF'),
      line('M950 752 Q978 748 976 730 M884 744 Q862 740 868 756', '#FFFFFF', 8),
      disc(916, 716, 8, BLUE),
      figure(1120, 916, -1.44, {
        skin: '#8C5A3C',
        hair: '#1F2340',
        cut: 'curls',
        top: BLUE,
        legs: NAVY,
        pose: 'working',
        wears: ['scrubs'],
      }),
      area('M978 664 h44 l-5 32 h-34 Z', '#FFFFFF'),
      line('M990 650 q-8 -12 0 -24 q8 -12 0 -24 M1008 650 q-8 -12 0 -24', '#FFFFFF', 4, {
        opacity: 0.7,
      }),
    ].join(''),
};

const armchair = () =>
  [
    shadow(630, 906, 260, 24),
    area('M470 880 Q440 560 520 500 Q580 470 640 500 L640 760 L640 880 Z', '#12408F'),
    area('M500 880 Q470 590 530 530 Q570 500 612 520 L612 880 Z', BLUE),
    area('M500 740 H776 Q800 742 798 770 L790 884 H500 Z', BLUE),
    area('M500 830 H794 L790 884 H500 Z', '#04163B', { opacity: 0.16 }),
    line('M520 884 V906 M770 884 V906', '#A8714A', 14),
  ].join('');
