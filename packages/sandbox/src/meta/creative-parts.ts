import type { World } from '../dialect.ts';
import { invalid, refused } from './graph-error.ts';
import { imageId } from './image.ts';

/** Both sides of a picture, in pixels. */
const SMALLEST_SIDE = 200;

export function checkImage(account: string, hash: unknown, world: World): void {
  const image = typeof hash === 'string' && world.ledger.get(imageId(account, hash));
  if (!image) throw invalid('There is no such picture in this account', { field: 'image_hash' });
  const side = Math.min(Number(image.fields.width), Number(image.fields.height));
  if (side < SMALLEST_SIDE && world.refuses('metaSmallPicture')) {
    const message = `The picture has a side of ${side} pixels; it needs ${SMALLEST_SIDE} at least.`;
    throw refused(undefined, 'Picture too small', message, 'image_hash');
  }
}

export function checkAddress(link: unknown, world: World): void {
  const isOnTheWeb =
    typeof link === 'string' &&
    URL.canParse(link) &&
    /^https?:/i.test(link) &&
    // Meta's reviewers have to be able to open it.
    (new URL(link).hostname.includes('.') || !world.refuses('metaUnreachableLink'));
  if (isOnTheWeb) return;
  throw invalid('A link must be an address on the web', { field: 'link' });
}
