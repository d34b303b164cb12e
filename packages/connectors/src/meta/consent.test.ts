import { expect, test } from 'vitest';
import { consentClient } from '../consent/consent-client.ts';
import { NetworkFailure } from '../failure.ts';
import { TurnedClock } from '../testing/turned-clock.ts';
import type { CallReport } from '../transport/transport.ts';

const KEY = 'EAAB|of a customer';

/** A key that is asked about travels in the address, which some errors repeat. */
test.each<[string, typeof fetch]>([
  [
    'repeats the address',
    async (url) =>
      new Response(
        JSON.stringify({ error: { code: 100, message: `Bad request: ${url} ${KEY}` } }),
        {
          status: 400,
        },
      ),
  ],
  [
    'is not reached',
    async (url) => {
      throw new TypeError(`fetch failed: ${url}`);
    },
  ],
])('no key stands in what is said of a check when Meta %s', async (_, fetch) => {
  const reports: CallReport[] = [];
  const client = consentClient(
    'meta',
    { clientId: 'us', clientSecret: 'hush', baseUrl: 'http://graph.test', apiVersion: 'v26.0' },
    { clock: new TurnedClock(), random: () => 0, fetch, heard: (call) => reports.push(call) },
  );
  const failure = await client.check({ accessToken: KEY }, '1').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NetworkFailure);
  const { message, stack, cause } = failure as Error;
  const said = JSON.stringify([failure, message, stack, cause, reports]);
  expect(said).not.toMatch(/EAAB|hush/);
});
