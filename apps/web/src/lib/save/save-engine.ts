import { pauseBefore } from '../events/backoff.ts';
import { ApiError, errorText } from '../http/api-error.ts';
import { reconcile } from './reconcile.ts';
import { isPassing, refusalsOf } from './refusals.ts';
import type {
  FieldOf,
  NextCall,
  SavedDocument,
  SaveState,
  Snapshot,
  Versioned,
} from './saved-document.ts';
import type { Unsaved, UnsavedStore } from './unsaved-store.ts';

/** So long after the last key a text is saved, also without leaving the field. */
const TYPING_PAUSE_MS = 1_500;

interface Engine<Doc extends Versioned, Values extends object, Step>
  extends SavedDocument<Doc, Values, Step> {
  document: Doc;
  store: UnsavedStore<FieldOf<Values>>;
  /** Sends one change, made on this version; answers with the document as it is then. */
  send: (step: Step, version: number) => Promise<Doc>;
  /** The document as it is now, where it came with the refusal of a change that was made on another version. */
  currentIn: (error: unknown) => Doc | undefined;
  onSaved: (document: Doc) => void;
  /** Asks the server for the document as it is now. */
  reload: () => Promise<Doc>;
}

interface Entry extends Unsaved {
  /** Left, paused in or picked: it goes out with the next call. */
  isDue: boolean;
  /** Why a person must decide: another one was there, or the document has moved on. */
  conflict?: 'value' | 'status';
  refusal?: string;
}

export type SaveEngine<Doc extends Versioned, Values extends object> = ReturnType<
  typeof createSaveEngine<Doc, Values, unknown>
>;

/**
 * Keeps what is typed until the server has it. One call at a time goes out, on the version that was
 * read; a newer version is taken in first, field by field: where no one else was the change is sent
 * again, where another person was both values stay, and a person decides.
 */
