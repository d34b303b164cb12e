import type { BannerColours, DrawnTexts, Hex } from '@posthorn/domain';
import { type ButtonSpec, placedButton } from './button.ts';
import { type ChipSpec, chipsAt, placedChips } from './chips.ts';
import type { Composition } from './composition.ts';
import { type LogoPlate, type Shape, shapeOf, type TextPart } from './parts.ts';
import { LEAN, placedPlate } from './plate.ts';
import { fittedAs, heightOf, placedText, type TextSpec } from './text-block.ts';

/** A low and wide banner: the logo at the left, the words, the tags in a column, the button. */
export interface StripSpec {
  width: number;
  height: number;
  pad: number;
  margin: number;
  plate: { width: number; pad: number };
  type: TextSpec;
  title: TextSpec;
  subtitle: TextSpec;
  chips?: ChipSpec & { mostWidth: number };
  button: ButtonSpec;
}

export function strip(
  spec: StripSpec,
  texts: DrawnTexts,
  logo: LogoPlate,
  colours: BannerColours,
): Composition {
  const { width, height, pad, margin } = spec;
  const plate = placedPlate({ ...spec.plate, height, leans: 'right' }, logo, colours);
  const button = placedButton(texts.callToAction, spec.button, colours, (own) => ({
    x: width - pad - own,
    y: Math.round((height - spec.button.height) / 2),
  }));
  const buttonX = button?.surface.box.x ?? width;

  const planes = button ? ornament(spec, buttonX - pad, colours) : null;
  const edge = planes?.from ?? width - pad;
  const chips = spec.chips
    ? chipsBefore(edge - pad / 2, spec, spec.chips, texts.tags, colours)
    : null;
  const x = (plate?.box.width ?? 0) + pad;
  const end = chips && chips.width > 0 ? edge - pad * 1.5 - chips.width : edge - pad / 4;
  const column = Math.floor(end - x);

  return {
    shapes: [...(planes?.shapes ?? []), ...(plate?.shapes ?? [])],
    plate,
    surfaces: [...(chips?.surfaces ?? []), ...(button ? [button.surface] : [])],
    texts: [
      ...(plate?.texts ?? []),
      ...words({ x, y: margin, width: column, height: height - margin * 2 }, spec, texts, colours),
      ...(chips?.texts ?? []),
      ...(button ? [button.text] : []),
    ],
    arrow: button?.arrow ?? null,
  };
}

function chipsBefore(
  end: number,
  { height, margin }: StripSpec,
  chips: ChipSpec & { mostWidth: number },
  tags: readonly string[],
  colours: BannerColours,
) {
  const mostRows = Math.floor((height - margin * 2 + chips.gap) / (chips.height + chips.gap));
  const area = { width: chips.mostWidth, mostRows, isColumn: true };
  const placed = placedChips(tags, chips, colours, area);
  const y = Math.round((height - placed.height) / 2);
  return chipsAt(placed, Math.round(end - placed.width), y);
}

/** Kind, title and subtitle below each other, together in the middle of the height. */
function words(
  room: { x: number; y: number; width: number; height: number },
  spec: StripSpec,
  texts: DrawnTexts,
  colours: BannerColours,
): TextPart[] {
  const { x, width } = room;
  const type = fittedAs('type', texts.type, spec.type, room);
  const subtitle = fittedAs('subtitle', texts.subtitle, spec.subtitle, room);
  const left = room.height - heightOf(type) - heightOf(subtitle);
  const title = fittedAs('title', texts.title, spec.title, { width, height: left });
  let y = room.y + Math.floor((left - heightOf(title)) / 2);
  const parts: TextPart[] = [];
  const add = (name: 'type' | 'title' | 'subtitle', text: typeof type) => {
    if (!text) return;
    parts.push(
      placedText(name, text, { x, y, width }, name === 'title' ? colours.text : colours.secondary),
    );
    y += heightOf(text);
  };
  add('type', type);
  add('title', title);
  add('subtitle', subtitle);
  return parts;
}

/** Behind the button the banner leans the way the plate does. */
function ornament({ width, height }: StripSpec, x: number, colours: BannerColours) {
  const lean = (height * LEAN) / 2;
  const band = Math.max(4, height * 0.1);
  const plane = (colour: Hex, from: number, to: number): Shape =>
    shapeOf(colour, [from + lean, 0], [to + lean, 0], [to - lean, height], [from - lean, height]);
  return {
    shapes: [
      plane(colours.ornament, x, width + lean),
      plane(colours.ornamentEdge, x - band * 2, x - band),
    ],
    /** Nothing of it lies further left. */
    from: x - band * 2 - lean,
  };
}
