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

/** Days are counted from a Thursday; weeks begin on Sundays. */
const weekOf = (day: number): number => Math.floor((day + 4) / 7);

/** The calendar month that was last looked at. */
interface Month {
  name: string;
  amount: number;
  spent: number;
  limit: number;
}

/** The money of one budget: how fast it would like to go, and how much of it may. */
export class Purse {
  private total = 0;
  private readonly days = new Map<number, number>();
  private readonly weeks = new Map<number, number>();
  /**
   * The highest amount that a day has had, and a week: what they may cost counts from there, also once it is
   * lowered.
   */
  private readonly highest = new Map<number, number>();
  private readonly highestOfWeek = new Map<number, number>();
  private month: Month | undefined;

  constructor(
    private readonly budget: DeliveryBudget,
    private readonly weights: Weights,
    private readonly zone: Zone,
    private readonly seed: string,
  ) {}

  /** What may still be spent at a moment; asked for one moment after the other. */
  left(at: number): number {
    const amount = valueAt(this.budget.amount, at) ?? 0;
    const { period, dayFactor = 1, weekFactor, monthFactor } = this.budget;
    if (period === 'lifetime') return Math.max(0, amount - this.total);
    const day = this.zone.dayOf(at);
    const highest = Math.max(amount, this.highest.get(day) ?? 0);
    this.highest.set(day, highest);
    const inDay = highest * dayFactor - (this.days.get(day) ?? 0);
    const ofDay =
      weekFactor === undefined ? inDay : Math.min(inDay, this.leftOfWeek(day, amount, weekFactor));
    if (monthFactor === undefined) return Math.max(0, ofDay);
    this.month = this.monthAt(at, amount, monthFactor);
    return Math.max(0, Math.min(ofDay, this.month.limit - this.month.spent));
  }

  private leftOfWeek(day: number, amount: number, weekFactor: number): number {
    const week = weekOf(day);
    const highest = Math.max(amount, this.highestOfWeek.get(week) ?? 0);
    this.highestOfWeek.set(week, highest);
    return highest * weekFactor - (this.weeks.get(week) ?? 0);
  }

  /** Once the amount is changed, the rest of the month may cost what it makes for the days that are left. */
  private monthAt(at: number, amount: number, monthFactor: number): Month {
    const name = this.zone.monthOf(at);
    if (this.month?.name !== name) return { name, amount, spent: 0, limit: amount * monthFactor };
    if (this.month.amount === amount) return this.month;
    const { spent } = this.month;
    return { name, amount, spent, limit: spent + amount * this.daysLeftInMonth(at) };
  }

  private daysLeftInMonth(at: number): number {
    const today = this.zone.dayOf(at);
    let days = 1;
    while (this.zone.monthOf(this.zone.startOf(today + days)) === this.zone.monthOf(at)) days += 1;
    return days;
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
    this.days.set(day, (this.days.get(day) ?? 0) + amount);
    this.weeks.set(weekOf(day), (this.weeks.get(weekOf(day)) ?? 0) + amount);
    if (this.month) this.month.spent += amount;
  }
}
