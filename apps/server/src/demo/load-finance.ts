import { book, settleCampaigns } from '@posthorn/db';
import { addDays, balanceMonth, balanceTotal } from '@posthorn/domain';
import type { DemoAccount } from './accounts.ts';
import type { DemoContext } from './context.ts';

/** A deposit each month of the last year, large enough for what was spent, and the odd correction. */
export async function loadFinance(
  { tx, account_id, time_zone, today, makers }: DemoContext,
  { finance }: DemoAccount,
): Promise<void> {
  const campaigns = await tx
    .selectFrom('campaign')
    .select('id')
    .where('account_id', '=', account_id)
    .orderBy('id')
    .execute();
  await settleCampaigns(
    tx,
    campaigns.map(({ id }) => id),
  );
  const { recipients, corrections, ...settings } = finance;
  await tx
    .insertInto('finance_setting')
    .values({ account_id, ...settings })
    .execute();
  for (const recipient of recipients) {
    await tx
      .insertInto('balance_recipient')
      .values({ account_id, ...recipient, posted_in: balanceMonth(time_zone, new Date()) })
      .execute();
  }
  const [personId = null] = makers;
  const booking = { accountId: account_id, personId };
  for (const { daysAgo, cents, description } of corrections) {
    const day = addDays(today, -daysAgo);
    await book(tx, { ...booking, kind: 'correction', day, cents, description });
  }
  const { available, reserved } = await tx
    .selectFrom('account_balance')
    .select(['available', 'reserved'])
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow();
  const owed = Math.max(0, -balanceTotal({ available, reserved })) + reserved;
  // In whole thousands, with something left over.
  const cents = Math.ceil((owed + SPARE) / MONTHS / 1_000_00) * 1_000_00;
  for (let month = MONTHS; month > 0; month -= 1) {
    const day = addDays(today, -30 * month + 3);
    await book(tx, { ...booking, kind: 'deposit', day, cents, description: DEPOSIT });
  }
}

const MONTHS = 12;
const SPARE = 20_000_00;
const DEPOSIT = 'Monthly media budget';
