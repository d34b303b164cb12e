import type { BannerLayout, Box, Shape, SurfacePart, TextPart } from './parts.ts';

/**
 * Whether two layouts put the same at the same places, whatever the lines of their texts say. Asked of
 * nine banners with every key, so each property is named: going through them costs ten times as much.
 */
export const isAlike = (one: BannerLayout, other: BannerLayout): boolean =>
  one.size === other.size &&
  one.background === other.background &&
  isSameBox(one.plate, other.plate) &&
  isSameBox(one.logo, other.logo) &&
  isSameBox(one.arrow?.box, other.arrow?.box) &&
  one.arrow?.colour === other.arrow?.colour &&
  areAlike(one.texts, other.texts, isAlikeText) &&
  areAlike(one.surfaces, other.surfaces, isSameSurface) &&
  areAlike(one.shapes, other.shapes, isSameShape);

function areAlike<Part>(
  some: readonly Part[],
  others: readonly Part[],
  isSame: (one: Part, other: Part) => boolean,
): boolean {
  if (some.length !== others.length) return false;
  return some.every((one, n) => isSame(one, others[n] as Part));
}

const isAlikeText = (one: TextPart, other: TextPart): boolean =>
  one.name === other.name &&
  one.lines.length === other.lines.length &&
  one.align === other.align &&
  one.colour === other.colour &&
  one.font.size === other.font.size &&
  one.font.weight === other.font.weight &&
  one.font.leading === other.font.leading &&
  one.font.spacing === other.font.spacing &&
  isSameBox(one.box, other.box);

const isSameSurface = (one: SurfacePart, other: SurfacePart): boolean =>
  one.name === other.name &&
  one.radius === other.radius &&
  one.colour === other.colour &&
  isSameBox(one.box, other.box);

const isSameShape = (one: Shape, other: Shape): boolean =>
  one.path === other.path && one.colour === other.colour;

const isSameBox = (one: Box | null | undefined, other: Box | null | undefined): boolean =>
  one === other ||
  (one?.x === other?.x &&
    one?.y === other?.y &&
    one?.width === other?.width &&
    one?.height === other?.height);
