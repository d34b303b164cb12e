import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import { fetchPicture } from '../media/index.ts';

/**
 * A picture at an address that a feed gave us, written anew: only the picture itself reaches a browser, and the host
 * does not learn who looks at it.
 */
export const fetchFeedPicture = (
  outgoing: Outgoing,
  url: string,
  signal: AbortSignal,
): Promise<Buffer | undefined> =>
  fetchPicture(outgoing, url, {
    ...{ withinMs: 15_000, side: 1200, signal },
    write: (picture) => picture.webp({ quality: 82 }).toBuffer(),
  });
