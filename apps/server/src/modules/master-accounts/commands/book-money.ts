import { book, lockBalance } from '@posthorn/db';
import {
  auditBookingKinds,
  balanceTotal,
  bookingFindings,
  dayIn,
  type NewBooking,
  showDate,
  showPrice,
  tidyLine,
} from '@posthorn/domain';
import { writeAudit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { announce } from '../../../platform/events/announce.ts';
import { notFound, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findAccount } from '../repository.ts';

interface Request {
  masterId: string;
  personId: string;
  accountId: string;
  booking: NewBooking;
}

/** Books into the ledger of an account. What was booked by mistake is corrected by another booking. */
export function bookMoney(deps: Deps, { masterId, personId, accountId, ...given }: Request) {
  const booking = { ...given.booking, description: tidyLine(given.booking.description) };
  return inTransaction(deps, async (tx) => {
    const account = await findAccount(tx, masterId, accountId);
    if (!account) throw notFound();
    refuseWhen(bookingFindings(booking, dayIn(account.time_zone, deps.now())));
    const { kind, date: day, amount: cents, description } = booking;
    const { currency } = account;
    const price = (amount: number) => showPrice({ amount, currency });
    const before = await lockBalance(tx, accountId);
    await book(tx, { accountId, kind, day, cents, description, personId });
    const balance = balanceTotal(before) + cents;
    await writeAudit(tx, {
      ...{ masterId, personId, account, action: 'moneyBooked' },
      before: { balance: price(balanceTotal(before)) },
      after: {
        ...{
          booking: auditBookingKinds[kind],
          date: showDate(day),
          amount: price(cents),
          description,
        },
        balance: price(balance),
      },
    });
    await announce(tx, {
      ...{ accountId, audience: { wholeAccount: true } },
      event: { kind: 'account', id: accountId, action: 'changed', by: personId },
    });
    return { balance: { amount: balance, currency }, reserved: before.reserved };
  });
}
