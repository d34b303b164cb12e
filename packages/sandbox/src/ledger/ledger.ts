import { isDeepStrictEqual } from 'node:util';
import type { ClockSetting } from '../clock.ts';
import type { FaultCounts, FaultMemory } from '../faults/rule.ts';
import { perNetwork, type SandboxNetwork } from '../network.ts';
import type { Timeline } from '../timeline.ts';
import type { Log } from './log.ts';
import type {
  Fields,
  HistoryEntry,
  Json,
  LateRequest,
  LedgerEvent,
  LedgerObject,
  NewObject,
  ObjectFilter,
} from './object.ts';
import { NetworkState } from './state.ts';

/** What one network keeps, to look at. */
export interface LedgerReader {
  /** Also what was removed. */
  get(id: string): LedgerObject | undefined;
  /** Oldest first, without what was removed. */
  list(filter?: ObjectFilter): LedgerObject[];
  history(id: string): readonly HistoryEntry[];
  /** The values of one field since the object exists; undefined where it was not there. */
  timeline<T = Json | undefined>(id: string, field: string): Timeline<T>;
  /** Rises with every change. */
  readonly version: number;
}

/** What one network keeps, to change it. Values are copied: JSON in, and frozen JSON out. */
export interface NetworkLedger extends LedgerReader {
  create(object: NewObject): LedgerObject;
  /** Sets these fields and leaves the others; undefined takes one away. */
  change(id: string, fields: Readonly<Record<string, Json | undefined>>): LedgerObject;
  rename(id: string, name: string): LedgerObject;
  remove(id: string): void;
  /** Takes back everything that was written in it, if it throws. */
  attempt<T>(work: () => T): T;
  /** Takes back everything that was written in it, in any case. */
  rehearse<T>(work: () => T): T;
}

/** Everything that was ever done on the networks. */
export class Ledger {
  private readonly states: Record<SandboxNetwork, NetworkState>;
  private readonly versions: Record<SandboxNetwork, number>;
  private uncommitted: { event: LedgerEvent; undo: () => void }[] = [];
  private ids = 0;
  private commits = 0;
  private last = 0;
  clock: Extract<LedgerEvent, { type: 'clock' }> | undefined;
  faults: FaultMemory = { rules: [], count: 0 };
  /** The doubtful refusals that are switched off; undefined while no one has chosen. */
  accepted: readonly string[] | undefined;
  /** What was asked for and is not done yet. */
  readonly lates = new Map<string, LateRequest>();

  constructor(
    private readonly log: Log,
    private readonly now: () => number,
  ) {
    this.states = perNetwork(() => new NetworkState());
    this.versions = perNetwork(() => 0);
    for (const events of log.replay()) {
      for (const event of events) this.apply(event);
      if (events.some(isWritten)) this.commits += 1;
    }
  }

  /** The next number that was never given before. */
  nextNumber(): number {
    this.write({ type: 'ids', count: this.ids + 1 });
    return this.ids;
  }

  /** Nothing was ever written in it. */
  get isNew(): boolean {
    return this.commits === 0;
  }

  keepClock(setting: ClockSetting): void {
    this.note({ type: 'clock', ...setting });
  }

  keepFaults(memory: FaultMemory): void {
    this.note({ type: 'faults', ...memory });
  }

  keepCounts(counts: FaultCounts): void {
    this.note({ type: 'counted', counts });
  }

  keepAccepted(names: readonly string[]): void {
    this.note({ type: 'accepted', names });
  }

  keepLate(late: LateRequest): void {
    this.note({ type: 'late', ...late });
  }

  /** Part of what it does: either both are kept or none. */
  doneLate(id: string): void {
    this.write({ type: 'lateDone', id });
  }

  /** Kept on its own: it is no part of a request that is still at work. */
  private note(event: LedgerEvent): void {
    this.apply(event);
    this.log.append([event]);
  }

  /** Makes lasting what was written since; called before every answer. */
  commit(): void {
    if (this.uncommitted.length === 0) return;
    this.log.append(this.uncommitted.map(({ event }) => event));
    this.uncommitted = [];
    this.commits += 1;
  }

  /** Takes back what was written since the last commit. */
  rollback(to = 0): void {
    while (this.uncommitted.length > to) this.uncommitted.pop()?.undo();
  }

  /** What was created since the last commit. */
  created(network: SandboxNetwork): string[] {
    return this.uncommitted.flatMap(({ event }) =>
      'network' in event && event.network === network && event.type === 'create' ? [event.id] : [],
    );
  }

  close(): Promise<void> {
    return this.log.close();
  }

