/** The places of an ad for its media, in their order; an empty one is null. */
export type Slots<Media> = readonly (Media | null)[];

interface Bounds {
  min: number;
  max: number;
}

const filledCount = (slots: Slots<unknown>): number => slots.filter((slot) => slot !== null).length;

/** How many more go in. */
export const freePlaces = (slots: Slots<unknown>, { max }: Bounds): number =>
  Math.max(0, max - filledCount(slots));

/**
 * With new media: the first one at the place it was meant for, which may replace what is there, the
 * others wherever it is empty and then behind. What finds no place is left out.
 */
export function placed<Media>(
  slots: Slots<Media>,
  media: readonly Media[],
  bounds: Bounds,
  at?: number,
): Slots<Media> {
  const next = [...slots];
  const isMeant = at !== undefined && at < next.length;
  media.forEach((item, n) => {
    const empty = next.indexOf(null);
    if (n === 0 && isMeant) next[at] = item;
    else if (empty >= 0) next[empty] = item;
    else if (next.length < bounds.max) next.push(item);
  });
  return next;
}

/** Without one of them: its place goes, too, where there are more than an ad begins with. */
export function removed<Media>(slots: Slots<Media>, at: number, { min }: Bounds): Slots<Media> {
  if (slots.length > min) return slots.filter((_, n) => n !== at);
  return slots.map((slot, n) => (n === at ? null : slot));
}

/** At least as many places as an ad begins with, whatever came from elsewhere. */
export function withPlaces<Media>(slots: Slots<Media>, { min }: Bounds): Slots<Media> {
  const missing = Math.max(0, min - slots.length);
  return missing === 0 ? slots : [...slots, ...Array.from({ length: missing }, () => null)];
}
