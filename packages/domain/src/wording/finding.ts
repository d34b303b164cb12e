import type { WordingKind, WordingReason } from './wording-list.ts';

/** A stretch of a text whose wording could be better, and why. Advice: it never keeps anything back. */
export interface WordingFinding {
  from: number;
  to: number;
  kind: WordingKind;
  reason: WordingReason;
  /** What could stand there instead. */
  proposals: readonly string[];
  /** Who says so; a text that is too long needs none. */
  source?: string;
}
