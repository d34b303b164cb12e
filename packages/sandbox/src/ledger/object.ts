import type { FaultCounts, FaultMemory } from '../faults/rule.ts';
import type { SandboxNetwork } from '../network.ts';

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
export type Fields = Readonly<Record<string, Json>>;

/** Anything a network keeps: an account, a campaign, an ad, a picture. Never changed in place. */
export interface LedgerObject {
  readonly network: SandboxNetwork;
  readonly kind: string;
  readonly id: string;
  readonly account: string | null;
  readonly parent: string | null;
  readonly name: string;
  readonly fields: Fields;
  readonly createdAt: number;
  readonly changedAt: number;
  /** What was removed can still be read, but is in no list. */
  readonly removedAt: number | null;
}

export interface NewObject {
  kind: string;
  id: string;
  account?: string | null;
  parent?: string | null;
  name?: string;
  fields?: Fields;
}

/** One field that became something else. A creation is one for every field, from undefined. */
export interface HistoryEntry {
  readonly at: number;
  /** What was written in one commit became visible at once; later ones have higher numbers. */
  readonly commit: number;
  readonly field: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

export interface ObjectFilter {
  kind?: string;
  account?: string;
  parent?: string;
  includeRemoved?: boolean;
}

/** Something that was asked for and will be done later, as its log keeps it. */
export interface LateRequest {
  id: string;
  network: SandboxNetwork;
  /** When it will be done. */
  at: number;
  method: string;
  rawPath: string;
  rawQuery: string;
  headers: Readonly<Record<string, string>>;
  /** In base64. */
  body: string;
}

/** What can happen in a ledger; each is one entry of its log. */
export type LedgerEvent =
  | ({ type: 'create'; network: SandboxNetwork; at: number } & Required<NewObject>)
  | {
      type: 'change';
      network: SandboxNetwork;
      at: number;
      id: string;
      /** Null stays a value; what was taken away stands in `without`. */
      fields: Fields;
      without: readonly string[];
      name?: string;
    }
  | { type: 'remove'; network: SandboxNetwork; at: number; id: string }
  | { type: 'ids'; count: number }
  | { type: 'accepted'; names: readonly string[] }
  | ({ type: 'faults' } & FaultMemory)
  | { type: 'counted'; counts: FaultCounts }
  | ({ type: 'late' } & LateRequest)
  | { type: 'lateDone'; id: string }
  | { type: 'clock'; virtual: number; real: number; rate: number; isBehind?: boolean };
