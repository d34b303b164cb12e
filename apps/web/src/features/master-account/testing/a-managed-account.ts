import type { ManagedAccount, ManagedSettings } from '../api/accounts.ts';

/** An account in use; tests say what matters to them. */
export const aManagedAccount = (more: Partial<ManagedAccount> = {}): ManagedAccount => ({
  id: 'm1',
  name: 'Noorderzorg',
  alias: 'NZ',
  imageUrl: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  people: 3,
  activeCampaigns: 2,
  balance: { amount: 1_000_00, currency: 'EUR' },
  reserved: 250_00,
  archive: null,
  ...more,
});

export const someSettings = (more: Partial<ManagedSettings> = {}): ManagedSettings => ({
  ...aManagedAccount(),
  currency: 'EUR',
  address: {
    street: 'Hereweg 1',
    postalCode: '9725 AA',
    city: 'Groningen',
    country: 'Netherlands',
  },
  agreement: '',
  fee: 1250,
  features: [],
  isMoneyLimited: false,
  invoiceEmail: 'invoices@example.test',
  vatNumber: '',
  billingOption: 'Deposit',
  taxGroup: '',
  paymentPeriod: 30,
  costCenter: '',
  workspaces: [{ id: 'w1', name: 'North', slug: 'north', markUp: 500, imageUrl: null }],
  version: 4,
  ...more,
});
