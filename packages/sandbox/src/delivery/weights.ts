import { HOUR_MS, type Zone } from './zone.ts';

/**
 * How busy the time is, hour by hour, and how much of it lies between two moments. All in whole
 * numbers, so that it does not matter where the counting began.
 */
export class Weights {
  private readonly sums: number[] = [0];
  private readonly first: number;
  private readonly day: number;

  constructor(
    private readonly curve: readonly number[],
    private readonly zone: Zone,
    from: number,
  ) {
    this.first = Math.floor(from / HOUR_MS);
    this.day = curve.reduce((sum, height) => sum + height, 0) * HOUR_MS;
  }

  at(moment: number): number {
    return this.curve[this.zone.hourOf(moment)] ?? 1;
  }

  /** The share of a day that a millisecond at this moment is. */
  shareOfDay(moment: number): number {
    return this.at(moment) / this.day;
  }

  between(from: number, to: number): number {
    return this.until(to) - this.until(from);
  }

  private until(moment: number): number {
    const hour = Math.floor(moment / HOUR_MS);
    const index = hour - this.first;
    while (this.sums.length <= index) {
      const start = (this.first + this.sums.length - 1) * HOUR_MS;
      this.sums.push((this.sums.at(-1) ?? 0) + this.at(start) * HOUR_MS);
    }
    return (this.sums[index] ?? 0) + (moment - hour * HOUR_MS) * this.at(moment);
  }
}
