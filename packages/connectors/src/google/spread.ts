import { type CalendarDate, CLOSE_DAYS, runningDays } from '@posthorn/domain';
import type { Published, Run } from '../connector.ts';
import type { Desk } from './desk.ts';
import { rememberedBudget } from './insist.ts';
import { dayOf } from './map/frame.ts';
import { DAY_CEILING, dailyCents, microsOf } from './money.ts';
import { type Operation, update } from './operation.ts';
import { formersOf } from './successor.ts';
import { hasTotal, type SeenCampaign } from './tree.ts';

export interface Spread {
  operations: Operation[];
  /** Nothing is left for the days that are left. */
  isSpent: boolean;
}

/** Spreads what is left of the money over the days that are left, where Google does not do it. */
export async function spreadAnew(
  desk: Desk,
  { plan }: Published,
  run: Run,
  seen: SeenCampaign,
  money?: { budget: number; spent: number },
): Promise<Spread> {
  const set = (fields: Record<string, string>) =>
    update('campaignBudgetOperation', seen.budget.resourceName, fields);
  if (hasTotal(seen))
    return {
      operations: money ? [set({ totalAmountMicros: microsOf(money.budget) })] : [],
      isSpent: false,
    };
  const budget = money?.budget ?? rememberedBudget(run) ?? plan.budget;
  // The days are Google's own: a plan may have been extended since it was written down.
  const endDate = dayOf(seen.endDateTime);
  const daily = await dailyBudget(desk, run, seen, {
    budget,
    startDate: plan.startDate,
    endDate,
    spent: money?.spent ?? 0,
  });
  return daily === 0
    ? { operations: [], isSpent: true }
    : { operations: [set({ amountMicros: microsOf(daily) })], isSpent: false };
}

interface Money {
  /** The whole of it, in cents. */
  budget: number;
  /** Of a campaign that is not there yet. */
  startDate: CalendarDate;
  endDate: CalendarDate;
  spent: number;
}

/**
 * What a campaign may spend on a day from today on, in cents; nothing when its money is gone. Counted
 * from what was left when the day began, because what Google may spend on a day counts from there, too.
 */
export async function dailyBudget(
  desk: Desk,
  run: Run,
  seen: Pick<SeenCampaign, 'resourceName' | 'startDateTime'> | undefined,
  { budget, startDate, endDate, spent }: Money,
): Promise<number> {
  const today = await desk.today();
  const begin = seen ? dayOf(seen.startDateTime) : startDate;
  const formers = formersOf(run.journal.refs);
  const since = formers[0]?.startDate ?? begin;
  if (since > today) return dailyCents(budget, begin, endDate);
  const campaigns = [...formers, ...(seen ? [seen] : [])].map(({ resourceName }) => resourceName);
  if (campaigns.length === 0) return dailyCents(budget, begin > today ? begin : today, endDate);
  const cost = await desk.costOf(campaigns, since, today);
  const highest = highestDaily(run);
  // Until Google has reported it, yesterday has cost what it can have cost. Earlier there is room for that.
  const isClose = begin < today && runningDays(today, endDate) <= CLOSE_DAYS;
  const isOpen = isClose && (await desk.isYesterdayOpen());
  const ceiling = isOpen && highest && highest.day < today ? highest.cents * DAY_CEILING : 0;
  const beforeToday = cost.beforeToday + Math.max(0, ceiling - cost.yesterday);
  const left = budget - Math.max(beforeToday, spent - cost.today);
  if (left <= cost.today) return 0;
  return remember(run, today, dailyCents(left, begin > today ? begin : today, endDate));
}

/** The highest daily budget of the last day on which one was set. */
function highestDaily({ journal }: Run): { day: CalendarDate; cents: number } | undefined {
  const [day, cents] = journal.ref('highestDaily')?.split(' ') ?? [];
  return day !== undefined && cents !== undefined ? { day, cents: Number(cents) } : undefined;
}

/** Before it is sent: a worker that dies in between has promised too much, never too little. */
async function remember(run: Run, today: CalendarDate, daily: number): Promise<number> {
  const before = highestDaily(run);
  const cents = before?.day === today ? Math.max(before.cents, daily) : daily;
  const value = `${today} ${cents}`;
  await run.journal.change({ key: 'highestDaily', request: value, send: async () => value });
  return daily;
}
