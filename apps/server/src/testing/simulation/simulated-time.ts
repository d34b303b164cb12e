import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SilentSandbox } from '@posthorn/sandbox';

/**
 * One line of events for product and networks. Every wait is an event on the virtual clock; one happens
 * after the other, and the next begins when all that the last one set off waits again. So the order of
 * everything follows from how long each wait was, which the seed draws.
 */
export class SimulatedTime {
  private atWork = 0;
  private isQuiet: (() => void) | undefined;

  constructor(private readonly clock: SilentSandbox['clock']) {}

  now(): number {
    return this.clock.now();
  }

  after(ms: number, work: () => void | Promise<void>): () => void {
    return this.clock.at(this.now() + Math.ceil(ms), async () => {
      await work();
      await this.untilQuiet();
    });
  }

  /** For what really takes time, such as a statement in the database: nothing else happens meanwhile. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.begin();
    try {
      return await work;
    } finally {
      this.end();
    }
  }

  begin(): void {
    this.atWork += 1;
  }

  end(): void {
    this.atWork -= 1;
    if (this.atWork === 0) this.isQuiet?.();
  }

  private async untilQuiet(): Promise<void> {
    do {
      if (this.atWork > 0) {
        await new Promise<void>((resolve) => {
          this.isQuiet = resolve;
        });
      }
      // Promises that are settled by now have been heard when the next turn begins.
      await nextTurn();
    } while (this.atWork > 0);
  }

  /** Lets events happen until that holds, or there are none. */
  async runUntil(holds: () => boolean): Promise<void> {
    while (!holds()) {
      const next = this.clock.nextPlanned;
      if (next === undefined) return;
      await this.clock.set(Math.max(next, this.now()));
    }
  }

  /** Lets everything happen that is planned until a moment. */
  turnTo(moment: number): Promise<void> {
    return this.clock.set(Math.max(moment, this.now()));
  }
}
