import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { NetworkFailure } from '../failure.ts';
import { type JournalStore, NotYet, type Refs, type StepRecord } from './store.ts';

/** Something that comes into being on a network, and must do so once. */
export interface Creation {
  key: string;
  /** What is sent, as far as it says what is wished for. */
  request: unknown;
  /** Sends it once; answers the network's id of what was made. */
  send(): Promise<string>;
  /** The ids of everything there that was made for this step, found by our marker, oldest first. */
  find(): Promise<string[]>;
  /** Takes away one that exists beside the one we keep. */
  remove(id: string): Promise<void>;
}

/** Something that can be sent twice without harm: it says how things are to be. */
export interface Change {
  key: string;
  request: unknown;
  /** Sent also when the same was sent before. */
  isRepeated?: true;
  /** May answer an id worth knowing, of an upload for instance. */
  send(): Promise<string | undefined>;
}

interface Options {
  clock: Clock;
  /** For so long after a call without an answer the network may still carry it out. */
  lateWindowMs: number;
}

/**
 * The memory of a publication. A creation whose outcome no one knows is looked for before it is sent
 * again, and not sent again before it can no longer happen behind our back.
 */
export class Journal {
  private readonly steps: Map<string, StepRecord>;

  private constructor(
    private readonly store: JournalStore,
    private readonly options: Options,
    records: readonly StepRecord[],
  ) {
    this.steps = new Map(records.map((record) => [record.key, record]));
  }

  static async open(store: JournalStore, options: Options): Promise<Journal> {
    return new Journal(store, options, await store.load());
  }

  /** What is known to exist. */
  get refs(): Refs {
    return Object.fromEntries(
      [...this.steps.values()].flatMap(({ key, state, externalId }) =>
        state === 'done' && externalId !== null ? [[key, externalId]] : [],
      ),
    );
  }

  ref(key: string): string | undefined {
    const step = this.steps.get(key);
    return step?.state === 'done' ? (step.externalId ?? undefined) : undefined;
  }

  /** Idempotent: returns the id recorded by a previous attempt. */
  async create(creation: Creation): Promise<string> {
    const record = this.steps.get(creation.key);
    if (record?.state === 'done' && record.externalId !== null) return record.externalId;
    if (record?.state === 'started') {
      const found = await this.reconcile(creation);
      if (found !== undefined) return found;
      const certainAt = record.startedAt + this.options.lateWindowMs;
      if (this.options.clock.now() < certainAt) throw new NotYet(certainAt);
    }
    await this.begin(creation);
    try {
      return await this.complete(creation.key, await creation.send());
    } catch (error) {
      if (!(error instanceof NetworkFailure)) throw error;
      if (!isUnknown(error)) {
        await this.fail(creation.key, error);
        throw error;
      }
      const found = await this.reconcile(creation);
      if (found !== undefined) return found;
      throw new NotYet(await this.doubt(creation.key));
    }
  }

  /** Sees to it that this was sent, and sends it again when it says something else than before. */
  async change(change: Change): Promise<string> {
    const record = this.steps.get(change.key);
    const isSame = !change.isRepeated && record?.requestHash === hashOf(change.request);
    if (record?.state === 'done' && isSame) return record.externalId ?? '';
    await this.begin(change);
    try {
      return await this.complete(change.key, (await change.send()) ?? '');
    } catch (error) {
      // What no one knows stays 'started': the next attempt sends it again, which does no harm.
      if (error instanceof NetworkFailure && !isUnknown(error)) await this.fail(change.key, error);
      throw error;
    }
  }

  /** For what was taken away on the network. */
  async forget(key: string): Promise<void> {
    if (!this.steps.has(key)) return;
    await this.store.forget(key);
    this.steps.delete(key);
  }

  private async reconcile(creation: Creation): Promise<string | undefined> {
    const [kept, ...others] = await creation.find();
    if (kept === undefined) return undefined;
    for (const other of others) await creation.remove(other);
    return this.complete(creation.key, kept);
  }

  private async begin({ key, request }: { key: string; request: unknown }): Promise<StepRecord> {
    const begun = {
      key,
      requestHash: hashOf(request),
      attempt: (this.steps.get(key)?.attempt ?? 0) + 1,
      startedAt: this.options.clock.now(),
    };
    await this.store.begin(begun);
    const record: StepRecord = { ...begun, state: 'started', externalId: null };
    this.steps.set(key, record);
    return record;
  }

  /** It may have been on its way for long; answers when it can no longer happen. */
  private async doubt(key: string): Promise<number> {
    const startedAt = this.options.clock.now();
    await this.store.doubt(key, startedAt);
    const record = this.steps.get(key);
    if (record) this.steps.set(key, { ...record, startedAt });
    return startedAt + this.options.lateWindowMs;
  }

  private async complete(key: string, externalId: string): Promise<string> {
    await this.store.complete(key, externalId);
    const record = this.steps.get(key);
    if (record) this.steps.set(key, { ...record, state: 'done', externalId });
    return externalId;
  }

  private async fail(key: string, { failure }: NetworkFailure): Promise<void> {
    await this.store.fail(key, failure);
    const record = this.steps.get(key);
    if (record) this.steps.set(key, { ...record, state: 'failed' });
  }
}

const isUnknown = ({ kind }: NetworkFailure): boolean => kind === 'ambiguous';

const hashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');
