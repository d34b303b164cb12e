import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepProductTime } from '../../../lib/time/clock.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { ManagedSettings } from '../api/accounts.ts';
import { someSettings } from '../testing/a-managed-account.ts';
import { ArchiveProgress } from './archive-progress.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { MoneySection } from './money-section.tsx';
import { SettingsSection } from './settings-section.tsx';

const show = (section: (account: ManagedSettings) => React.ReactNode, more = {}) =>
  renderInApp(section(someSettings(more)));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('money is what there is, what is reserved and what is left of it', async () => {
  fakeServer(() => json({}));
  await show((account) => <MoneySection account={account} />, { reserved: 1_200_50 });
  expect(screen.getByText('€1.000,00')).toBeDefined();
  expect(screen.getByText('€1.200,50')).toBeDefined();
  expect(screen.getByText('-€200,50')).toBeDefined();
});

test('of an account that is being archived money is booked, and no limit is set', async () => {
  fakeServer(() => json({}));
  const archive = { begunAt: '2026-11-15T11:00:00.000Z', archivedAt: null, running: 1 };
  await show((account) => <MoneySection account={account} />, { archive });
  expect(screen.getByRole('button', { name: 'Book correction' })).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a deposit is read once more and booked once, to the cent', async () => {
  const asked = fakeServer(() =>
    json({ balance: { amount: 2_234_56, currency: 'EUR' }, reserved: 250_00 }, 201),
  );
  await show((account) => <MoneySection account={account} />);
  press('Book deposit');
  await screen.findByRole('dialog', { name: 'Book a deposit for Noorderzorg' });
  press('Continue');
  expect(await screen.findAllByText('This field can not be empty')).toHaveLength(2);
  type('Amount', '1.234,56');
  type('Description', 'Invoice 12');
  press('Continue');
  const confirm = await screen.findByRole('alertdialog', { name: 'Deposit €1.234,56?' });
  expect(within(confirm).getByText('The balance will be €2.234,56.')).toBeDefined();
  const book = within(confirm).getByRole('button', { name: 'Book €1.234,56' });
  fireEvent.click(book);
  fireEvent.click(book);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = asked.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    ...{ kind: 'deposit', amount: 1_234_56, description: 'Invoice 12' },
  });
});

test('a booking is dated by the day it is in the product', async () => {
  fakeServer(() => json({}));
  keepProductTime(Date.parse('2027-12-17T12:00:00Z'));
  await show((account) => <MoneySection account={account} />);
  press('Book deposit');
  const date = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Date' });
  expect(date.value).toBe('17-12-2027');
});

test('a correction may take away, and one that got no answer is sent again as the same', async () => {
  const state = { isBroken: true };
  const asked = fakeServer(() =>
    state.isBroken
      ? json({ message: 'Please try later' }, 503)
      : json({ balance: { amount: 990_00, currency: 'EUR' }, reserved: 0 }, 201),
  );
  await show((account) => <MoneySection account={account} />);
  press('Book correction');
  fireEvent.click(await screen.findByRole('radio', { name: 'Take away' }));
  type('Amount', '10');
  type('Description', 'Counted twice');
  press('Continue');
  await screen.findByRole('alertdialog', { name: 'Correct by -€10,00?' });
  press('Book -€10,00');
  expect(await screen.findByText('Please try later')).toBeDefined();
  state.isBroken = false;
  press('Book -€10,00');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked.map(({ body }) => (body as { amount: number }).amount)).toEqual([-10_00, -10_00]);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
});

test.each([
  ['abc', 'Provided amount has invalid format'],
  ['0', 'Please type an amount that is not zero'],
  ['10000000,01', 'At most ten million can be booked at once'],
])('%s can not be booked', async (amount, text) => {
  fakeServer(() => json({}));
  await show((account) => <MoneySection account={account} />);
  press('Book deposit');
  await screen.findByRole('dialog');
  type('Amount', amount);
  type('Description', 'x');
  press('Continue');
  expect(await screen.findByText(text)).toBeDefined();
});

test('the limit of money is switched on with the version that was seen', async () => {
  const asked = fakeServer(() => json(someSettings({ isMoneyLimited: true, version: 5 })));
  await show((account) => <MoneySection account={account} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Money limit' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ method: 'PUT', version: '"4"', body: { isMoneyLimited: true } });
});

test('a feature is switched on', async () => {
  const asked = fakeServer(() => json(someSettings({ features: ['dynamicAds'] })));
  await show((account) => <FeaturesSection account={account} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Dynamic ads' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toEqual({ features: ['dynamicAds'] });
});

test('settings are saved together, when something was changed and nothing is wrong', async () => {
  const asked = fakeServer(() => json(someSettings({ version: 5 })));
  await show((account) => <SettingsSection account={account} />);
  const save = screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement;
  expect(save.disabled).toBe(true);
  type('Invoice e-mail', 'x@');
  type('Payment period', '400');
  fireEvent.click(save);
  expect(await screen.findByText('Provided email address is invalid')).toBeDefined();
  expect(screen.getByText('Must be between 0 and 365')).toBeDefined();
  expect(asked).toEqual([]);
  type('Invoice e-mail', '');
  type('Payment period', '14');
  type('Fee', '7,25');
  fireEvent.click(save);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toMatchObject({ invoiceEmail: '', paymentPeriod: 14, fee: '7,25' });
});

test('what another person saved meanwhile is not overwritten', async () => {
  fakeServer(() =>
    json({ code: 'stale', message: 'Stale', current: someSettings({ version: 5 }) }, 412),
  );
  await show((account) => <SettingsSection account={account} />);
  type('Alias', 'Noord');
  press('Save');
  expect(await screen.findByText(/Another person has changed this account/)).toBeDefined();
});

test('archiving says what it stops and wants the name', async () => {
  const asked = fakeServer(() => json(someSettings(), 202));
  await show((account) => <ArchiveSection account={account} />);
  press('Archive account');
  const dialog = await screen.findByRole('alertdialog', { name: 'Archive Noorderzorg?' });
  expect(within(dialog).getByText(/2 active campaigns will be stopped/)).toBeDefined();
  expect(within(dialog).getByText(/3 people can not open the account/)).toBeDefined();
  const archive = within(dialog).getByRole('button', { name: 'Archive account' });
  fireEvent.click(archive);
  expect(asked).toEqual([]);
  type('Type the name of the account to confirm', 'Noorderzorg');
  fireEvent.click(archive);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toEqual({ name: 'Noorderzorg' });
});

test.each([
  [{ archivedAt: null, running: 2 }, /2 campaigns are still being stopped/],
  [{ archivedAt: null, running: 0 }, /All campaigns stand still/],
  [{ archivedAt: '2026-11-15T12:00:00.000Z', running: 0 }, /Archived on 15-11-2026/],
])('how far an account is on the way to the archive: %j', async (archive, text) => {
  await renderInApp(
    <ArchiveProgress archive={{ begunAt: '2026-11-15T11:00:00.000Z', ...archive }} />,
  );
  expect(screen.getByText(text)).toBeDefined();
});
