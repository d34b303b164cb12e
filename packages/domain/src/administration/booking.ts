import type { CalendarDate } from '../calendar/date.ts';
import { firstFinding, maxLength, printableLine, required } from '../field/rules.ts';
import type { BookingKind } from '../finance/ledger.ts';
import { type Finding, finding } from '../finding.ts';

export const BOOKING_DESCRIPTION_MAX = 200;
/** Ten million, in cents: more is a slip of the hand. */
export const BOOKING_MAX = 10_000_000_00;

export interface NewBooking {
  kind: BookingKind;
  date: CalendarDate;
  /** In cents; only a correction may take away. */
  amount: number;
  description: string;
}

/** `today`: where the account is. */
export const bookingFindings = (booking: NewBooking, today: CalendarDate): Finding[] =>
  [
    amountFinding(booking),
    booking.date > today ? finding('administration.bookingInFuture', 'date') : undefined,
    firstFinding(
      booking.description,
      [required, printableLine, maxLength(BOOKING_DESCRIPTION_MAX)],
      'description',
    ),
  ].filter((found) => found !== undefined);

const takesAway: Record<BookingKind, boolean> = { deposit: false, correction: true };

function amountFinding({ kind, amount }: NewBooking): Finding | undefined {
  if (amount === 0) return finding('administration.bookingOfNothing', 'amount');
  if (amount < 0 && !takesAway[kind]) return finding('administration.depositBelowZero', 'amount');
  return Math.abs(amount) > BOOKING_MAX
    ? finding('administration.bookingTooLarge', 'amount')
    : undefined;
}
