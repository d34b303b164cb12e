import { offsetAt } from '@posthorn/domain';

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Days and hours as the clocks of a time zone show them. Days are counted from 1970. */
export class Zone {
  private static readonly known = new Map<string, Zone>();
  private readonly offsets = new Map<number, number>();

  private constructor(private readonly name: string) {}

  static of(name: string): Zone {
    const zone = Zone.known.get(name) ?? new Zone(name);
    Zone.known.set(name, zone);
    return zone;
  }

  dayOf(at: number): number {
    return Math.floor((at + this.offset(at)) / DAY_MS);
  }

  hourOf(at: number): number {
    return Math.floor((at + this.offset(at)) / HOUR_MS) - this.dayOf(at) * 24;
  }

  /** The moment at which a day begins. */
  startOf(day: number): number {
    const nearly = day * DAY_MS - this.offset(day * DAY_MS);
    return day * DAY_MS - this.offset(nearly);
  }

  monthOf(at: number): string {
    return nameOfDay(this.dayOf(at)).slice(0, 7);
  }

  /** Clocks are put forward and back on the hour. */
  private offset(at: number): number {
    const hour = Math.floor(at / HOUR_MS);
    const known = this.offsets.get(hour);
    if (known !== undefined) return known;
    const offset = offsetAt(this.name, hour * HOUR_MS);
    this.offsets.set(hour, offset);
    return offset;
  }
}

export const nameOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The number of a day such as '2026-12-01'; undefined where there is none. */
export function dayNamed(name: string): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(name) ? Date.parse(`${name}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) ? undefined : at / DAY_MS;
}
