import { createHash } from 'node:crypto';
import { nameOnNetwork, type Plan } from '../plan.ts';

/** What the parts of a plan are called, in the journal and at the end of their names on Meta. */
export const CAMPAIGN = 'campaign';
/** By the family of its ads, or by the feed whose items it shows. */
export const setPart = (ofWhat: string): string => `set-${ofWhat}`;
export const adPart = (adId: string): string => `ad-${adId}`;
/** Called as in the names of everything that was published before: it is found by them. */
export const creativePart = (adId: string, content: unknown): string =>
  `look-${adId}-${digest(content)}`;

export const formPart = (pageId: string, content: unknown): string =>
  `form-${pageId}-${digest(content)}`;

export const isFormPart = (part: string): boolean => /^form-\d+-[\w-]{8}$/.test(part);
export const familyOfPart = (part: string): string | undefined => after('set-', part);
export const adOfPart = (part: string): string | undefined => after('ad-', part);

const digest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 8);

/** Creatives are the strictest about it. */
const NAME_MAX = 100;

/** The name of a part: our title in front, what we find it by at the end. */
export const partName = (plan: Pick<Plan, 'marker' | 'title'>, part: string): string =>
  nameOnNetwork(plan, part, NAME_MAX);

const after = (prefix: string, part: string) =>
  part.startsWith(prefix) ? part.slice(prefix.length) : undefined;
