import type { SandboxAccount, World } from '../dialect.ts';
import { type Body, isRecord, readAt } from './check.ts';
import { refuse } from './problem.ts';

const NAME_MAX = 100;
const DAY = 86_400_000;
/** What LinkedIn asks for at least, in cents a day, and for how many days of a lifetime. */
export const DAILY_MIN = 1_000;
export const DAILY_MAX = 10_000_000;
const LIFETIME_DAYS_MIN = 10;

export function checkName(body: Body): void {
  const name = String(body.name);
  if (name.trim() === '') throw refuse('INVALID_VALUE_BLANK_FIELD', "name can't be blank", 'name');
  const length = Array.from(name).length;
  if (length > NAME_MAX) {
    const message = `name length ${length} can't exceeded maximum ${NAME_MAX} length`;
    throw refuse('FIELD_LENGTH_TOO_LONG', message, 'name', name);
  }
}

export function checkAccount(body: Body, account: SandboxAccount): void {
  const urn = `urn:li:sponsoredAccount:${account.id}`;
  if (body.account !== urn) {
    throw refuse('MISMATCH_FIELDS', `Value ${body.account} of account expected to match ${urn}`);
  }
}

export function checkCurrency(body: Body, account: SandboxAccount, world: World): void {
  for (const field of ['totalBudget', 'dailyBudget', 'unitCost']) {
    const amount = String(readAt(body, `${field}.amount`) ?? '0');
    const decimals = world.refuses('linkedinDecimals') ? /^\d+(\.\d{1,2})?$/ : /^\d+(\.\d+)?$/;
    if (!decimals.test(amount)) {
      const message = `${field} value ${amount} has more decimals than its currency`;
      throw refuse('INVALID_VALUE_FOR_FIELD', message, field, amount);
    }
    const currency = readAt(body, `${field}.currencyCode`);
    if (body[field] === undefined || currency === account.currency) continue;
    const message = `The currency ${currency} of the ${field} doesn't match the currency ${account.currency} of the account.`;
    throw refuse('CURRENCY_MISMATCH', message, field, currency);
  }
}

export interface Schedule {
  start: number;
  end: number | undefined;
}

export const scheduleOf = (body: Body): Schedule => ({
  start: Number(readAt(body, 'runSchedule.start')),
  end: readAt(body, 'runSchedule.end') as number | undefined,
});

/** Dates that are past are frozen, and nothing ends in the past. */
export function checkSchedule(world: World, body: Body, before?: Body): void {
  const now = world.now();
  const is = scheduleOf(body);
  const was = before && scheduleOf(before);
  if (is.end !== undefined && is.end <= is.start) {
    throw refuse('START_DATE_AFTER_END_DATE', "Start date can't be set to a date after end date");
  }
  for (const side of ['start', 'end'] as const) {
    if (was === undefined || was[side] === is[side]) continue;
    const passed = was[side];
    if (passed !== undefined && passed <= now) {
      const message = `runSchedule.${side} can't be updated when it has already passed`;
      throw refuse('DATE_IMMUTABLE_WHEN_PASSED', message, `runSchedule.${side}`);
    }
  }
  const isNewStart = is.start !== was?.start;
  if (isNewStart && is.start < now && world.refuses('linkedinPastStart')) {
    const message = `runSchedule.start value ${is.start} must be no earlier than ${now}`;
    throw refuse('DATE_TOO_EARLY', message, 'runSchedule.start', is.start);
  }
  const isNewEnd = is.end !== undefined && is.end !== was?.end;
  if (isNewEnd && (is.end ?? 0) <= now) {
    const message = `runSchedule.end value ${is.end} must be no earlier than ${now}`;
    throw refuse('DATE_TOO_EARLY', message, 'runSchedule.end', is.end);
  }
}

/** A campaign runs while its group does, and not longer. */
export function checkWithin(inner: Schedule, outer: Schedule): void {
  if (inner.start < outer.start) {
    const message = `runSchedule.start can't be set to ${inner.start}; it can't be lower than campaignGroup.runSchedule.start ${outer.start}`;
    throw refuse('CONDITIONAL_VALUE_TOO_LOW', message, 'runSchedule.start', inner.start);
  }
  if (outer.end !== undefined && (inner.end ?? Number.POSITIVE_INFINITY) > outer.end) {
    const message = `runSchedule.end can't be set to ${inner.end}; it can't be higher than campaignGroup.runSchedule.end ${outer.end}`;
    throw refuse('CONDITIONAL_VALUE_TOO_HIGH', message, 'runSchedule.end', inner.end);
  }
}

export const centsIn = (money: unknown): number =>
  isRecord(money) ? Math.round(Number(money.amount) * 100) : 0;

/** A lifetime costs so much a day, and at least ten days of it. */
export function checkLifetimeBudget(body: Body): void {
  if (body.totalBudget === undefined) return;
  const { start, end } = scheduleOf(body);
  const days = end === undefined ? 0 : Math.round((end - start) / DAY);
  const least = DAILY_MIN * Math.max(LIFETIME_DAYS_MIN, days);
  if (centsIn(body.totalBudget) >= least) return;
  const amount = readAt(body, 'totalBudget.amount');
  const message = `totalBudget value ${amount} can't be lower than ${least / 100}`;
  throw refuse('FIELD_VALUE_TOO_LOW', message, 'totalBudget', amount);
}

const ended = ['PENDING_DELETION', 'REMOVED', 'CANCELED'];

/** What is gone stays gone, what left the drafts stays out of them, and drafts are just deleted. */
export function checkTransition(field: string, before: unknown, after: unknown): void {
  if (before === after) return;
  if (before === 'CANCELED') {
    throw refuse(
      'ACTION_NOT_ALLOWED_FOR_CANCELLED_STATUS',
      'Action update not allowed for cancelled campaigns',
    );
  }
  const isImpossible =
    ended.includes(String(before)) ||
    after === 'DRAFT' ||
    after === 'REMOVED' ||
    after === 'COMPLETED' ||
    (before === 'DRAFT' && after === 'PENDING_DELETION');
  if (!isImpossible) return;
  const message = `${field} can't be changed from ${before} to ${after}`;
  throw refuse('STATUS_CHANGE_NOT_ALLOWED', message, field, after);
}

export function checkDeletable(status: unknown): void {
  if (status === 'DRAFT') return;
  throw refuse('DELETE_ALLOWED_ONLY_FOR_DRAFT_STATUS', 'Delete is allowed only in draft state');
}
