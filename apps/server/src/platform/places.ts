import type { Clock } from '@posthorn/connectors';

/** The right to work beside few others. */
export interface Place {
  /** While something is waited for, another one has the place. */
  without<T>(wait: () => Promise<T>): Promise<T>;
  leave(): void;
}

/** So many at once. Who comes back from waiting goes before who begins. */
export class Places {
  private taken = 0;
  private readonly returning: (() => void)[] = [];

  constructor(
    private readonly count: number,
    /** Hears of every place that nobody returned to. */
    private readonly onFree: () => void,
  ) {}

  get free(): number {
    return this.count - this.taken;
  }

  /** Only while there is a free one. */
  take(): Place {
    this.taken += 1;
    return {
      leave: () => this.give(),
      without: async (wait) => {
        this.give();
        try {
          return await wait();
        } finally {
          await this.comeBack();
        }
      },
    };
  }

  private give(): void {
    const next = this.returning.shift();
    if (next) next();
    else {
      this.taken -= 1;
      this.onFree();
    }
  }

  private async comeBack(): Promise<void> {
    if (this.free > 0) this.taken += 1;
    else await new Promise<void>((resolve) => this.returning.push(resolve));
  }
}

/** Whose place it is, by the signal that ends the work. */
const places = new WeakMap<AbortSignal, Place>();

export const occupy = (place: Place, signal: AbortSignal): void => void places.set(signal, place);

/** The same clock; who waits on it has no place meanwhile. */
export const givingPlaces = (clock: Clock): Clock => ({
  now: () => clock.now(),
  after: (ms, work) => clock.after(ms, work),
  sleep(ms, signal) {
    const wait = () => clock.sleep(ms, signal);
    const place = signal && places.get(signal);
    return place ? place.without(wait) : wait();
  },
});
