import { realNow } from '../time/clock.ts';
/** A name that no one else has; it only tells things apart, so it need not be secret. */
export const newKey = (): string =>
  `${realNow().toString(36)}${Math.random().toString(36).slice(2)}`;
