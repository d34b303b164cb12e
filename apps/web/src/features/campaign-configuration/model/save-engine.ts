import { isConfigurable } from '@posthorn/domain';
import { pauseBefore } from '../../../lib/events/backoff.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { reconcile } from './reconcile.ts';
import { isPassing, refusalsOf } from './refusals.ts';
import { isSaveable, isUsed } from './saveable.ts';
import { type Step, stepFor } from './step.ts';
import type { Unsaved, UnsavedStore } from './unsaved-store.ts';
import { type Campaign, type Field, isList, sameValue, type Values, valuesOf } from './values.ts';

/** So long after the last key a text is saved, also without leaving the field. */
const TYPING_PAUSE_MS = 1_500;

/** held: what is left can not be saved as it is; somebody must look at it. */
export type SaveState = 'saved' | 'saving' | 'failed' | 'held';

export interface Snapshot {
  /** As the server has it. */
  campaign: Campaign;
  /** As the screen shows it. */
  values: Values;
  /** Fields whose value the server does not have yet. */
  unsaved: readonly Field[];
  /** What the server has in a field where a person must decide between that and their own. */
  conflicts: Partial<Values>;
  /** Those of them that were typed while the campaign had another status. */
  outdated: readonly Field[];
  /** What the server said about a value it did not take. */
  refusals: Partial<Record<Field, string>>;
  state: SaveState;
}

export interface Surroundings {
  campaign: Campaign;
  store: UnsavedStore;
  /** Sends one change, made on this version; answers with the campaign as it is then. */
  send: (step: Step, version: number) => Promise<Campaign>;
  onSaved: (campaign: Campaign) => void;
  /** The server refused what this page thought possible: the campaign should be asked for anew. */
  onRefused: () => void;
  today: () => string;
}

interface Entry extends Unsaved {
  /** Left, paused in or picked: it goes out with the next call. */
  isDue: boolean;
  /** Why a person must decide: somebody else was there, or the campaign has moved on. */
  conflict?: 'value' | 'status';
  refusal?: string;
}

export type SaveEngine = ReturnType<typeof createSaveEngine>;

/**
 * Keeps what is typed until the server has it. One call at a time goes out, on the version that was
 * read; a newer version is taken in first, field by field: where nobody else was the change is sent
 * again, where somebody was both values stay, and a person decides.
 */
