import { type BookingKind, freeOf, showPrice } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Kpi, KpiStrip } from '../../../ui/display/kpi.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { ManagedSettings } from '../api/accounts.ts';
import { BookingDialog } from './booking-dialog.tsx';
import { SettingSwitch } from './setting-switch.tsx';

/** What the account has, and what is booked for it. */
export function MoneySection({ account }: { account: ManagedSettings }) {
  const { balance, reserved, currency, isMoneyLimited, archive } = account;
  const [kind, setKind] = useState<BookingKind>();
  const free = freeOf(balance.amount, reserved);
  const figure = (label: string, amount: number) => (
    <Kpi
      label={label}
      value={showPrice({ amount, currency })}
      tone={amount < 0 ? 'danger' : 'default'}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      <KpiStrip label={texts.amounts} className="grid-cols-1 sm:grid-cols-3">
        {figure(texts.total, balance.amount)}
        {figure(texts.reserved, reserved)}
        {figure(texts.free, free)}
      </KpiStrip>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onPress={() => setKind('deposit')}>
          {texts.bookDeposit}
        </Button>
        <Button onPress={() => setKind('correction')}>{texts.bookCorrection}</Button>
      </div>
      {archive ? null : (
        <Card padding="lg">
          <SettingSwitch
            account={account}
            label={texts.moneyLimit}
            description={texts.moneyLimitHint}
            isOn={isMoneyLimited}
            changeTo={(isOn) => ({ isMoneyLimited: isOn })}
          />
        </Card>
      )}
      {kind ? (
        <BookingDialog account={account} kind={kind} onClose={() => setKind(undefined)} />
      ) : null}
    </div>
  );
}
