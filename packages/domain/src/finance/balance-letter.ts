import { letterTexts } from '#texts/letter';
import { type Currency, showPrice } from '../budget/money.ts';
import { addDays, type CalendarDate, dayIn } from '../calendar/date.ts';
import { digestOn } from '../mail/digest.ts';
import { type Letter, onOneLine } from '../message/letters.ts';
import { fill } from '../message/text.ts';
import { monthOf, showMonth } from '../report/month.ts';
import { balanceTotal } from './ledger.ts';

/**
 * The month whose first morning has come in a time zone, by its first day: the balance overview that is posted
 * then tells of the month before.
 */
export function balanceMonth(timeZone: string, now: Date): CalendarDate {
  const first = firstOf(dayIn(timeZone, now));
  return digestOn(timeZone, first) <= now ? first : monthBefore(first).first;
}

/** First and last day of the month before a month. */
export function monthBefore(month: CalendarDate): { first: CalendarDate; last: CalendarDate } {
  const last = addDays(month, -1);
  return { first: firstOf(last), last };
}

const firstOf = (day: CalendarDate): CalendarDate => `${day.slice(0, 8)}01`;

interface BalanceOverview {
  /** Of the recipient. */
  name: string;
  account: string;
  currency: Currency;
  /** The month it tells of, by any of its days. */
  month: CalendarDate;
  /** In cents: booked and spent in that month. */
  deposits: number;
  corrections: number;
  spent: number;
  /** In cents: of the account today. */
  available: number;
  reserved: number;
  /** Where admins see every booking. */
  url: string;
}

export function balanceLetter(overview: BalanceOverview): Letter {
  const { name, account, currency, url } = overview;
  const month = showMonth(monthOf(overview.month));
  const money = (amount: number) => showPrice({ amount, currency });
  return {
    subject: onOneLine(fill(letterTexts.balanceSubject, { account, month })),
    text: fill(letterTexts.balance, {
      ...{ name, account, month, url },
      deposits: money(overview.deposits),
      corrections: money(overview.corrections),
      spent: money(overview.spent),
      total: money(balanceTotal(overview)),
      reserved: money(overview.reserved),
      free: money(overview.available),
    }),
  };
}
