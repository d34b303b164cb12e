import type { BannerColours } from '@posthorn/domain';
import { fitted } from '../text/fit-text.ts';
import { type Box, type LogoPlate, type Shape, shapeOf, type TextPart } from './parts.ts';

/** How far an edge leans, of its length: the same on every banner of the family. */
export const LEAN = 0.26;
/** A line along a plate that would be lost on a light banner. */
const EDGE = 1.5;

export interface PlacedPlate {
  shapes: Shape[];
  /** With its leaning edge. */
  box: Box;
  logo: Box | null;
  texts: TextPart[];
}

/** A white plate in the upper left corner. One edge leans: the right one, or below. */
export function placedPlate(
  {
    width,
    height,
    leans,
    pad,
  }: { width: number; height: number; leans: 'right' | 'below'; pad: number },
  plate: LogoPlate,
  colours: BannerColours,
): PlacedPlate | null {
  if (plate.shows === 'nothing') return null;
  const lean = leans === 'right' ? Math.round(height * LEAN) : Math.round(width * LEAN * 0.6);
  const outline = (by: number): [number, number][] =>
    leans === 'right'
      ? [
          [0, 0],
          [width + lean + by, 0],
          [width + by, height + by],
          [0, height + by],
        ]
      : [
          [0, 0],
          [width, 0],
          [width, height + by],
          [0, height + lean + by],
        ];
  const calm = {
    x: pad,
    y: pad,
    width: width - pad * (leans === 'right' ? 1.5 : 2),
    height: height - pad * 2,
  };
  return {
    shapes: [shapeOf(colours.plateEdge, ...outline(EDGE)), shapeOf(colours.plate, ...outline(0))],
    box: {
      x: 0,
      y: 0,
      width: width + (leans === 'right' ? lean : 0),
      height: height + (leans === 'below' ? lean : 0),
    },
    logo: plate.shows === 'logo' ? calm : null,
    texts: plate.shows === 'words' ? [wordsOn(calm, plate.words, colours)] : [],
  };
}

function wordsOn(box: Box, words: string, colours: BannerColours): TextPart {
  const room = { ...box, mostLines: 3, weight: 700, sizes: [13, 9], leading: 1.2 } as const;
  const { lines, font } = fitted(words, room);
  const height = lines.length * font.leading;
  return {
    name: 'plate',
    box: { ...box, y: box.y + Math.round((box.height - height) / 2), height },
    lines,
    font,
    align: 'center',
    colour: colours.onPlate,
  };
}
