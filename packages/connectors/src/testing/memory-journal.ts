import type { JournalStore, StepRecord } from '../journal/store.ts';

/** A journal that lives as long as its test. */
export class MemoryJournalStore implements JournalStore {
  readonly steps = new Map<string, StepRecord>();

  async load() {
    return [...this.steps.values()];
  }

  async begin(step: Omit<StepRecord, 'state' | 'externalId'>) {
    this.steps.set(step.key, { ...step, state: 'started', externalId: null });
  }

  async complete(key: string, externalId: string) {
    this.set(key, { state: 'done', externalId });
  }

  async doubt(key: string, startedAt: number) {
    this.set(key, { startedAt });
  }

  async fail(key: string) {
    this.set(key, { state: 'failed' });
  }

  async forget(key: string) {
    this.steps.delete(key);
  }

  private set(key: string, changes: Partial<StepRecord>) {
    const step = this.steps.get(key);
    if (!step) throw new Error(`No step ${key}`);
    this.steps.set(key, { ...step, ...changes });
  }
}
