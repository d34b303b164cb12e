import type { BannerColours } from '@posthorn/domain';
import { fitted, widestLine } from '../text/fit-text.ts';
import type { Box, SurfacePart, TextPart } from './parts.ts';

export interface ButtonSpec {
  height: number;
  /** Around the words. */
  pad: number;
  sizes: readonly [number, number];
  mostWidth: number;
  /** As wide as it may be, whatever its words. */
  isFull?: boolean;
}

export interface PlacedButton {
  surface: SurfacePart;
  text: TextPart;
  arrow: { box: Box; colour: string } | null;
}

/** A button with its words and an arrow; the arrow goes before the words are cut. */
export function placedButton(
  words: string,
  spec: ButtonSpec,
  colours: BannerColours,
  place: (width: number) => { x: number; y: number },
): PlacedButton | null {
  if (words === '') return null;
  const { height, pad, sizes, mostWidth } = spec;
  const room = (width: number) =>
    ({ width, height, mostLines: 1, weight: 700, sizes, leading: 1.25 }) as const;
  const arrowRoom = (size: number) => Math.round(size * 1.45);
  const inside = mostWidth - pad * 2;
  const withArrow = fitted(words, room(inside - arrowRoom(sizes[0])));
  const hasArrow = withArrow.lines[0] === words;
  const { lines, font } = hasArrow ? withArrow : fitted(words, room(inside));
  if (lines.length === 0) return null;

  const textWidth = Math.ceil(widestLine(lines, font)) + 1;
  const end = hasArrow ? arrowRoom(font.size) : 0;
  const width = spec.isFull ? mostWidth : textWidth + end + pad * 2;
  const { x, y } = place(width);
  const left = x + Math.floor((width - textWidth - end) / 2);
  const arrow = Math.round(font.size * 0.95);
  return {
    surface: {
      name: 'button',
      box: { x, y, width, height },
      radius: Math.min(8, Math.round(height * 0.2)),
      colour: colours.button,
    },
    text: {
      name: 'callToAction',
      box: {
        x: left,
        y: y + Math.round((height - font.leading) / 2),
        width: textWidth,
        height: font.leading,
      },
      lines,
      font,
      align: 'left',
      colour: colours.onButton,
    },
    arrow: hasArrow
      ? {
          box: {
            x: left + textWidth + end - arrow,
            y: y + (height - arrow) / 2,
            width: arrow,
            height: arrow,
          },
          colour: colours.onButton,
        }
      : null,
  };
}
