import { type BookingKind, fill, type NewBooking, showDate, showPrice } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../lib/http/api-error.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { bookMoney, type ManagedSettings, useRefreshMaster } from '../api/accounts.ts';
import { useOneAtATime } from '../model/use-one-at-a-time.ts';

interface BookingConfirmationProps {
  account: ManagedSettings;
  booking: NewBooking;
  onBack: () => void;
  onBooked: () => void;
}

const titles = {
  deposit: texts.confirmDeposit,
  correction: texts.confirmCorrection,
} as const satisfies Record<BookingKind, string>;

/** Repeats the sum. Pressed twice, or sent again because no answer came, it is booked once. */
export function BookingConfirmation({
  account,
  booking,
  onBack,
  onBooked,
}: BookingConfirmationProps) {
  const refresh = useRefreshMaster();
  const attempts = useAttempts();
  const once = useOneAtATime();
  const saving = useMutation({
    mutationFn: () => bookMoney(account.id, booking, attempts.keyOf(booking)),
    onSuccess: ({ balance }) => {
      attempts.done(booking);
      notify.success(fill(texts.booked, { amount: showPrice(balance) }));
      onBooked();
    },
    onSettled: refresh,
  });
  const show = (amount: number) => showPrice({ amount, currency: account.currency });
  const amount = show(booking.amount);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onBack()}
      title={fill(titles[booking.kind], { amount })}
      cancelLabel={texts.back}
      confirmLabel={fill(texts.book, { amount })}
      isLoading={saving.isPending}
      onConfirm={() => once(() => saving.mutateAsync())}
    >
      <p>
        {fill(texts.confirmHint, {
          ...{ amount, date: showDate(booking.date), account: account.name },
        })}
      </p>
      <p className="mt-2">
        {fill(texts.balanceAfter, { amount: show(account.balance.amount + booking.amount) })}
      </p>
      {saving.isError ? (
        <Alert kind="error" isLive className="mt-4">
          {errorText(saving.error)}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
