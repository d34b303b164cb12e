import type { BannerColours, DrawnTexts, Hex } from '@posthorn/domain';
import { type ButtonSpec, placedButton } from './button.ts';
import { type ChipSpec, chipsAt, placedChips } from './chips.ts';
import type { Composition } from './composition.ts';
import { type LogoPlate, type Shape, shapeOf, type TextPart } from './parts.ts';
import { placedPlate } from './plate.ts';
import { fittedAs, heightOf, placedText, type TextSpec } from './text-block.ts';

/** A banner with room below: the logo on top, the words, the tags, the button at the foot. */
export interface StackSpec {
  width: number;
  height: number;
  pad: number;
  /** Across the whole width, or in the corner with the kind of job beside it. */
  plate: { width: number; height: number; pad: number; leans: 'right' | 'below' };
  type: TextSpec;
  title: TextSpec;
  subtitle: TextSpec;
  chips: ChipSpec & { mostRows: number; isColumn?: boolean };
  button: ButtonSpec;
  gaps: { head: number; words: number; chips: number };
}

const RULE = { width: 14, height: 2, gap: 7 };

export function stack(
  spec: StackSpec,
  texts: DrawnTexts,
  logo: LogoPlate,
  colours: BannerColours,
): Composition {
  const { width, height, pad, gaps } = spec;
  const column = width - pad * 2;
  const plate = placedPlate(spec.plate, logo, colours);
  const button = placedButton(texts.callToAction, spec.button, colours, () => ({
    x: pad,
    y: height - pad - spec.button.height,
  }));
  const foot = button ? button.surface.box.y - gaps.chips : height - pad;
  const isBeside = spec.plate.leans === 'right' && plate !== null;

  const chips = placedChips(texts.tags, spec.chips, colours, { ...spec.chips, width: column });
  const chipsHeight = chips.height;

  const head = plate ? plate.box.height : 0;
  const type = typeLine(spec, texts.type, isBeside ? plate.box.width : 0, head, colours);
  let y = isBeside || !type ? head + gaps.head : type.end + gaps.words;
  y = Math.round(Math.max(y, pad));
  const subtitle = fittedAs('subtitle', texts.subtitle, spec.subtitle, { width: column, height });
  const below =
    (subtitle ? heightOf(subtitle) + gaps.words : 0) + (chipsHeight ? chipsHeight + gaps.chips : 0);
  const title = fittedAs('title', texts.title, spec.title, {
    width: column,
    height: foot - y - below,
  });

  const words: TextPart[] = [];
  if (title) {
    words.push(placedText('title', title, { x: pad, y, width: column }, colours.text));
    y += heightOf(title) + gaps.words;
  }
  if (subtitle) {
    words.push(placedText('subtitle', subtitle, { x: pad, y, width: column }, colours.secondary));
    y += heightOf(subtitle);
  }
  // They stand on the foot of a low banner, and follow the words on a high one.
  const chipsY = spec.plate.leans === 'right' ? foot - chipsHeight : y + gaps.chips;
  const { surfaces, texts: tags } = chipsAt(chips, pad, chipsY);
  return {
    shapes: [
      ...ornament(spec, chipsY + chipsHeight, foot, colours),
      ...(plate?.shapes ?? []),
      ...(type?.shapes ?? []),
    ],
    plate,
    surfaces: [...surfaces, ...(button ? [button.surface] : [])],
    texts: [
      ...(plate?.texts ?? []),
      ...(type ? [type.part] : []),
      ...words,
      ...tags,
      ...(button ? [button.text] : []),
    ],
    arrow: button?.arrow ?? null,
  };
}

/** The kind of job behind a short rule: beside the plate, or below it. */
function typeLine(
  spec: StackSpec,
  text: string,
  beside: number,
  head: number,
  colours: BannerColours,
) {
  const left = beside > 0 ? beside + spec.pad * 0.6 : spec.pad;
  const x = left + RULE.width + RULE.gap;
  const room = {
    width: spec.width - spec.pad * (beside > 0 ? 0.6 : 1) - x,
    height: spec.plate.height,
  };
  const type = fittedAs('type', text, spec.type, room);
  if (!type) return null;
  const high = heightOf(type);
  const y = Math.round(beside > 0 ? (spec.plate.height - high) / 2 : head + spec.pad);
  const middle = y + type.font.leading / 2 - RULE.height / 2;
  const rule = shapeOf(
    colours.secondary,
    [left, middle],
    [left + RULE.width, middle],
    [left + RULE.width, middle + RULE.height],
    [left, middle + RULE.height],
  );
  const part = placedText('type', type, { x, y, width: room.width }, colours.secondary);
  return { shapes: [rule], part, end: y + high };
}

/** Two planes that lean against each other, from the room that the words leave to the foot. */
function ornament(
  { width, height }: StackSpec,
  wordsEnd: number,
  foot: number,
  colours: BannerColours,
): Shape[] {
  const rise = Math.min(width, height) * 0.55;
  const plane = (colour: Hex, left: number) =>
    shapeOf(colour, [0, left], [width, left - rise], [width, height], [0, height]);
  const middle = (wordsEnd + foot + rise) / 2;
  const upper = Math.min(height * 0.86, middle);
  return [
    plane(colours.ornament, upper),
    plane(colours.ornamentEdge, upper + (height * 1.02 - upper) * 0.75),
  ];
}