export function createSaveEngine(around: Surroundings) {
  const { store, send, onSaved, onRefused, today } = around;
  const entries = new Map<Field, Entry>();
  const timers = new Map<Field, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  let campaign = around.campaign;
  let isSending = false;
  let isClosed = false;
  /** Calls in a row that nobody answered. */
  let failures = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const stored = () => valuesOf(campaign);
  /** What the campaign does not use now is parked: kept, and there again when it does. */
  const inUse = () => [...entries].filter(([field]) => isUsed(field, campaign));
  const wanted = (): Values => ({
    ...stored(),
    ...Object.fromEntries(inUse().map(([field, { value }]) => [field, value])),
  });
  const isOpen = () =>
    isConfigurable({ status: campaign.status, hasErrors: campaign.errors.length > 0 });

  function isSendable(field: Field): boolean {
    const entry = entries.get(field);
    if (!entry || entry.conflict || entry.refusal !== undefined) return false;
    return isOpen() && isUsed(field, campaign) && isSaveable(field, wanted(), today());
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
    if (!isUsed(field, campaign)) return;
    const fits = (value: unknown) => isSaveable(field, { ...wanted(), [field]: value }, today());
    const result = reconcile(field, entry, stored()[field], fits);
    // What was meant for a draft is not sent to a running campaign unasked.
    const conflict = entry.status === campaign.status ? undefined : 'status';
    if (result.outcome === 'stored') forget(field);
    else if (result.outcome === 'conflict') entry.conflict = 'value';
    else keep(field, { ...entry, ...result.unsaved, conflict });
  }

  function takeIn(next: Campaign): void {
    if (next.version < campaign.version) return;
    // What is known already decides nothing while a call is under way: typing back to it would
    // count as saved, and the answer would then bring what had been typed in between.
    const isNews = next.version > campaign.version || !isSending;
    campaign = next;
    if (!isNews) return;
    for (const [field, entry] of [...entries]) rebase(field, entry);
  }

  function stateNow(): SaveState {
    if (isSending) return 'saving';
    if ([...entries.keys()].some(isSendable)) return failures > 0 ? 'failed' : 'saving';
    return inUse().length > 0 ? 'held' : 'saved';
  }

  function look(): Snapshot {
    const theirs = stored();
    const unsaved = inUse();
    const conflicts = unsaved.filter(([, entry]) => entry.conflict);
    const outdated = conflicts.filter(([, entry]) => entry.conflict === 'status');
    const refused = unsaved.filter(([, entry]) => entry.refusal !== undefined);
    return {
      campaign,
      values: wanted(),
      unsaved: unsaved.map(([field]) => field),
      conflicts: Object.fromEntries(conflicts.map(([field]) => [field, theirs[field]])),
      outdated: outdated.map(([field]) => field),
      refusals: Object.fromEntries(refused.map(([field, entry]) => [field, entry.refusal])),
      state: stateNow(),
    };
  }

  function tell(): void {
    snapshot = look();
    for (const listener of listeners) listener();
  }

  function nextStep(): { step: Step; fields: readonly Field[] } | undefined {
    if (isClosed) return undefined;
    const due = [...entries].filter(([, entry]) => entry.isDue).map(([field]) => field);
    const ready = due.filter(isSendable);
    for (const field of ready) {
      const step = stepFor(field, { stored: stored(), wanted: wanted(), ready });
      if (step) return { step, fields: step.kind === 'details' ? step.fields : [field] };
    }
    return undefined;
  }

  function settle(fields: readonly Field[], answer: Campaign): void {
    failures = 0;
    const now = valuesOf(answer);
    for (const field of fields) {
      const entry = entries.get(field);
      // Lists go item by item and are settled by comparing.
      if (!entry || isList(field)) continue;
      if (sameValue(field, entry.value, entry.sent.at(-1))) forget(field);
      // Typed on while the call was under way: the rest is still to be saved.
      else keep(field, { ...entry, base: now[field], sent: [] });
    }
    takeIn(answer);
    if (!isClosed) onSaved(answer);
  }

  /** Whether it makes sense to go on at once with what is left. */
  function recover(error: unknown, fields: readonly Field[]): boolean {
    if (isClosed) return false;
    const isSessionOver = error instanceof ApiError && error.endsSession;
    if (isSessionOver || isPassing(error)) {
      // On the way to the sign-in nothing is tried: what is unsaved waits for the next visit.
      if (!isSessionOver) retryTimer = setTimeout(retry, pauseBefore(failures));
      failures += 1;
      return false;
    }
    failures = 0;
    if (error instanceof ApiError && error.code === 'stale' && error.current) {
      takeIn(error.current as Campaign);
      return true;
    }
    for (const [field, refusal] of refusalsOf(error, fields)) {
      const entry = entries.get(field);
      if (entry) entry.refusal = refusal;
    }
    onRefused();
    return true;
  }

  async function work(): Promise<void> {
    if (isSending || retryTimer !== undefined) return tell();
    for (let next = nextStep(); next; next = nextStep()) {
      const { step, fields } = next;
      for (const field of fields) {
        const entry = entries.get(field);
        if (entry) keep(field, { ...entry, sent: [...entry.sent, entry.value] });
      }
      isSending = true;
      tell();
      try {
        const answer = await send(step, campaign.version);
        isSending = false;
        settle(fields, answer);
      } catch (error) {
        isSending = false;
        if (!recover(error, fields)) break;
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
    const isBack = sameValue(field, value, stored()[field]);
    // What was sent may be on the server without our knowing: then going back is a change, too.
    if (isBack && !before?.sent.length) forget(field);
    else {
      const { base, sent, status, conflict } = before ?? {
        base: stored()[field],
        sent: [],
        status: campaign.status,
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
    const { status } = campaign;
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
    /** News of the campaign: untouched fields take them, touched ones keep what was typed. */
    receive(next: Campaign) {
      takeIn(next);
      void work();
    },
    /** Sends nothing any more. What is unsaved stays in the store. */
    close() {
      isClosed = true;
      for (const timer of [...timers.values(), retryTimer]) clearTimeout(timer);
    },
  };
}
