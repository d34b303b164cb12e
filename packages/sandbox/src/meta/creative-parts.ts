import type { World } from '../dialect.ts';
import { invalid } from './graph-error.ts';
import { imageId } from './image.ts';

export function checkImage(account: string, hash: unknown, world: World): void {
  if (typeof hash === 'string' && world.ledger.get(imageId(account, hash))) return;
  throw invalid('There is no such picture in this account', { field: 'image_hash' });
}

export function checkAddress(link: unknown): void {
  const isOnTheWeb =
    typeof link === 'string' &&
    URL.canParse(link) &&
    /^https?:/i.test(link) &&
    // Meta's reviewers have to be able to open it.
    new URL(link).hostname.includes('.');
  if (isOnTheWeb) return;
  throw invalid('A link must be an address on the web', { field: 'link' });
}
