import type { SandboxNetwork } from '../network.ts';
import type { FaultEffect } from './effect.ts';

/** When something is to go wrong. Everything that is left out fits. */
export interface FaultRule {
  network?: SandboxNetwork;
  match?: {
    method?: string;
    /** A part of the path. */
    path?: string;
    bodyContains?: string;
    /** A part of the path, the query or the headers in which accounts are named. */
    account?: string;
  };
  /**
   * Of the requests that fit: the nth one alone, every nth one, some of them by (repeatable) chance,
   * or those between two virtual moments. All of them without it.
   */
  when?:
    | { nth: number }
    | { every: number }
    | { probability: number }
    | { between: [number, number] };
  effect: FaultEffect;
  /** How often at most; always without it. */
  times?: number;
  /** For late and slow: how long; for staleRead: how young. In virtual seconds. */
  delaySeconds?: number;
}

export interface KnownRule extends FaultRule {
  id: string;
  /** How many requests have fitted, and how often it went wrong. */
  fitted: number;
  happened: number;
}

/** What happens to one request. */
export interface Fault {
  effect: FaultEffect;
  delaySeconds: number;
}

/** What a restart must not make forgotten. */
export interface FaultMemory {
  rules: readonly KnownRule[];
  /** How many there ever were. */
  count: number;
}

/** Of each rule: how many requests have fitted, and how often it went wrong. */
export type FaultCounts = Readonly<Record<string, readonly [fitted: number, happened: number]>>;
