import type { LedgerReader } from '../ledger/ledger.ts';
import type { HistoryEntry, Json, LedgerObject } from '../ledger/object.ts';

/** An object as it was at some moment. */
export interface PastObject {
  id: string;
  kind: string;
  parent: string | null;
  name: string;
  fields: Record<string, Json | undefined>;
}

/** What was there at some moment, without what was removed by then. */
export type Past = ReadonlyMap<string, PastObject>;

interface Step extends HistoryEntry {
  object: LedgerObject;
}

/**
 * Some objects as they were after each commit, in order. A commit is one request: no one ever saw
 * what was between its changes.
 */
export function* pastsOf(
  ledger: LedgerReader,
  objects: readonly LedgerObject[],
): Generator<{ at: number; past: Past }> {
  const steps: Step[] = objects
    .flatMap((object) => ledger.history(object.id).map((entry) => ({ ...entry, object })))
    .sort((a, b) => a.commit - b.commit);
  const past = new Map<string, PastObject>();
  for (const [index, step] of steps.entries()) {
    take(past, step);
    if (steps[index + 1]?.commit !== step.commit) yield { at: step.at, past };
  }
}

function take(past: Map<string, PastObject>, { object, field, after }: Step): void {
  const { id, kind, parent } = object;
  const known = past.get(id) ?? { id, kind, parent, name: '', fields: {} };
  if (field === 'removed') past.delete(id);
  else if (field === 'name') past.set(id, { ...known, name: String(after) });
  else past.set(id, { ...known, fields: { ...known.fields, [field]: after } });
}

export const childrenOf = (past: Past, kind: string, parent: string): PastObject[] =>
  [...past.values()].filter((object) => object.kind === kind && object.parent === parent);
