import { figuresTexts } from '#texts/figures';
import { type Currency, showBudget, showRemaining, showSpend } from '../budget/money.ts';
import { addDays, type CalendarDate, lengthInDays, showDate } from '../calendar/date.ts';
import { type ChannelSpend, totalToSpend } from '../campaign/spend-news.ts';
import { type CampaignStatus, isOver, isPaused } from '../campaign/status.ts';
import { type BudgetChannel, channelsPaidBy } from '../channel/placement.ts';
import { fill } from '../message/text.ts';
import { type BudgetCourse, FORECAST_DAYS, type Forecast, forecastTogether } from './forecast.ts';
import { daysOf } from './period.ts';
import { countedByDay, hasReadings, type Readings } from './reading.ts';

/** A budget of a launched campaign. */
export interface PlannedBudget extends ChannelSpend {
  channel: BudgetChannel;
}

interface Launched {
  status: CampaignStatus;
  today: CalendarDate;
  budgets: readonly PlannedBudget[];
  /** The whole budget, where some of it is for channels that nothing is shown on. */
  total?: number | null;
  readings: Readings;
}

/** Where the money of a campaign stands and where it goes. */
export interface Outlook {
  kind: 'notStarted' | 'unknown' | 'paused' | 'over' | 'tooEarly' | 'onCourse' | 'left' | 'runsOut';
  budget: number;
  spent: number;
  forecast?: Forecast;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** How many of the last days the forecast is made of. */
  basedOn: number;
}

/** Less than this part of a budget is not worth a word. */
const WORTH_SAYING = 0.05;

export function courseOf(
  { today, readings, budgets }: Launched,
  budget: PlannedBudget,
): BudgetCourse {
  const channels = channelsPaidBy(budget.channel);
  const mine = readings.days.filter(({ channel }) => channels.includes(channel));
  const sum = (rows: typeof mine) => rows.reduce((all, { spend }) => all + spend, 0);
  const firstDay = budgets.map(({ startDate }) => startDate).toSorted()[0] ?? budget.startDate;
  // On a day on which nothing at all was shown the campaign was paused; it says nothing of the others.
  const shown = new Set(readings.days.flatMap((one) => (one.impressions > 0 ? [one.day] : [])));
  const from = firstDay > budget.startDate ? firstDay : budget.startDate;
  const whole = daysOf({ from, to: addDays(today, -1) }).filter((day) => shown.has(day));
  const known = channels.map((channel) => countedByDay(readings, channel, whole));
  const lastDays = whole.flatMap((_, at) => {
    const parts = known.flatMap((days) => days[at] ?? []);
    return parts.length === 0 ? [] : [parts.reduce((all, { spend }) => all + spend, 0)];
  });
  return {
    ...budget,
    spent: sum(mine),
    spentBefore: sum(mine.filter(({ day }) => day < today)),
    lastDays,
  };
}

export function outlookOf(campaign: Launched): Outlook | undefined {
  const { status, today, budgets, readings } = campaign;
  const startDate = budgets.map((one) => one.startDate).toSorted()[0];
  const endDate = budgets
    .map((one) => one.endDate)
    .toSorted()
    .at(-1);
  if (!startDate || !endDate) return undefined;
  const courses = budgets.map((one) => courseOf(campaign, one));
  const forecast = forecastTogether(courses, today);
  const facts = {
    ...{ startDate, endDate },
    budget: Math.max(campaign.total ?? 0, totalToSpend(budgets)),
    spent: courses.reduce((all, { spent }) => all + spent, 0),
    basedOn: Math.min(FORECAST_DAYS, ...courses.map(({ lastDays }) => lastDays.length)),
  };
  if (isOver(status) || today > endDate) return { kind: 'over', ...facts };
  if (isPaused(status)) return { kind: 'paused', ...facts };
  if (today < startDate) return { kind: 'notStarted', ...facts };
  if (!hasReadings(readings)) return { kind: 'unknown', ...facts };
  if (!forecast) return { kind: 'tooEarly', ...facts };
  return { kind: courseKind(facts.budget, forecast), forecast, ...facts };
}

function courseKind(budget: number, { expected, high, runsOutOn }: Forecast) {
  if (runsOutOn !== null) return 'runsOut';
  return expected < budget * (1 - WORTH_SAYING) && high < budget ? 'left' : 'onCourse';
}

/** The outlook in a sentence, and in a second one how sure that is. */
export function sayOutlook(
  { kind, forecast, ...facts }: Outlook,
  currency: Currency,
): { text: string; certainty: string | undefined } {
  const money = (amount: number) => ({ amount, currency });
  const budget = showBudget(money(facts.budget));
  const spent = showSpend(money(facts.spent));
  const unspent = facts.budget - facts.spent;
  const expected = forecast?.expected ?? facts.spent;
  const texts: Record<Outlook['kind'], () => string> = {
    notStarted: () => fill(figuresTexts.notStarted, { date: showDate(facts.startDate), budget }),
    unknown: () => fill(figuresTexts.unknownSpend, { budget }),
    paused: () => fill(figuresTexts.pausedAt, { spent, budget }),
    over: () =>
      unspent > facts.budget * WORTH_SAYING
        ? fill(figuresTexts.overLeft, { spent, budget, left: showRemaining(money(unspent)) })
        : fill(figuresTexts.overAt, { spent, budget }),
    tooEarly: () => fill(figuresTexts.tooEarly, { spent, budget }),
    onCourse: () => fill(figuresTexts.onCourse, { expected: showBudget(money(expected)), budget }),
    left: () =>
      fill(figuresTexts.leftOver, {
        expected: showBudget(money(expected)),
        budget,
        left: showBudget(money(facts.budget - expected)),
      }),
    runsOut: () => {
      const date = forecast?.runsOutOn ?? facts.endDate;
      const n = lengthInDays(date, facts.endDate);
      return fill(figuresTexts.runsOut, { budget, date: showDate(date), n });
    },
  };
  const isUncertain = forecast && kind !== 'runsOut' && forecast.low < forecast.high;
  const certainty = isUncertain
    ? fill(figuresTexts.interval, {
        low: showBudget(money(forecast.low)),
        high: showBudget(money(forecast.high)),
        n: facts.basedOn,
      })
    : undefined;
  return { text: texts[kind](), certainty };
}
