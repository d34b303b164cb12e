import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import type { Recipient } from './api/finance.ts';
import { BalanceOverview } from './components/balance-overview.tsx';
import { Bookings } from './components/bookings.tsx';
import { CampaignOverview } from './components/campaign-overview.tsx';
import { FinanceInformation } from './components/finance-information.tsx';

const money = (amount: number) => ({ amount, currency: 'EUR' });

function financeServer({ recipients = [] as Recipient[], isKnown = false } = {}) {
  const state = { recipients };
  return fakeServer(({ method, url, body }) => {
    if (url.includes('/finance-settings')) {
      return json({
        ...{ invoiceEmail: 'invoices@example.test', vatNumber: '', billingOption: 'Deposit' },
        ...{ taxGroup: 'Domestic', currencyCode: 'EUR', paymentPeriod: 30, costCenter: 'HR' },
      });
    }
    if (url.endsWith('/balance')) {
      return json({ totalBudget: money(1_234_56), reserved: money(1_300_00) });
    }
    if (url.endsWith('/deposits')) {
      return json([{ id: 1, date: '2027-01-04', amount: 1_234_56, description: 'First' }]);
    }
    if (url.endsWith('/corrections')) return json([]);
    if (url.includes('/campaign-spends')) {
      const isSearch = new URL(url, 'http://x').searchParams.get('search') === 'cook';
      const spend = { id: 'c1', campaignName: 'Nurse', product: 'jobMarketing', startDate: null };
      const data = isSearch ? [] : [{ ...spend, spend: money(5) }];
      return json({ data, page: 1, perPage: 50, hasMore: false });
    }
    if (method === 'GET') return json(state.recipients);
    if (method === 'DELETE') {
      state.recipients = [];
      return new Response(null, { status: 204 });
    }
    if (isKnown) {
      const findings = [{ code: 'finance.recipientKnown', path: 'email', severity: 'error' }];
      return json({ code: 'conflict', message: 'Known', findings }, 409);
    }
    const added = { id: 'r2', ...(body as Omit<Recipient, 'id'>) };
    state.recipients = [...state.recipients, added];
    return json(added, 201);
  });
}

test('finance information is read, not written, and says what is not given', async () => {
  financeServer();
  await renderInApp(<FinanceInformation />);
  expect(await screen.findByText('invoices@example.test')).toBeDefined();
  expect(screen.getByText('30 days')).toBeDefined();
  expect(screen.getByText('Not given')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the balance shows what is free, also below zero', async () => {
  financeServer();
  await renderInApp(<BalanceOverview />);
  expect(await screen.findByText('€1.234,56')).toBeDefined();
  expect(screen.getByText('€1.300,00')).toBeDefined();
  expect(screen.getByText('-€65,44')).toBeDefined();
});

test('a recipient can be added once name and address can be, and deleted after a question', async () => {
  const calls = financeServer();
  await renderInApp(<BalanceOverview />);
  await screen.findByText('The balance overview is sent to no one yet.');
  const add = screen.getByRole('button', { name: 'Add' });
  const name = screen.getByRole('textbox', { name: 'Name' });
  const email = screen.getByRole('textbox', { name: 'Email address' });
  expect(add.hasAttribute('disabled')).toBe(true);
  fireEvent.change(name, { target: { value: 'Ada' } });
  fireEvent.change(email, { target: { value: 'x@' } });
  expect(add.hasAttribute('disabled')).toBe(true);
  fireEvent.change(email, { target: { value: 'ada@example.test' } });
  expect(add.hasAttribute('disabled')).toBe(false);
  fireEvent.click(add);
  expect(await screen.findByRole('button', { name: 'Delete Ada' })).toBeDefined();
  await waitFor(() => expect((name as HTMLInputElement).value).toBe(''));
  fireEvent.click(screen.getByRole('button', { name: 'Delete Ada' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The balance overview is sent to no one yet.')).toBeDefined();
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('an address that is there already is said at its field', async () => {
  financeServer({ isKnown: true });
  await renderInApp(<BalanceOverview />);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), {
    target: { value: 'Ada' },
  });
  fireEvent.change(screen.getByRole('textbox', { name: 'Email address' }), {
    target: { value: 'ada@example.test' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(
    await screen.findByText('The balance overview is sent to this address already'),
  ).toBeDefined();
});

test('deposits are listed, and that there are no corrections is said', async () => {
  financeServer();
  await renderInApp(<Bookings />);
  const deposits = await screen.findByRole('table', { name: 'Deposits' });
  expect(within(deposits).getByText('04-01-2027')).toBeDefined();
  expect(within(deposits).getByText('First')).toBeDefined();
  expect(await screen.findByText('There are no corrections.')).toBeDefined();
});

test('campaigns are listed with product and spend, and searched', async () => {
  financeServer();
  await renderInApp(<CampaignOverview />);
  const table = await screen.findByRole('table', { name: 'Campaign overview' });
  expect(within(table).getByText('Job marketing')).toBeDefined();
  expect(within(table).getByText('€0,05')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search campaigns' }), {
    target: { value: 'cook' },
  });
  expect(await screen.findByText('No campaign matches ‘cook’')).toBeDefined();
});
