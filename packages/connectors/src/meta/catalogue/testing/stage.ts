import { type Sandbox, startSandbox, unwholeMoments } from '@posthorn/sandbox';
import type {
  CatalogueConnector,
  CatalogueItem,
  CataloguePlan,
  CatalogueRun,
  FeedFailure,
  ItemBatch,
  ItemChanges,
  ItemRefusal,
} from '../../../catalogue.ts';
import { type Failure, isPassing, NetworkFailure } from '../../../failure.ts';
import { Journal } from '../../../journal/journal.ts';
import { NotYet } from '../../../journal/store.ts';
import { markerOf, partNamed } from '../../../plan.ts';
import { Crash, CrashingStore, LATE_WINDOW_MS, understoodBy } from '../../../suite/stage.ts';
import { MemoryJournalStore } from '../../../testing/memory-journal.ts';
import { patient } from '../../../testing/patient.ts';
import { sandboxTime } from '../../../testing/sandbox-time.ts';
import type { CallReport } from '../../../transport/transport.ts';
import { metaConnector } from '../../connector.ts';
import { adPart } from '../../part.ts';
import { metaSubject, settings } from '../../suite/subject.ts';

const ROUNDS = 60;

export const aCataloguePlan = (changes: Partial<CataloguePlan> = {}): CataloguePlan => ({
  marker: 'm1',
  title: 'All our vacancies',
  goal: 'MAXIMISE_CLICKS',
  currency: 'EUR',
  dailyBudget: 2_500,
  cap: null,
  countries: ['NL'],
  employer: 'Hospital BV',
  payer: 'Agency BV',
  pages: { facebook: '1001', instagram: '2001' },
  pixelId: null,
  template: {
    message: 'Work with us',
    callToAction: 'APPLY_NOW',
    link: 'https://jobs.example',
  },
  utm: { utm_source: 'facebook' },
  feeds: [
    { id: 'care', name: 'Care' },
    { id: 'office', name: 'Office' },
  ],
  isOn: true,
  ...changes,
});

export const anItem = (id: string, changes: Partial<CatalogueItem> = {}): CatalogueItem => ({
  retailerId: id,
  groupId: `care_${id}`,
  feedId: 'care',
  title: `Nurse ${id}`,
  description: '',
  link: `https://jobs.example/${id}`,
  image: 'https://jobs.example/nurse.jpg',
  moreImages: [],
  brand: 'Hospital',
  place: 'Utrecht',
  region: 'Utrecht',
  category: 'Care',
  jobType: 'Full-time',
  ...changes,
});

/** What a list holds, and what of it a catalogue is known to have; kept as a database would. */
class ListedItems implements ItemChanges {
  readonly wanted = new Map<string, CatalogueItem>();
  readonly refused = new Map<string, string>();
  batches = 0;
  private readonly sent = new Map<string, string>();
  private catalogueId: string | undefined;

  constructor(items: readonly CatalogueItem[]) {
    this.want(...items);
  }

  want(...items: readonly CatalogueItem[]): void {
    for (const item of items) this.wanted.set(item.retailerId, item);
  }

  async next(max: number, catalogueId: string): Promise<ItemBatch | undefined> {
    if (catalogueId !== this.catalogueId) this.sent.clear();
    this.catalogueId = catalogueId;
    const upserts = [...this.wanted.values()].filter(
      (item) => this.sent.get(item.retailerId) !== JSON.stringify(item),
    );
    const removals = [...this.sent.keys()].filter((id) => !this.wanted.has(id));
    if (upserts.length + removals.length === 0) return undefined;
    return {
      upserts: upserts.slice(0, max),
      removals: removals.slice(0, Math.max(0, max - upserts.length)),
    };
  }

  async settled({ upserts, removals }: ItemBatch, refusals: readonly ItemRefusal[]): Promise<void> {
    this.batches += 1;
    for (const item of upserts) this.sent.set(item.retailerId, JSON.stringify(item));
    for (const id of removals) this.sent.delete(id);
    for (const { retailerId, message } of refusals) this.refused.set(retailerId, message);
  }
}

/** A sandbox, a connector and the memory of one campaign on a catalogue. */
export class CatalogueStage {
  readonly reports: CallReport[] = [];
  readonly failures: Failure[] = [];
  readonly items = new ListedItems([
    anItem('1'),
    anItem('2', { place: 'Zeist' }),
    anItem('3', { feedId: 'office', title: 'Clerk' }),
  ]);
  readonly connector: CatalogueConnector;
  private readonly store = new MemoryJournalStore();
  private readonly wanted: CataloguePlan[] = [];
  private readonly refusedFeeds = new Set<string>();

