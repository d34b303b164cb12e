import { word } from './letters.ts';
import { AMBER, BLUE, CORAL, NAVY } from './moods.ts';
import { area, box, disc, line, times } from './shapes.ts';

const square = { width: 800, height: 800 };
const broad = { width: 1200, height: 400 };

/** Marks of companies that do not exist, on nothing: they lie on any background. */
export const logos = {
  noorderzorg: {
    ...square,
    draw: () =>
      area('M400 90 A210 210 0 0 1 610 300 V510 H400 A210 210 0 0 1 400 90 Z', BLUE) +
      area('M400 510 H190 V300 A210 210 0 0 1 400 90 Z', NAVY) +
      line('M400 210 V400 M305 305 H495', '#FFFFFF', 56) +
      disc(582, 482, 44, AMBER) +
      word('NOORDERZORG', { x: 400, y: 680, height: 58, weight: 14, colour: NAVY }),
  },
  noorderzorgBroad: {
    ...broad,
    draw: () =>
      area('M200 70 A120 120 0 0 1 320 190 V310 H200 A120 120 0 0 1 200 70 Z', BLUE) +
      area('M200 310 H80 V190 A120 120 0 0 1 200 70 Z', NAVY) +
      line('M200 138 V246 M146 192 H254', '#FFFFFF', 32) +
      disc(304, 294, 25, AMBER) +
      word('NOORDERZORG', { x: 765, y: 226, height: 68, weight: 15, colour: NAVY }),
  },
  thuis: {
    ...square,
    draw: () =>
      area('M400 96 L650 310 V520 Q650 550 620 550 H180 Q150 550 150 520 V310 Z', CORAL) +
      area('M400 470 L300 372 A58 58 0 0 1 400 312 A58 58 0 0 1 500 372 Z', '#FFFFFF') +
      box(520, 130, 56, 120, CORAL, 8) +
      word('THUIS', { x: 400, y: 704, height: 86, weight: 20, colour: NAVY }),
  },
  academie: {
    ...square,
    draw: () =>
      area('M400 120 L720 260 L400 400 L80 260 Z', NAVY) +
      area('M220 344 L400 424 L580 344 V460 Q500 530 400 530 Q300 530 220 460 Z', BLUE) +
      line('M690 274 V430', AMBER, 18) +
      disc(690, 452, 30, AMBER) +
      word('ACADEMIE', { x: 400, y: 690, height: 76, weight: 18, colour: NAVY }),
  },
  kade: {
    ...square,
    draw: () =>
      disc(400, 310, 230, NAVY) +
      area('M170 330 A230 230 0 0 0 630 330 Q572 290 515 330 T400 330 T285 330 T170 330 Z', BLUE) +
      line('M310 186 V430 M478 190 L322 316 M370 282 L490 430', '#FFFFFF', 46) +
      disc(556, 152, 52, AMBER) +
      word('KADE', { x: 400, y: 704, height: 92, weight: 22, colour: NAVY }),
  },
  kadeTech: {
    ...broad,
    draw: () =>
      times(3, (row) =>
        times(3, (n) =>
          box(
            84 + n * 84,
            74 + row * 84,
            68,
            68,
            [NAVY, BLUE, AMBER, CORAL][(n + row * 2) % 4] ?? NAVY,
            n === row ? 34 : 12,
          ),
        ),
      ) +
      word('KADE', { x: 560, y: 240, height: 92, weight: 20, colour: NAVY }) +
      word('TECH', { x: 940, y: 240, height: 92, weight: 20, colour: BLUE }),
  },
} as const;

export type LogoName = keyof typeof logos;

export function drawLogo(name: LogoName): string {
  const { width, height, draw } = logos[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw()}</svg>`;
}
