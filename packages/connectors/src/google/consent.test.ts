import { expect, test } from 'vitest';
import { consentClient } from '../consent/consent-client.ts';
import { TurnedClock } from '../testing/turned-clock.ts';

const row = (id: string, more: object) => ({
  customerClient: {
    ...{ id, descriptiveName: `Name ${id}`, currencyCode: 'EUR', timeZone: 'Europe/Berlin' },
    ...{ status: 'ENABLED', manager: false, level: '1', ...more },
  },
});
const closed = {
  error: {
    code: 403,
    status: 'PERMISSION_DENIED',
    details: [{ errors: [{ errorCode: { authorizationError: 'CUSTOMER_NOT_ENABLED' } }] }],
  },
};

/** What a person with a manager account, an ad account of their own and a closed one is told. */
const answers: Record<string, [number, unknown]> = {
  'customers:listAccessibleCustomers': [
    200,
    { resourceNames: ['customers/900', 'customers/2', 'customers/3'] },
  ],
  'customers/900/googleAds:search': [
    200,
    {
      results: [
        row('900', { manager: true, level: '0' }),
        row('1', {}),
        row('2', { status: 'SUSPENDED' }),
        row('901', { manager: true }),
      ],
    },
  ],
  'customers/2/googleAds:search': [200, { results: [row('2', { level: '0' })] }],
  'customers/3/googleAds:search': [403, closed],
};

test('accounts below a manager are told with it; managers and closed ones are left out', async () => {
  const client = consentClient(
    'google',
    { clientId: 'us', clientSecret: 'hush', baseUrl: 'http://ads.test', apiVersion: 'v25' },
    {
      clock: new TurnedClock(),
      random: () => 0.5,
      fetch: async (url) => {
        const path = String(url).replace('http://ads.test/v25/', '');
        const [status, body] = answers[path] ?? [404, {}];
        return new Response(JSON.stringify(body), { status });
      },
    },
  );
  const accounts = await client.listAdAccounts({ accessToken: 'key' });
  expect(accounts.map(({ id, status, managerId }) => ({ id, status, managerId }))).toEqual([
    { id: '1', status: 'open', managerId: '900' },
    { id: '2', status: 'closed', managerId: '900' },
  ]);
});