export function createSaveEngine<Doc extends Versioned, Values extends object, Step>(
  engine: Engine<Doc, Values, Step>,
) {
  type Field = FieldOf<Values>;
  const { store, send, currentIn, onSaved, reload, valuesOf, isUsed, isSaveable, isSame } = engine;
  const entries = new Map<Field, Entry>();
  const timers = new Map<Field, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  let document = engine.document;
  let isSending = false;
  let isClosed = false;
  /** Calls in a row that got no answer. */
  let failures = 0;
  /** Why the last of them failed. */
  let failure: string | undefined;
  /** Calls in a row that moved nothing: refused as made on another version, or taken without effect. */
  let fruitless = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const stored = () => valuesOf(document);
  const isList = (field: Field) => engine.lists.includes(field);
  /** What the document does not use now is parked: kept, and there again when it does. */
  const inUse = () => [...entries].filter(([field]) => isUsed(field, document));
  const wanted = (): Values => ({
    ...stored(),
    ...Object.fromEntries(inUse().map(([field, { value }]) => [field, value])),
  });

  function isSendable(field: Field): boolean {
    const entry = entries.get(field);
    if (!entry || entry.conflict || entry.refusal !== undefined) return false;
    return engine.isOpen(document) && isUsed(field, document) && isSaveable(field, wanted());
  }

  function keep(field: Field, entry: Entry): void {
    entries.set(field, entry);
    const { value, base, sent, status } = entry;
    store.write(field, { value, base, sent, status });
  }

  function forget(field: Field): void {
    clearTimeout(timers.get(field));
    entries.delete(field);
    store.write(field, null);
  }

  function rebase(field: Field, entry: Entry): void {
    if (!isUsed(field, document)) return;
    const result = reconcile(entry, stored()[field], {
      isList: isList(field),
      isSame: (one, other) => isSame(field, one, other),
      fits: (value) => isSaveable(field, { ...wanted(), [field]: value }),
    });
    // What was meant for a draft is not sent to a running campaign unasked.
    const conflict = entry.status === engine.statusOf(document) ? undefined : 'status';
    if (result.outcome === 'stored') forget(field);
    else if (result.outcome === 'conflict') entry.conflict = 'value';
    else keep(field, { ...entry, ...result.unsaved, conflict });
  }

  function takeIn(next: Doc): void {
    if (next.version < document.version) return;
    // What is known already decides nothing while a call is under way: typing back to it would
    // count as saved, and the answer would then bring what had been typed in between.
    if (next.version > document.version || !isSending) replaceBy(next);
    else document = next;
  }

  function replaceBy(next: Doc): void {
    document = next;
    for (const [field, entry] of [...entries]) rebase(field, entry);
  }

  function stateNow(): SaveState {
    if (isSending) return 'saving';
    const isStuck = failures > 0 || fruitless > 1;
    if ([...entries.keys()].some(isSendable)) return isStuck ? 'failed' : 'saving';
    return inUse().length > 0 ? 'held' : 'saved';
  }

  function look(): Snapshot<Doc, Values> {
    const state = stateNow();
    const theirs = stored();
    const unsaved = inUse();
    const conflicts = unsaved.filter(([, entry]) => entry.conflict);
    const outdated = conflicts.filter(([, entry]) => entry.conflict === 'status');
    const refused = unsaved.filter(([, entry]) => entry.refusal !== undefined);
    return {
      document,
      values: wanted(),
      unsaved: unsaved.map(([field]) => field),
      conflicts: Object.fromEntries(
        conflicts.map(([field]) => [field, theirs[field]]),
      ) as Partial<Values>,
      outdated: outdated.map(([field]) => field),
      refusals: Object.fromEntries(
        refused.map(([field, entry]) => [field, entry.refusal]),
      ) as Snapshot<Doc, Values>['refusals'],
      state,
      failure: state === 'failed' ? failure : undefined,
    };
  }

  function tell(): void {
    snapshot = look();
    for (const listener of listeners) listener();
  }

  function nextStep(): NextCall<Values, Step> | undefined {
    const due = [...entries].filter(([, entry]) => entry.isDue).map(([field]) => field);
    const ready = due.filter(isSendable);
    for (const field of ready) {
      const call = engine.stepFor(field, { stored: stored(), wanted: wanted(), ready });
      if (call) return call;
    }
    return undefined;
  }

  /**
   * Taken back after a call without an answer: only the server knows whether that call changed
   * anything. There is nothing to send unless it did.
   */
  function unclearFields(): Field[] {
    const unclear = inUse().filter(([field, { value, sent, isDue, conflict, refusal }]) => {
      const isBack = sent.length > 0 && isSame(field, value, stored()[field]);
      return isBack && isDue && !conflict && refusal === undefined;
    });
    return unclear.map(([field]) => field);
  }

  /** Takes in what a call has saved, and says whether it makes sense to go on at once. */
  function settle(fields: readonly Field[], before: Values, answer: Doc): boolean {
    failures = 0;
    const now = valuesOf(answer);
    for (const field of fields) {
      const entry = entries.get(field);
      // Lists go item by item and are settled by comparing.
      if (!entry || isList(field)) continue;
      if (isSame(field, entry.value, entry.sent.at(-1))) forget(field);
      // Typed on while the call was under way: the rest is still to be saved.
      else keep(field, { ...entry, base: now[field], sent: [] });
    }
    takeIn(answer);
    if (!isClosed) onSaved(answer);
    // Taken, and yet the list is as it was: the same call would go out again and again.
    const stuck = fields.filter(
      (field) => isList(field) && entries.has(field) && isSame(field, before[field], now[field]),
    );
    fruitless = stuck.length > 0 ? fruitless : 0;
    for (const field of stuck) moveToEnd(field);
    return stuck.length === 0 || goOnOnce();
  }

  /** Other fields are saved before it is tried again. */
  function moveToEnd(field: Field): void {
    const entry = entries.get(field);
    entries.delete(field);
    if (entry) entries.set(field, entry);
  }

  /** The first call that moved nothing may be followed by another at once; the next ones wait longer and longer. */
  function goOnOnce(): boolean {
    fruitless += 1;
    if (isClosed) return false;
    if (fruitless === 1) return true;
    retryTimer = setTimeout(retry, pauseBefore(fruitless - 2));
    return false;
  }

  /** Whether it makes sense to go on at once with what is left. */
  function recover(error: unknown, fields: readonly Field[], version: number): boolean {
    if (isClosed) return false;
    const isSessionOver = error instanceof ApiError && error.endsSession;
    if (isSessionOver || isPassing(error)) {
      // On the way to the sign-in nothing is tried: what is unsaved waits for the next visit.
      if (!isSessionOver) retryTimer = setTimeout(retry, pauseBefore(failures));
      failure = isSessionOver ? undefined : errorText(error);
      failures += 1;
      return false;
    }
    failures = 0;
    const current = currentIn(error);
    if (current) return goOnWith(current, version);
    for (const [field, refusal] of refusalsOf(error, fields)) {
      const entry = entries.get(field);
      // What was refused did not reach the server: taking it back is no change.
      if (entry) keep(field, { ...entry, refusal, sent: entry.sent.slice(0, -1) });
    }
    takeInAnew();
    return true;
  }

  /** The server refused what this page thought possible: the page may be out of date. */
  function takeInAnew(): void {
    // Without an answer the page stays as it is; what is saved next is refused again at worst.
    reload().then(receive, () => {});
  }

  /** News of the document: untouched fields take them, touched ones keep what was typed. */
  function receive(next: Doc): void {
    takeIn(next);
    void work();
  }

  /**
   * The server has another version than the one that was sent, and its word counts, also when it has
   * an older one: it may have been brought back from a copy. What keeps being refused waits.
   */
  function goOnWith(current: Doc, sentVersion: number): boolean {
    if (current.version < document.version && document.version === sentVersion) {
      replaceBy(current);
      takeInAnew();
    } else takeIn(current);
    return goOnOnce();
  }

  async function sendStep({ step, fields }: NextCall<Values, Step>): Promise<boolean> {
    const before = stored();
    for (const field of fields) {
      const entry = entries.get(field);
      if (!entry) continue;
      const { value } = entry;
      const others = entry.sent.filter((earlier) => !isSame(field, value, earlier));
      keep(field, { ...entry, sent: [...others, value] });
    }
    const answer = await send(step, document.version);
    isSending = false;
    return settle(fields, before, answer);
  }

  async function clearUp(unclear: readonly Field[]): Promise<boolean> {
    const answer = await reload();
    isSending = false;
    takeIn(answer);
    const left = unclearFields();
    for (const field of unclear) if (left.includes(field)) forget(field);
    return true;
  }

  async function work(): Promise<void> {
    if (isSending || retryTimer !== undefined) return tell();
    while (!isClosed) {
      const next = nextStep();
      const fields = next?.fields ?? unclearFields();
      if (fields.length === 0) break;
      const { version } = document;
      isSending = true;
      tell();
      try {
        if (!(await (next ? sendStep(next) : clearUp(fields)))) break;
      } catch (error) {
        isSending = false;
        if (!recover(error, fields, version)) break;
      }
    }
    tell();
  }

  function retry(): void {
    clearTimeout(retryTimer);
    retryTimer = undefined;
    void work();
  }

  function change<F extends Field>(field: F, value: Values[F]): void {
    clearTimeout(timers.get(field));
    const before = entries.get(field);
    const isBack = isSame(field, value, stored()[field]);
    // What was sent may be on the server without our knowing: then going back is a change, too.
    if (isBack && !before?.sent.length) forget(field);
    else {
      const { base, sent, status, conflict } = before ?? {
        base: stored()[field],
        sent: [],
        status: engine.statusOf(document),
      };
      keep(field, { value, base, sent, status, conflict, isDue: false });
      timers.set(
        field,
        setTimeout(() => commit(field), TYPING_PAUSE_MS),
      );
    }
    tell();
  }

  /** The field was left, or something was picked: it is saved now. Without a name, all of them. */
  function commit(only?: Field): void {
    for (const [field, entry] of entries) {
      if (only !== undefined && field !== only) continue;
      clearTimeout(timers.get(field));
      entry.isDue = true;
    }
    void work();
  }

  function keepMine(field: Field): void {
    const entry = entries.get(field);
    if (!entry) return;
    const status = engine.statusOf(document);
    keep(field, { ...entry, base: stored()[field], status, conflict: undefined });
    commit(field);
  }

  for (const [field, unsaved] of store.read()) {
    entries.set(field, { ...unsaved, isDue: true });
  }
  for (const [field, entry] of [...entries]) rebase(field, entry);
  let snapshot = look();

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => snapshot,
    change,
    commit,
    retry,
    keepMine,
    takeTheirs(field: Field) {
      forget(field);
      tell();
    },
    receive,
    /** Sends nothing any more. What is unsaved stays in the store. */
    close() {
      isClosed = true;
      for (const timer of [...timers.values(), retryTimer]) clearTimeout(timer);
    },
  };
}
