import type { BannerColours } from '@posthorn/domain';
import { fitted, widestLine } from '../text/fit-text.ts';
import type { Box, SurfacePart, TextPart } from './parts.ts';

export interface ChipSpec {
  height: number;
  pad: number;
  gap: number;
  sizes: readonly [number, number];
}

export interface PlacedChips {
  surfaces: SurfacePart[];
  texts: TextPart[];
  width: number;
  height: number;
}

interface Area {
  width: number;
  mostRows: number;
  /** One below the other, also where two would fit beside each other. */
  isColumn?: boolean;
}

/** The same, with their upper left corner at this place. */
export function chipsAt(
  { surfaces, texts, ...size }: PlacedChips,
  x: number,
  y: number,
): PlacedChips {
  const moved = <Part extends { box: Box }>(part: Part): Part => ({
    ...part,
    box: { ...part.box, x: part.box.x + x, y: part.box.y + y },
  });
  return { surfaces: surfaces.map(moved), texts: texts.map(moved), ...size };
}

/**
 * Tags in rows, a little smaller if that saves a row; what finds no row is left out.
 */
export function placedChips(
  tags: readonly string[],
  spec: ChipSpec,
  colours: BannerColours,
  area: Area,
): PlacedChips {
  const [largest, smallest] = spec.sizes;
  const wanted = inRows(tags, spec, colours, area);
  if (area.isColumn || wanted.height <= spec.height) return wanted;
  for (let size = largest - 1; size >= smallest; size -= 1) {
    const smaller = inRows(tags, { ...spec, sizes: [size, smallest] }, colours, area);
    if (smaller.height < wanted.height) return smaller;
  }
  return wanted;
}

function inRows(
  tags: readonly string[],
  { height, pad, gap, sizes }: ChipSpec,
  colours: BannerColours,
  area: Area,
): PlacedChips {
  const placed: PlacedChips = { surfaces: [], texts: [], width: 0, height: 0 };
  let row = 0;
  let used = 0;
  for (const tag of tags) {
    const width = area.width - pad * 2;
    const room = { width, height, mostLines: 1, weight: 500, sizes, leading: 1.3 } as const;
    const { lines, font } = fitted(tag, room);
    if (lines.length === 0) continue;
    const textWidth = Math.ceil(widestLine(lines, font)) + 1;
    const own = Math.min(area.width, textWidth + pad * 2);
    if (used > 0 && (area.isColumn || used + gap + own > area.width)) {
      row += 1;
      used = 0;
    }
    if (row >= area.mostRows) break;
    const x = used > 0 ? used + gap : 0;
    const y = row * (height + gap);
    placed.surfaces.push({
      name: 'chip',
      box: { x, y, width: own, height },
      radius: height / 2,
      colour: colours.chip,
    });
    placed.texts.push({
      name: 'tag',
      box: {
        x: x + (own - textWidth) / 2,
        y: y + (height - font.leading) / 2,
        width: textWidth,
        height: font.leading,
      },
      lines,
      font,
      align: 'center',
      colour: colours.onChip,
    });
    used = x + own;
    placed.width = Math.max(placed.width, used);
    placed.height = (row + 1) * (height + gap) - gap;
  }
  return placed;
}
