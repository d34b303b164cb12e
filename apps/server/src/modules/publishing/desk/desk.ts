import { type Place, Places } from '../../../platform/places.ts';

/** Something to be done for an account. */
export interface Due {
  id: string;
  accountId: string;
  /** By a person. */
  isAwaited?: boolean;
}

interface DeskWork {
  /** What is due and done by nobody, in the order in which it is to be done; without what these accounts have. */
  list(withoutAccounts: readonly string[]): Promise<Due[]>;
  do(due: Due, place: Place): Promise<void>;
  failed(error: unknown, due?: Due): void;
}

export interface DeskSize {
  /** So much is done at once. */
  places: number;
  /** So much of it for one account. */
  share: number;
}

/** What waits for a network takes no place, but memory and a lease. */
const IN_HAND_PER_PLACE = 8;

/**
 * Does what is due, a few at once. One account never has more than its share of the places, so that another one's work
 * begins at once; what comes next is decided when there is a place, so that what became due last can be first.
 */
export class Desk {
  private readonly inHand = new Map<string, Due & { done: Promise<void> }>();
  /** What could not even be begun; it is not tried again before something wakes us. */
  private readonly failed = new Set<string>();
  /** Those who let go first what people wait for. */
  private readonly behind: (() => void)[] = [];
  private readonly places: Places;
  private looking: Promise<void> | undefined;
  private isCalled = false;
  private isClosed = false;
  /** What was listed and is not begun; out of date as soon as something new may be due. */
  private next: Due[] = [];
  private isOutdated = true;

  constructor(
    private readonly work: DeskWork,
    private readonly size: DeskSize,
  ) {
    this.places = new Places(size.places, () => void this.fill());
  }

  /** Something may be due that was not. Comes back when as much is begun as can be. */
  wake(): Promise<void> {
    this.isOutdated = true;
    this.failed.clear();
    return this.fill();
  }

  /** Nothing is due any more that is not in hand, nor is anything in hand. */
  get isIdle(): boolean {
    return this.inHand.size === 0 && this.looking === undefined;
  }

  /** Comes back when nobody waits for what is in hand: what nobody watches gives way to that. */
  calm(): Promise<void> {
    if (!this.isAwaited) return Promise.resolve();
    return new Promise((resolve) => this.behind.push(resolve));
  }

  private get isAwaited(): boolean {
    return [...this.inHand.values()].some((one) => one.isAwaited);
  }

  /** Finishes what is begun, and begins nothing. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.looking;
    await Promise.all([...this.inHand.values()].map(({ done }) => done));
  }

  private fill(): Promise<void> {
    this.isCalled = true;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async look(): Promise<void> {
    while (this.isCalled) {
      this.isCalled = false;
      while (this.hasRoom) {
        if (this.isOutdated || this.next.length === 0) await this.list();
        const due = this.takeNext();
        if (due) this.begin(due);
        else if (!this.isOutdated) break;
      }
    }
  }

  private get hasRoom(): boolean {
    const isFull = this.inHand.size >= IN_HAND_PER_PLACE * this.size.places;
    return !this.isClosed && this.places.free > 0 && !isFull;
  }

  private async list(): Promise<void> {
    this.isOutdated = false;
    try {
      this.next = await this.work.list([...this.served].filter((id) => this.hasItsShare(id)));
    } catch (error) {
      this.next = [];
      this.work.failed(error);
    }
  }

  private takeNext(): Due | undefined {
    const mayBegin = ({ id, accountId }: Due) =>
      !this.inHand.has(id) && !this.failed.has(id) && !this.hasItsShare(accountId);
    const at = this.next.findIndex(mayBegin);
    if (at < 0) this.next = [];
    return at < 0 ? undefined : this.next.splice(at, 1)[0];
  }

  private get served(): Set<string> {
    return new Set([...this.inHand.values()].map(({ accountId }) => accountId));
  }

  private hasItsShare(accountId: string): boolean {
    const own = [...this.inHand.values()].filter((one) => one.accountId === accountId);
    return own.length >= this.size.share;
  }

  private begin(due: Due): void {
    const place = this.places.take();
    const done = this.work
      .do(due, place)
      .catch((error: unknown) => {
        this.failed.add(due.id);
        this.work.failed(error, due);
      })
      .finally(() => {
        this.inHand.delete(due.id);
        if (!this.isAwaited) for (const goOn of this.behind.splice(0)) goOn();
        place.leave();
      });
    this.inHand.set(due.id, { ...due, done });
  }
}