  private constructor(readonly sandbox: Sandbox) {
    const clock = sandboxTime(sandbox);
    const { catalogue } = metaConnector(settings(sandbox.urls.meta), {
      clock,
      random: () => 0.5,
      fetch: understoodBy(sandbox),
      timeoutMs: 20_000,
      heard: (report) => this.reports.push(report),
    });
    if (!catalogue) throw new Error('Meta has catalogues');
    this.connector = patient(catalogue, clock);
  }

  static async open(): Promise<CatalogueStage> {
    const sandbox = await startSandbox({ rate: 0, startAt: Date.UTC(2027, 0, 4, 9) });
    metaSubject.prepare(sandbox);
    return new CatalogueStage(sandbox);
  }

  close(): Promise<void> {
    return this.sandbox.stop();
  }

  async run(crashAt?: number): Promise<CatalogueRun> {
    const store = crashAt === undefined ? this.store : new CrashingStore(this.store, crashAt);
    const clock = sandboxTime(this.sandbox);
    return { journal: await Journal.open(store, { clock, lateWindowMs: LATE_WINDOW_MS }) };
  }

  async published(plan: CataloguePlan) {
    return { plan, refs: (await this.run()).journal.refs };
  }

  /** Does something until it is done, as the engine would: each time as a new worker. */
  async settle(work: (run: CatalogueRun) => Promise<FeedFailure[] | undefined>): Promise<void> {
    const { clock } = this.sandbox;
    for (let round = 0; round < ROUNDS; round += 1) {
      try {
        const failures = (await work(await this.run())) ?? [];
        for (const { feedId, failure } of failures) {
          this.failures.push(failure);
          this.refusedFeeds.add(feedId);
        }
        if (failures.length === 0) return;
      } catch (error) {
        if (error instanceof NotYet) await clock.set(Math.max(error.until, clock.now()));
        else if (error instanceof NetworkFailure) {
          this.failures.push(error.failure);
          await clock.advance(isPassing(error.kind) ? (error.failure.retryAfterMs ?? 30_000) : 0);
        } else throw error;
      }
    }
    throw new Error(`Never done: ${this.failures.map(({ code }) => code).join(', ')}`);
  }

  publish(plan: CataloguePlan): Promise<void> {
    this.wanted.push(plan);
    return this.settle((run) => this.connector.publish(plan, run, this.items));
  }

  sendItems(plan: CataloguePlan): Promise<void> {
    return this.settle(async (run) => {
      await this.connector.sendItems(plan, run, this.items);
      return undefined;
    });
  }

  /** Publishes as a worker that dies at its nth write; tells whether it came to that. */
  async dies(plan: CataloguePlan, nth: number): Promise<boolean> {
    this.wanted.push(plan);
    try {
      await this.connector.publish(plan, await this.run(nth), this.items);
      return false;
    } catch (error) {
      if (error instanceof Crash) return true;
      throw error;
    }
  }

  /** What stands at Meta and is ours, by kind and part; a name twice is a thing made twice. */
  parts(plan: CataloguePlan): string[] {
    const kinds = ['campaign', 'adset', 'ad', 'adcreative', 'productCatalog', 'productSet'];
    return kinds.flatMap((kind) =>
      this.sandbox.ledger.meta.list({ kind }).flatMap(({ name }) => partNamed(plan, name) ?? []),
    );
  }

  only(kind: string) {
    const [one, another] = this.sandbox.ledger.meta.list({ kind });
    if (!one || another) throw new Error(`There is not one ${kind}`);
    return one;
  }

  /** What the items of the catalogue are called there. */
  shownItems(): string[] {
    return this.sandbox.ledger.meta
      .list({ kind: 'productItem' })
      .map(({ fields }) => String(fields.retailer_id))
      .toSorted();
  }

  isRunning(): boolean {
    return this.only('campaign').fields.status === 'ACTIVE';
  }

  /** Nothing was ever shown before all of it was there and right. */
  assertAlwaysWhole(): void {
    const expected = this.wanted.map((plan) => ({
      marker: markerOf(plan),
      ads: plan.feeds.map(({ id }) => ({
        id,
        isNamed: (name: string) => partNamed(plan, name) === adPart(id),
        pieces: 1,
      })),
      places: plan.countries.length,
      budget: plan.dailyBudget,
    }));
    const { meta } = this.sandbox.ledger;
    const [first] = unwholeMoments(meta, 'meta', expected, this.refusedFeeds);
    if (first) throw new Error(`It was shown ${first.problems.join(', ')}`);
  }
}
