import { type AdMedia, type CropArea, isCut } from '@posthorn/domain';

/** Feeds show a picture in its own shape, but not wider or taller than these. */
const WIDEST = 1.91;
const TALLEST = 4 / 5;
const STORY_RATIO = 9 / 16;

/** How far a shape may be off and still fill a story. */
const TOLERANCE = 0.01;

interface Size {
  width: number;
  height: number;
}

/** What is known before the picture has come, so that nothing moves when it does. */
export function knownSize(media: AdMedia): Size | null {
  if (media.crop) return media.crop;
  return isCut(media) ? null : media.original;
}

/** Where a picture stands in a room of the shape of a part of it, so that this part is seen. */
export function cutPosition({ x, y, width, height }: CropArea, whole: Size): string {
  const share = (at: number, room: number) => `${room > 0 ? (at / room) * 100 : 50}%`;
  return `${share(x, whole.width - width)} ${share(y, whole.height - height)}`;
}

const ratioOf = (size: Size | null): number | null =>
  size && size.width > 0 && size.height > 0 ? size.width / size.height : null;

/** Width over height of the room a feed gives to a picture; square while nothing is known. */
export const feedRatio = (size: Size | null): number =>
  Math.min(WIDEST, Math.max(TALLEST, ratioOf(size) ?? 1));

export function fillsStory(size: Size | null): boolean {
  const ratio = ratioOf(size);
  return ratio !== null && Math.abs(ratio / STORY_RATIO - 1) <= TOLERANCE;
}

export const isWiderThanStory = (size: Size | null): boolean => (ratioOf(size) ?? 1) > STORY_RATIO;