  of(network: SandboxNetwork): NetworkLedger {
    const state = this.states[network];
    const moment = () => {
      this.last = Math.max(this.last, this.now());
      return this.last;
    };
    const reader = this.reader(network);
    const existing = (id: string) => {
      const object = state.get(id);
      if (!object) throw new Error(`There is no ${id} on ${network}.`);
      return object;
    };
    const attempt = <T>(work: () => T, isKept: boolean): T => {
      const before = this.uncommitted.length;
      try {
        const result = work();
        if (!isKept) this.rollback(before);
        return result;
      } catch (error) {
        this.rollback(before);
        throw error;
      }
    };
    return {
      ...reader,
      get version() {
        return reader.version;
      },
      create: ({ kind, id, account = null, parent = null, name = '', fields = {} }) => {
        if (state.get(id)) throw new Error(`There is a ${id} on ${network} already.`);
        const kept = { kind, id, account, parent, name, fields: frozen(fields) };
        this.write({ type: 'create', network, at: moment(), ...kept });
        return existing(id);
      },
      change: (id, wished) => {
        const { fields } = existing(id);
        const differing = Object.entries(wished).filter(
          ([field, value]) => !isDeepStrictEqual(fields[field], value),
        );
        if (differing.length === 0) return existing(id);
        const set = differing.filter(([, value]) => value !== undefined) as [string, Json][];
        const without = differing.flatMap(([field, value]) => (value === undefined ? [field] : []));
        const kept: Fields = frozen(Object.fromEntries(set));
        this.write({ type: 'change', network, at: moment(), id, fields: kept, without });
        return existing(id);
      },
      rename: (id, name) => {
        if (existing(id).name === name) return existing(id);
        this.write({ type: 'change', network, at: moment(), id, fields: {}, without: [], name });
        return existing(id);
      },
      remove: (id) => {
        if (existing(id).removedAt !== null) return;
        this.write({ type: 'remove', network, at: moment(), id });
      },
      attempt: (work) => attempt(work, true),
      rehearse: (work) => attempt(work, false),
    };
  }

  reader(network: SandboxNetwork): LedgerReader {
    const state = this.states[network];
    const versions = this.versions;
    return {
      get: (id) => state.get(id),
      list: ({ kind, account, parent, includeRemoved = false } = {}) => {
        const found: LedgerObject[] = [];
        for (const id of state.candidates(kind, parent)) {
          const object = state.get(id);
          if (!object || (object.removedAt !== null && !includeRemoved)) continue;
          if (kind !== undefined && object.kind !== kind) continue;
          if (account !== undefined && object.account !== account) continue;
          found.push(object);
        }
        return found;
      },
      history: (id) => state.history(id),
      timeline: <T>(id: string, field: string) => timelineOf<T>(state, id, field),
      get version() {
        return versions[network];
      },
    };
  }

  private write(event: LedgerEvent): void {
    this.uncommitted.push({ event, undo: this.apply(event) });
  }

  private apply(event: LedgerEvent): () => void {
    if (event.type === 'ids') {
      this.ids = event.count;
      // A number stays used, also when what it was for is taken back.
      return () => {};
    }
    if (event.type === 'clock') {
      this.clock = event;
      return () => {};
    }
    if (event.type === 'faults') {
      this.faults = { rules: event.rules, count: event.count };
      return () => {};
    }
    if (event.type === 'counted') {
      const rules = this.faults.rules.map((rule) => {
        const [fitted, happened] = event.counts[rule.id] ?? [rule.fitted, rule.happened];
        return { ...rule, fitted, happened };
      });
      this.faults = { ...this.faults, rules };
      return () => {};
    }
    if (event.type === 'accepted') {
      this.accepted = event.names;
      return () => {};
    }
    if (event.type === 'late') {
      const { type: _, ...late } = event;
      this.lates.set(late.id, late);
      return () => {};
    }
    if (event.type === 'lateDone') {
      const late = this.lates.get(event.id);
      this.lates.delete(event.id);
      return () => void (late && this.lates.set(late.id, late));
    }
    this.last = Math.max(this.last, event.at);
    const undo = this.states[event.network].apply(event, this.commits);
    this.versions[event.network] += 1;
    return () => {
      undo();
      this.versions[event.network] += 1;
    };
  }
}

/** By a request, and not beside it. */
const isWritten = ({ type }: LedgerEvent): boolean =>
  !['clock', 'faults', 'counted', 'accepted', 'late'].includes(type);

function timelineOf<T>(state: NetworkState, id: string, field: string): Timeline<T> {
  const object = state.get(id);
  if (!object) return [];
  const steps = state
    .history(id)
    .flatMap((entry) => (entry.field === field ? [{ at: entry.at, value: entry.after as T }] : []));
  const isThereFromTheStart = steps[0]?.at === object.createdAt;
  return isThereFromTheStart ? steps : [{ at: object.createdAt, value: undefined as T }, ...steps];
}

/** A copy that no one can change, and that is what the log will say. */
function frozen<T>(value: T): T {
  return freeze(JSON.parse(JSON.stringify(value)));
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) freeze(inner);
    Object.freeze(value);
  }
  return value;
}
