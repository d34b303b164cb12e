import { afterRealTime, type Clock } from '../clock.ts';

/** A clock that stands still until code sleeps, and then jumps to when it wakes up. */
export class TurnedClock implements Clock {
  readonly slept: number[] = [];
  /** What is waited for beside something else is waited for in earnest. */
  readonly after = afterRealTime;

  constructor(private time = Date.UTC(2027, 0, 4, 9)) {}

  now() {
    return this.time;
  }

  turn(ms: number) {
    this.time += ms;
  }

  async sleep(ms: number) {
    this.slept.push(ms);
    this.time += ms;
  }
}
