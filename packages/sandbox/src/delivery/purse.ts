import { luck } from '../luck.ts';
import { valueAt } from '../timeline.ts';
import type { DeliveryBudget } from './delivery.ts';
import type { Weights } from './weights.ts';
import { HOUR_MS, type Zone } from './zone.ts';

const DAY_MS = 24 * HOUR_MS;
/** For a lifetime budget without an end. */
const ENDLESS_DAYS = 30;
/** On so many of its days a daily budget is spent as fast as its network allows on a single day. */
const HOT_DAYS = 1 / 4;

/** The money of one budget: how fast it would like to go, and how much of it may. */
export class Purse {
  private total = 0;
  private readonly days = new Map<number, number>();
  private readonly months = new Map<string, number>();

  constructor(
    private readonly budget: DeliveryBudget,
    private readonly weights: Weights,
    private readonly zone: Zone,
    private readonly seed: string,
  ) {}

  /** What may still be spent at a moment. */
  left(at: number): number {
    const amount = valueAt(this.budget.amount, at) ?? 0;
    const { period, dayFactor = 1, monthFactor } = this.budget;
    if (period === 'lifetime') return Math.max(0, amount - this.total);
    const day = amount * dayFactor - (this.days.get(this.zone.dayOf(at)) ?? 0);
    if (monthFactor === undefined) return Math.max(0, day);
    const month = amount * monthFactor - (this.months.get(this.zone.monthOf(at)) ?? 0);
    return Math.max(0, Math.min(day, month));
  }

  /** Money per millisecond that would use it evenly: over the time that is left, or over the day. */
  ideal(at: number, end: number | null): number {
    const amount = valueAt(this.budget.amount, at) ?? 0;
    if (this.budget.period === 'daily') return amount * this.heat(at) * this.weights.shareOfDay(at);
    const last = end ?? at + ENDLESS_DAYS * DAY_MS;
    return (this.left(at) * this.weights.at(at)) / this.weights.between(at, last);
  }

  private heat(at: number): number {
    const { id, dayFactor = 1 } = this.budget;
    return luck(this.seed, 'hot day', id, this.zone.dayOf(at)) < HOT_DAYS ? dayFactor : 1;
  }

  spend(at: number, amount: number): void {
    this.total += amount;
    if (this.budget.period === 'lifetime') return;
    const day = this.zone.dayOf(at);
    const month = this.zone.monthOf(at);
    this.days.set(day, (this.days.get(day) ?? 0) + amount);
    this.months.set(month, (this.months.get(month) ?? 0) + amount);
  }
}
