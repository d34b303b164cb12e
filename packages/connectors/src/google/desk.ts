import { addDays, type CalendarDate, dayIn, messageOf, needsConversionId } from '@posthorn/domain';
import type { Clock } from '../clock.ts';
import { endOfDay, startOfDay } from '../moment.ts';
import type { Plan } from '../plan.ts';
import type { NetworkSettings } from '../settings.ts';
import type { TransportTools } from '../transport/transport.ts';
import { GoogleClient } from './client.ts';
import { type Days, daysIn } from './days.ts';
import { refusal } from './errors/failure.ts';
import { idOf, listed, quoted } from './gaql.ts';
import { centsOf } from './money.ts';

/** By when Google has reported what a day has cost. */
const REPORTING_LAG_MS = 3 * 3_600_000;

/** In cents. */
export interface Cost {
  /** On all days before today, yesterday included. */
  beforeToday: number;
  yesterday: number;
  today: number;
}

interface Account {
  currency: string;
  timeZone: string;
}

/** What all work on one Google Ads account shares. */
export class Desk {
  readonly client: GoogleClient;
  readonly clock: Clock;
  private known: Account | undefined;

  constructor(
    readonly settings: NetworkSettings,
    tools: TransportTools,
  ) {
    this.client = new GoogleClient(settings, tools);
    this.clock = tools.clock;
  }

  /** Currency and time zone of an account never change. */
  async account(): Promise<Account> {
    if (this.known) return this.known;
    const [row] = await this.client.search(
      'SELECT customer.currency_code, customer.time_zone FROM customer',
    );
    const { currencyCode, timeZone } = row?.customer ?? {};
    if (!currencyCode || !timeZone)
      throw refusal('permission', 'noAccount', messageOf('google.accountHidden'));
    this.known = { currency: currencyCode, timeZone };
    return this.known;
  }

  /** Google's days are those of the account. */
  async today(): Promise<CalendarDate> {
    const { timeZone } = await this.account();
    return dayIn(timeZone, new Date(this.clock.now()));
  }

  /** The days on which a plan is shown from now on; what should have begun begins today. */
  async daysOf(plan: Plan): Promise<Days> {
    const { timeZone } = await this.account();
    const { first, last } = daysIn(timeZone, plan);
    const today = await this.today();
    const hasBegun = startOfDay(plan.startDate, plan.timeZone) <= this.clock.now();
    return { first: hasBegun || first < today ? today : first, last };
  }

  /** Amounts over there have no currency: they mean the account's. */
  async checkCurrency(plan: Plan): Promise<void> {
    const { currency } = await this.account();
    if (currency !== plan.currency)
      throw refusal(
        'invalid',
        'currency',
        messageOf('google.otherCurrency', { theirs: currency, ours: plan.currency }),
      );
  }

  /** There must be time left to be paid for. */
  checkEnd({ endDate, timeZone }: Plan): void {
    if (endOfDay(endDate, timeZone) <= this.clock.now())
      throw refusal('invalid', 'ended', messageOf('google.dateOver'));
  }

  /** Google bids for what the account counts: without a number that it knows, for nothing. */
  async checkConversion({ goal }: Plan): Promise<void> {
    if (!needsConversionId(goal)) return;
    const { conversionId, applicationEvents } = this.settings;
    const usual = conversionId === null ? [] : [conversionId];
    const wanted = applicationEvents.length > 0 ? applicationEvents : usual;
    if (wanted.length === 0)
      throw refusal('invalid', 'noConversionId', messageOf('google.noConversionId'));
    const rows = await this.client.search(
      `SELECT conversion_action.id, conversion_action.status FROM conversion_action WHERE conversion_action.id IN ${listed(wanted)}`,
    );
    const isCounted = (id: string) =>
      rows.some(({ conversionAction: one }) => one?.id === id && one.status === 'ENABLED');
    const id = wanted.find((one) => !isCounted(one));
    if (id !== undefined)
      throw refusal(
        'invalid',
        'unknownConversionId',
        messageOf('google.unknownConversionId', { id }),
      );
  }

  /** What the account itself says of whether it may advertise. */
  async standing(): Promise<{ status: string; hasBilling: boolean }> {
    const [row] = await this.client.search('SELECT customer.status FROM customer');
    const billing = await this.client.search(
      "SELECT billing_setup.id, billing_setup.status FROM billing_setup WHERE billing_setup.status IN ('APPROVED', 'APPROVED_HELD')",
    );
    return { status: row?.customer?.status ?? 'UNKNOWN', hasBilling: billing.length > 0 };
  }

  /** What campaigns have cost together, in cents, as far as Google reports it. */
  async costOf(
    campaigns: readonly string[],
    since: CalendarDate,
    today: CalendarDate,
  ): Promise<Cost> {
    const rows = await this.client.search(
      `SELECT campaign.id, segments.date, metrics.cost_micros FROM campaign WHERE campaign.id IN ${listed(campaigns.map(idOf))} AND segments.date BETWEEN ${quoted(since)} AND ${quoted(today)}`,
    );
    const sum = (isMeant: (day: CalendarDate) => boolean) =>
      rows
        .filter(({ segments }) => isMeant(segments?.date ?? ''))
        .reduce((micros, row) => micros + BigInt(row.metrics?.costMicros ?? 0), 0n);
    // Rounded up: what is gone is gone.
    const cents = (micros: bigint) => centsOf(micros + 9_999n);
    const yesterday = addDays(today, -1);
    return {
      beforeToday: cents(sum((day) => day < today)),
      yesterday: cents(sum((day) => day === yesterday)),
      today: cents(sum((day) => day >= today)),
    };
  }

  /** Whether Google may still have to report what yesterday has cost. */
  async isYesterdayOpen(): Promise<boolean> {
    const { timeZone } = await this.account();
    const earlier = new Date(this.clock.now() - REPORTING_LAG_MS);
    return dayIn(timeZone, earlier) < (await this.today());
  }
}
