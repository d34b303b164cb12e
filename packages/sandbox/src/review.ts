import type { LedgerObject } from './ledger/object.ts';
import type { Timeline } from './timeline.ts';

export interface ReviewWish {
  /** When it was handed in: created, or changed so that it is looked at again. */
  submittedAt: number;
  /** Everything that people read in it. */
  texts: readonly string[];
  /** What it consists of: an object that was to be refused takes the ad with it. */
  objects: readonly LedgerObject[];
}

export interface Review {
  state: 'pending' | 'approved' | 'limited' | 'rejected';
  decidedAt: number;
  /** What it will be or was decided to be: delivery knows before the clock does. */
  decision: 'approved' | 'limited' | 'rejected';
  /** Whether it may be shown, for `Delivery.on`. */
  allowed: Timeline<boolean>;
}

/** The mark that a fault leaves on an object that its review shall refuse. */
export const REFUSED_LATER = 'sandboxRefusedLater';

/** Decided a while after it was handed in, by what stands in it. */
export function review(wish: ReviewWish, now: number, reviewMinutes: number): Review {
  const decision = decide(wish);
  const decidedAt = wish.submittedAt + reviewMinutes * 60_000;
  return {
    state: now < decidedAt ? 'pending' : decision,
    decidedAt,
    decision,
    allowed: [
      { at: wish.submittedAt, value: false },
      { at: decidedAt, value: decision !== 'rejected' },
    ],
  };
}

function decide({ texts, objects }: ReviewWish): Review['decision'] {
  const isRefused = objects.some(({ fields }) => fields[REFUSED_LATER] === true);
  if (isRefused || texts.some((text) => text.includes('[[reject:policy]]'))) return 'rejected';
  return texts.some((text) => text.includes('[[limited]]')) ? 'limited' : 'approved';
}
