import type { Fields, HistoryEntry, Json, LedgerEvent, LedgerObject } from './object.ts';

type ObjectEvent = Extract<LedgerEvent, { type: 'create' | 'change' | 'remove' }>;

interface Kept {
  object: LedgerObject;
  history: readonly HistoryEntry[];
}

/** What the log adds up to for one network: every object with its history. */
export class NetworkState {
  private readonly kept = new Map<string, Kept>();
  private readonly byKind = new Map<string, Set<string>>();
  private readonly byParent = new Map<string, Set<string>>();

  get(id: string): LedgerObject | undefined {
    return this.kept.get(id)?.object;
  }

  history(id: string): readonly HistoryEntry[] {
    return this.kept.get(id)?.history ?? [];
  }

  /** In the order of their creation. */
  candidates(kind: string | undefined, parent: string | undefined): Iterable<string> {
    if (parent !== undefined) return this.byParent.get(parent) ?? [];
    if (kind !== undefined) return this.byKind.get(kind) ?? [];
    return this.kept.keys();
  }

  /** Carries out an event and answers how to take it back. */
  apply(event: ObjectEvent, commit: number): () => void {
    const before = this.kept.get(event.id);
    const after = event.type === 'create' ? created(event, commit) : changed(event, commit, before);
    this.kept.set(event.id, after);
    if (event.type === 'create') this.index(after.object);
    return () => {
      if (before) this.kept.set(event.id, before);
      else this.forget(after.object);
    };
  }

  private index({ id, kind, parent }: LedgerObject): void {
    into(this.byKind, kind, id);
    if (parent !== null) into(this.byParent, parent, id);
  }

  private forget({ id, kind, parent }: LedgerObject): void {
    this.kept.delete(id);
    this.byKind.get(kind)?.delete(id);
    if (parent !== null) this.byParent.get(parent)?.delete(id);
  }
}

function into(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key) ?? new Set();
  index.set(key, ids.add(id));
}

function created(event: Extract<ObjectEvent, { type: 'create' }>, commit: number): Kept {
  const { type: _, at, ...object } = event;
  const entries = Object.entries({ ...object.fields, name: object.name }).map(([field, after]) => ({
    at,
    commit,
    field,
    before: undefined,
    after,
  }));
  return {
    object: { ...object, createdAt: at, changedAt: at, removedAt: null },
    history: entries,
  };
}

function changed(
  event: Exclude<ObjectEvent, { type: 'create' }>,
  commit: number,
  before: Kept | undefined,
): Kept {
  if (!before) throw new Error(`There is no ${event.id} on ${event.network}.`);
  const { object, history } = before;
  if (event.type === 'remove') {
    const entry = { at: event.at, commit, field: 'removed', before: false, after: true };
    return {
      object: { ...object, changedAt: event.at, removedAt: event.at },
      history: [...history, entry],
    };
  }
  const { at, fields, without, name } = event;
  const left = Object.entries({ ...object.fields, ...fields }).filter(
    ([field]) => !without.includes(field),
  );
  const after: Fields = Object.fromEntries(left);
  const entries = [...Object.keys(fields), ...without].map((field) => ({
    at,
    commit,
    field,
    before: object.fields[field],
    after: after[field] as Json | undefined,
  }));
  if (name !== undefined)
    entries.push({ at, commit, field: 'name', before: object.name, after: name });
  return {
    object: { ...object, name: name ?? object.name, fields: after, changedAt: at },
    history: [...history, ...entries],
  };
}
