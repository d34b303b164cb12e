import type { CatalogueFeed } from '../../catalogue.ts';

/** What the parts of a campaign on a catalogue are called, beside those that every campaign has. */
export const CATALOGUE = 'catalogue';
/** The batch of items that Meta is working through. */
export const BATCH = 'items';

export const productSetPart = ({ id }: Pick<CatalogueFeed, 'id'>): string => `products-${id}`;
export const feedOfProductSet = (part: string): string | undefined =>
  part.startsWith('products-') ? part.slice('products-'.length) : undefined;

/** In which of its labels an item has the feed it comes from: product sets choose by it. */
export const FEED_LABEL = 'custom_label_0';
