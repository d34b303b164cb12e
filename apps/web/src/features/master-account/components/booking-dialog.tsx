import {
  amountTextFinding,
  type BookingKind,
  bookingFindings,
  type CalendarDate,
  dayIn,
  fill,
  finding,
  isBlank,
  type NewBooking,
  readAmount,
} from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { useState } from 'react';
import { AmountInput } from '../../../lib/money/amount-input.tsx';
import { productNow } from '../../../lib/time/clock.ts';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import { DatePicker } from '../../../ui/date/date-picker.tsx';
import type { ManagedSettings } from '../api/accounts.ts';
import { useAdministrationForm } from '../model/use-administration-form.ts';
import { BookingConfirmation } from './booking-confirmation.tsx';
import { CreationDialog } from './creation-dialog.tsx';
import { FormField } from './form-field.tsx';

interface BookingDialogProps {
  account: ManagedSettings;
  kind: BookingKind;
  onClose: () => void;
}

interface TypedBooking {
  direction: string;
  amount: string;
  date: string;
  description: string;
}

const directions = [
  { id: 'add', label: texts.add },
  { id: 'takeAway', label: texts.takeAway },
] as const;
type Direction = (typeof directions)[number]['id'];

const words = {
  deposit: { title: texts.bookDepositFor, hasDirection: false },
  correction: { title: texts.bookCorrectionFor, hasDirection: true },
} as const satisfies Record<BookingKind, { title: string; hasDirection: boolean }>;

const signs: Record<Direction, number> = { add: 1, takeAway: -1 };

/** The server knows the day of the account, and refuses one that has not begun there. */
const todayHere = () =>
  dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(productNow()));

/** In cents as they were typed, to the cent; NaN for what is no amount. */
const bookingOf = (kind: BookingKind, typed: TypedBooking): NewBooking => ({
  kind,
  date: typed.date as CalendarDate,
  amount: signs[typed.direction as Direction] * (readAmount(typed.amount, 'cents') ?? Number.NaN),
  description: typed.description,
});

function findingsOf(kind: BookingKind, typed: TypedBooking, today: CalendarDate) {
  const booking = bookingOf(kind, typed);
  const others = bookingFindings(booking, today).filter(({ path }) => path !== 'amount');
  if (isBlank(typed.amount)) return [finding('field.required', 'amount'), ...others];
  const unread = amountTextFinding(typed.amount, 'amount', 'cents');
  if (unread) return [unread, ...others];
  return bookingFindings(booking, today);
}

/** First everything is typed, then the sum is read once more and booked. */
export function BookingDialog({ account, kind, onClose }: BookingDialogProps) {
  const { name, currency } = account;
  const [today] = useState(todayHere);
  const [booking, setBooking] = useState<NewBooking>();
  const typing = useAdministrationForm<TypedBooking, TypedBooking>({
    begin: { direction: 'add', amount: '', date: today, description: '' },
    findingsOf: (typed) => findingsOf(kind, typed, today),
    send: async (typed) => typed,
    onSuccess: (typed) => setBooking(bookingOf(kind, typed)),
  });
  const { form } = typing;
  const { title, hasDirection } = words[kind];
  return (
    <>
      <CreationDialog
        title={fill(title, { account: name })}
        description={texts.bookingHint}
        submitLabel={texts.continue}
        creation={typing}
        onClose={onClose}
      >
        {hasDirection ? (
          <SegmentedControl
            label={texts.direction}
            segments={directions}
            value={form.values.direction as Direction}
            onChange={(direction) => form.type('direction', direction)}
          />
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <AmountInput
            label={texts.amount}
            isRequired
            form="cents"
            currency={currency}
            value={form.values.amount}
            onChange={(amount) => form.type('amount', amount)}
            onBlur={() => form.leave('amount')}
            error={form.errorAt('amount')}
          />
          <DatePicker
            label={texts.date}
            isRequired
            max={today}
            today={today}
            value={form.values.date}
            onChange={(date) => form.type('date', date ?? today)}
            error={form.errorAt('date')}
          />
        </div>
        <FormField
          form={form}
          field="description"
          label={texts.description}
          description={texts.descriptionHint}
        />
      </CreationDialog>
      {booking ? (
        <BookingConfirmation
          account={account}
          booking={booking}
          onBack={() => setBooking(undefined)}
          onBooked={onClose}
        />
      ) : null}
    </>
  );
}
