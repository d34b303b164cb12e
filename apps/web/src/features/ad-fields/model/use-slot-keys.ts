import { useCallback, useRef } from 'react';

/**
 * Names for the media in the places, by which their tiles are known while they move. The same picture
 * can be in an ad twice, so its id does not do.
 */
export function useSlotKeys<Media extends object>() {
  const keys = useRef(new WeakMap<Media, string>());
  const last = useRef(0);

  const keyOf = useCallback((media: Media): string => {
    const known = keys.current.get(media);
    if (known) return known;
    last.current += 1;
    const key = `media-${last.current}`;
    keys.current.set(media, key);
    return key;
  }, []);

  /** What comes in the place of something, like a cut of it, is the same tile. */
  const inherit = useCallback(
    (next: Media, before: Media) => void keys.current.set(next, keyOf(before)),
    [keyOf],
  );

  return { keyOf, inherit };
}
