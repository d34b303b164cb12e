import { type Network, sayMessage } from '@posthorn/domain';
import { conversionOf, firstAccounts, type Sandbox, startSandbox } from '@posthorn/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { eachNetwork, openOn, preparePages } from './testing/on-each-network.ts';

/** What a recruiter is told without an id, and with one that the network does not know. */
const sentences: Record<Network, { missing: string; unknown: string }> = {
  meta: {
    missing: 'Meta can not count applications: the ad account has no conversion id.',
    unknown: 'Pixel not available: This pixel is not shared with the ad account.',
  },
  linkedin: {
    missing: 'LinkedIn can not count conversions without a conversion id.',
    unknown:
      'LinkedIn does not know what to count as a conversion. Please check the conversion id.',
  },
  google: {
    missing: 'Google can not count applications: the Google Ads account has no conversion id.',
    unknown: 'The Google Ads account counts nothing under the conversion id 104012.',
  },
};

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ rate: 0, startAt: Date.UTC(2027, 0, 4, 9) });
  await preparePages(sandbox);
});
afterAll(() => sandbox.stop());

describe.each(Object.entries(sentences))('%s', (name, { missing, unknown }) => {
  const network = name as Network;
  const [first] = eachNetwork[network].plans as [Plan];
  const plan: Plan = { ...first, goal: 'MAXIMISE_CONVERSIONS' };
  const refusalOf = async (conversionId: string | null) => {
    const { connector, run } = openOn(sandbox, network, { conversionId });
    return connector.publish(plan, await run()).then(
      () => 'published',
      (error) => sayMessage(error.failure.userMessage),
    );
  };
  const running = () =>
    sandbox.ledger[network]
      .list()
      .filter(({ kind }) => /campaign$/i.test(kind))
      .filter(({ fields }) => ['ACTIVE', 'ENABLED'].includes(String(fields.status)));

  test('refuses to aim at applications that it can not count, before anything is made', async () => {
    const before = sandbox.ledger[network].list().length;
    expect(await refusalOf(null)).toContain(missing);
    expect(sandbox.ledger[network].list()).toHaveLength(before);
    const { connector, run } = openOn(sandbox, network, { conversionId: null });
    const { refusals } = await connector.validate(plan, await run());
    expect(refusals.map(({ userMessage }) => sayMessage(userMessage)).join(' ')).toContain(missing);
  });

  test('refuses an id that the network does not know, and switches nothing on', async () => {
    expect(await refusalOf('104012')).toContain(unknown);
    expect(running()).toEqual([]);
  });

  test('takes the id of the ad account', async () => {
    const marked = { ...plan, marker: `${plan.marker}2` };
    const { connector, run } = openOn(sandbox, network, {
      conversionId: conversionOf(firstAccounts[network]),
    });
    expect(await connector.publish(marked, await run())).toEqual([]);
    expect(running()).not.toEqual([]);
  });
});
