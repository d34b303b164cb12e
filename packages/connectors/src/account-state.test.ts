import { type Network, sayMessage } from '@posthorn/domain';
import { firstAccounts, type Sandbox, startSandbox } from '@posthorn/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { eachNetwork, openOn, preparePages } from './testing/on-each-network.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ rate: 0, startAt: Date.UTC(2027, 0, 4, 9) });
  await preparePages(sandbox);
});
afterAll(() => sandbox.stop());

/** What is said beforehand when the name of the ad account tells what is the matter with it. */
async function saidOf(network: Network, trouble: string) {
  const account = { ...firstAccounts[network], name: `Stadsziekenhuis ${trouble}` };
  // LinkedIn counts in UTC: so does this customer.
  await sandbox.addAccount({ network, ...account, timeZone: 'UTC' });
  const { connector, run } = openOn(sandbox, network);
  const [plan] = eachNetwork[network].plans as [Plan];
  const said = await connector.validate({ ...plan, timeZone: 'UTC' }, await run());
  return {
    refusals: said.refusals.map(({ userMessage }) => sayMessage(userMessage)),
    remarks: said.remarks.map(sayMessage),
  };
}

test.each([
  ['meta', '[[closed]]', 'Meta has closed this ad account. Ask Meta why.'],
  [
    'meta',
    '[[unsettled]]',
    'Meta waits for a payment of this ad account and shows no ads until then. Settle it at Meta.',
  ],
  [
    'linkedin',
    '[[closed]]',
    'This LinkedIn account may not start campaigns. Please ask LinkedIn about the account.',
  ],
  [
    'linkedin',
    '[[unsettled]]',
    'LinkedIn waits for a payment of this ad account and shows no ads until then. Please settle it at LinkedIn.',
  ],
  [
    'google',
    '[[closed]]',
    'The Google Ads account is closed or not yet open. Please open it at Google, then publish again.',
  ],
  [
    'google',
    '[[suspended]]',
    'Google has suspended the Google Ads account. Please settle this with Google, then publish again.',
  ],
  [
    'google',
    '[[hec]]',
    'Google wants every advertiser of jobs to accept its rules for employment ads first. A person with access to the Google Ads account must accept them there, then publish again.',
  ],
] as const)('%s says beforehand that an account is %s', async (network, trouble, sentence) => {
  const { refusals, remarks } = await saidOf(network, trouble);
  expect(refusals).toContain(sentence);
  expect(remarks).toEqual([]);
});

test.each([
  ['meta', 'Meta tells of no payment method in this ad account. Without one, ads are not shown.'],
  [
    'google',
    'Google Ads tells of no payment method in this ad account. Without one, ads are not shown.',
  ],
] as const)('%s remarks that no one pays', async (network, sentence) => {
  expect(await saidOf(network, '[[no billing]]')).toEqual({ refusals: [], remarks: [sentence] });
});

test.each(['meta', 'linkedin', 'google'] as const)(
  '%s has nothing to say of others',
  async (network) => {
    expect(await saidOf(network, '')).toEqual({ refusals: [], remarks: [] });
  },
);
