import type { AccountFacts } from '../features/accounts/index.ts';

/** What the tests of campaigns know about the account they are in. */
export const anAccount: AccountFacts = {
  id: 'a1',
  name: 'Noorderzorg',
  currency: 'EUR',
  timeZone: 'Europe/Amsterdam',
  today: '2026-11-15',
  primary_language: 'nl',
  city: null,
  channelAccounts: {
    facebook: { accountId: '1020304050607080' },
    linkedin: { accountId: '512345678' },
    googleAds: { accountId: '1234567890' },
  },
  hasConversionId: false,
  unconnected: [],
  uncounted: [],
  lost: [],
  otherCurrency: [],
  freeMoney: null,
  utm: {},
  beneficiary: null,
  payer: null,
  alias: 'Noorderzorg',
  address: {
    street: 'Hereweg 1',
    postalCode: '9725 AA',
    city: 'Groningen',
    country: 'Netherlands',
  },
  application_days: 90,
  pauses_lost_vacancies: false,
  default_landing_page_url: '',
  version: 1,
};
