import { type Network, sayMessage } from '@posthorn/domain';
import { type Sandbox, startSandbox } from '@posthorn/sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endOfDay, startOfDay } from './moment.ts';
import type { Plan } from './plan.ts';
import { figuresOf, statusOf } from './testing/follow-one.ts';
import { eachNetwork, openOn, preparePages } from './testing/on-each-network.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ACCOUNT = '4711';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ rate: 0, startAt: Date.UTC(2027, 0, 4, 9) });
  await preparePages(sandbox);
});
afterEach(() => sandbox.stop());

const openIn = async (network: Network, timeZone: string) => {
  const account = { id: ACCOUNT, name: 'Elsewhere', currency: 'EUR', timeZone };
  await sandbox.addAccount({ network, ...account });
  return openOn(sandbox, network, { accountId: ACCOUNT });
};
const spentOn = (network: Network): number =>
  sandbox
    .world(network)
    .statistics({ by: 'total' })
    .reduce((sum, { spend }) => sum + spend, 0);

/** Every kind of publication. */
const cases = (['meta', 'linkedin', 'google'] as const).flatMap((network) =>
  eachNetwork[network].plans.map((plan) => [plan.channel, network, plan] as const),
);

describe.each(['America/New_York', 'Pacific/Auckland'])('an ad account in %s', (timeZone) => {
  test.each(cases)(
    'shows %s on the days of the customer, and loses no figure',
    async (...given) => {
      const [channel, network, plan] = given;
      const opened = await openIn(network, timeZone);
      const { connector } = opened;
      expect(await connector.publish(plan, await opened.run())).toEqual([]);
      const published = () => opened.published(plan);
      const [start, end] = [
        startOfDay(plan.startDate, plan.timeZone),
        endOfDay(plan.endDate, plan.timeZone),
      ];
      await sandbox.clock.set(start);
      expect(spentOn(network)).toBe(0);
      for (let at = start + 6 * HOUR_MS; at < end; at += 6 * HOUR_MS) {
        await sandbox.clock.set(at);
        // As the engine does where a network keeps to no total.
        if (channel !== 'googleDisplay') continue;
        const change = { budget: plan.budget, spent: 0, today: plan.startDate };
        await connector.boost(await published(), await opened.run(), change);
      }
      await sandbox.clock.set(end + 1_000);
      // As the engine does when the last day of the customer is over.
      await connector.stop(await published(), await opened.run(), plan.endDate);
      const spent = spentOn(network);
      await sandbox.clock.advance(3 * DAY_MS);
      expect(spentOn(network)).toBe(spent);
      expect(spent).toBeLessThanOrEqual(plan.budget);
      expect(spent).toBeGreaterThan(plan.budget * 0.6);
      expect((await statusOf(connector, await published())).state).toBe('ended');

      const figures = await figuresOf(connector, await published(), plan.startDate, plan.endDate);
      expect(figures.reduce((sum, { spend }) => sum + spend, 0)).toBe(spent);
      const days = [...new Set(figures.map(({ day }) => day))].sort();
      expect(days.at(-1)).toBe(plan.endDate);
      // Google begins with a day of its own: there, in the middle of the first one here.
      const isLater = network === 'google' && timeZone === 'Pacific/Auckland';
      expect(days[0] === plan.startDate).toBe(!isLater);
    },
  );

  test('is told beforehand, and nothing is refused for it', async () => {
    const time = timeZone === 'America/New_York' ? '06:00' : '12:00';
    const zone = timeZone === 'America/New_York' ? 'New York' : 'Auckland';
    const saidBy = async (network: Network) => {
      const { connector, run } = await openIn(network, timeZone);
      const [plan] = eachNetwork[network].plans as [Plan];
      const { refusals, remarks } = await connector.validate(plan, await run());
      expect(refusals).toEqual([]);
      return remarks.map(sayMessage);
    };
    expect(await saidBy('meta')).toEqual([
      `Meta counts days in ${zone} time: daily figures there begin at ${time} here.`,
    ]);
    expect(await saidBy('google')).toEqual([
      `Google Ads counts days in ${zone} time: its daily figures, and the ads on the first day, begin at ${time} here.`,
    ]);
    // Its days are those of UTC whatever the account, an hour beside ours.
    expect(await saidBy('linkedin')).toEqual([]);
  });
});

test('an account that keeps the same hours needs no word', async () => {
  const { connector, run } = await openIn('meta', 'Europe/Paris');
  const [plan] = eachNetwork.meta.plans as [Plan];
  expect(await connector.validate(plan, await run())).toEqual({ refusals: [], remarks: [] });
});

test('what should have begun here begins at once, whatever day it is at Google', async () => {
  const opened = await openIn('google', 'America/New_York');
  const [plan] = eachNetwork.google.plans as [Plan];
  // Half past midnight here is the day before there.
  await sandbox.clock.set(startOfDay(plan.startDate, plan.timeZone) + HOUR_MS / 2);
  await opened.connector.publish(plan, await opened.run());
  await sandbox.clock.advance(4 * HOUR_MS);
  expect(spentOn('google')).toBeGreaterThan(0);
});

test('an end that a person changes at Google is told as a day of ours', async () => {
  const opened = await openIn('google', 'Pacific/Auckland');
  const [plan] = eachNetwork.google.plans as [Plan];
  await opened.connector.publish(plan, await opened.run());
  const endOf = async () =>
    (await statusOf(opened.connector, await opened.published(plan))).standing?.endDate;
  expect(await endOf()).toBe(plan.endDate);
  await opened.connector.extend(await opened.published(plan), await opened.run(), '2027-01-25');
  expect(await endOf()).toBe('2027-01-25');
});
