import { addDays, runningDays } from '@posthorn/domain';
import { firstAccounts } from '@posthorn/sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import type { Stage } from '../suite/stage.ts';
import { figuresOf, statusOf } from '../testing/follow-one.ts';
import { searchPlan } from './testing/plans.ts';
import { openStage } from './testing/stages.ts';

const { google } = firstAccounts;
let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

/** A search campaign that is shown on so many days. */
const lasting = (days: number): Plan => ({
  ...searchPlan,
  endDate: addDays(searchPlan.startDate, days - 1),
});
const budget = () => {
  const [one] = stage.sandbox.ledger.google.list({ kind: 'campaignBudget' });
  const { period, amountMicros, totalAmountMicros } = one?.fields ?? {};
  return { period, amountMicros, totalAmountMicros };
};
const total = { period: 'CUSTOM_PERIOD', amountMicros: undefined, totalAmountMicros: '500000000' };
const daily = (cents: number) => ({
  period: 'DAILY',
  amountMicros: `${cents}0000`,
  totalAmountMicros: undefined,
});

test.each([
  [2, daily(238_09)],
  [3, total],
  [90, total],
  [91, daily(5_49)],
  [121, daily(4_13)],
])('a search campaign of %i days runs, within its budget', async (days, expected) => {
  const plan = lasting(days);
  expect((await stage.connector.validate(plan, await stage.run())).refusals).toEqual([]);
  await stage.publish(plan);
  expect(stage.tree(plan).isRunning).toBe(true);
  expect(budget()).toEqual(expected);
  const { standing } = await statusOf(stage.connector, await stage.published(plan));
  expect(standing?.budget).toBe(expected === total ? plan.budget : null);
});

test('what is left of a long one is spread over the days that are left', async () => {
  const plan = lasting(121);
  await stage.publish(plan);
  const change = { budget: plan.budget, spent: 80_00, today: '2027-02-04' };
  await stage.sandbox.clock.set(Date.UTC(2027, 1, 4, 9));
  await stage.connector.boost(await stage.published(plan), await stage.run(), change);
  expect(budget().period).toBe('DAILY');
  expect(Number(budget().amountMicros)).toBeLessThanOrEqual((420_00 / 91) * 10_000);
});

test('how its money was told stays, also when its days become others', async () => {
  const plan = lasting(2);
  await stage.publish(plan);
  const longer = { ...plan, endDate: addDays(plan.startDate, 9) };
  await stage.publish(longer);
  expect(budget()).toEqual(daily(50_00));
  await stage.connector.extend(
    await stage.published(longer),
    await stage.run(),
    addDays(plan.startDate, 19),
  );
  expect(budget()).toEqual(daily(25_00));
});

describe('one with a total that is extended past what Google keeps to', () => {
  const plan = lasting(90);
  const longer = addDays(plan.startDate, 119);
  const campaigns = () =>
    stage.sandbox.ledger.google.list({ kind: 'campaign' }).map(({ name, fields }) => ({
      part: /\/([^/]*)\]$/.exec(name)?.[1],
      status: fields.status,
      end: String(fields.endDateTime).slice(0, 10),
    }));
  const spendOf = (figures: readonly { spend: number }[]) =>
    figures.reduce((sum, { spend }) => sum + spend, 0);
  const figures = async () =>
    figuresOf(stage.connector, await stage.published(plan), '2027-01-01', '2027-12-31');
  const extend = async (crashAt?: number) =>
    stage.connector.extend(await stage.published(plan), await stage.run(crashAt), longer);

  beforeEach(async () => {
    await stage.publish(plan);
    await stage.sandbox.clock.set(Date.UTC(2027, 2, 1, 9));
  });

  test('gets a successor with what is left, by the day; the figures of both count', async () => {
    const before = await figures();
    await extend();
    expect(campaigns()).toEqual([
      { part: 'campaign', status: 'PAUSED', end: plan.endDate },
      { part: 'campaign-2', status: 'ENABLED', end: longer },
    ]);
    const [, successor] = stage.sandbox.ledger.google.list({ kind: 'campaignBudget' });
    const days = runningDays('2027-03-01', longer);
    const gone = spendOf(before.filter(({ day }) => day < '2027-03-01'));
    const daily = Number(successor?.fields.amountMicros) / 10_000;
    expect(successor?.fields.period).toBe('DAILY');
    expect(Math.abs(daily - (plan.budget - gone) / days)).toBeLessThan(1);
    await stage.sandbox.clock.set(Date.UTC(2027, 2, 20, 9));
    const after = await figures();
    expect(after.filter(({ day }) => day < '2027-03-01')).toEqual(
      before.filter(({ day }) => day < '2027-03-01'),
    );
    expect(spendOf(after)).toBeGreaterThan(spendOf(before));
    expect(spendOf(after)).toBeLessThan(plan.budget);
    const { state, standing } = await statusOf(stage.connector, await stage.published(plan));
    expect({ state, standing }).toMatchObject({
      state: 'delivering',
      standing: { isOn: true, budget: null, endDate: longer },
    });
  });

  test('stays off when it was paused, and is one with its successor from then on', async () => {
    await stage.connector.pause(await stage.published(plan), await stage.run());
    await extend();
    expect(campaigns().map(({ status }) => status)).toEqual(['PAUSED', 'PAUSED']);
    const published = { ...(await stage.published(plan)), plan: { ...plan, endDate: longer } };
    expect(await stage.connector.tidy(published, await stage.run())).toBe(0);
    await stage.connector.resume(published, await stage.run());
    expect(campaigns().map(({ status }) => status)).toEqual(['PAUSED', 'ENABLED']);
    await stage.publish({ ...plan, endDate: longer, budget: plan.budget + 100_00 });
    expect(campaigns()).toHaveLength(2);
    expect(spendOf(await figures())).toBeGreaterThan(0);
  });

  /** As a call does that switched it on before it was retired, and is carried out only now. */
  const switchFormerOn = async () => {
    const [former] = stage.sandbox.ledger.google.list({ kind: 'campaign' });
    const { resourceName } = former?.fields ?? {};
    await fetch(`${stage.sandbox.urls.google}/v25/customers/${google.id}/campaigns:mutate`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox' },
      body: JSON.stringify({
        operations: [{ update: { resourceName, status: 'ENABLED' }, updateMask: 'status' }],
      }),
    });
    expect(campaigns()[0]?.status).toBe('ENABLED');
  };

  test('is not shown beside its successor when a late call switches it on', async () => {
    await extend();
    await switchFormerOn();
    const published = { ...(await stage.published(plan)), plan: { ...plan, endDate: longer } };
    expect(await stage.connector.tidy(published, await stage.run())).toBe(1);
    expect(campaigns().map(({ status }) => status)).toEqual(['PAUSED', 'ENABLED']);
    await switchFormerOn();
    await stage.publish({ ...plan, endDate: longer });
    expect(campaigns().map(({ status }) => status)).toEqual(['PAUSED', 'ENABLED']);
  });

  test('goes on without an ad that Google no longer takes, and names it', async () => {
    stage.sandbox.faults.add({
      network: 'google',
      effect: 'policy',
      match: { bodyContains: 'responsiveSearchAd' },
      times: 1,
    });
    expect(await extend()).toMatchObject([{ kind: 'policy', adId: 'ad-1' }]);
    expect(campaigns().map(({ status }) => status)).toEqual(['PAUSED', 'ENABLED']);
  });

  test('stays off when it is paused after a worker died on the way', async () => {
    for (let at = 1; campaigns().every(({ status }) => status === 'ENABLED'); at += 1)
      await extend(at).catch(() => {});
    await stage.sandbox.clock.advance(120_000);
    await stage.connector.pause(await stage.published(plan), await stage.run());
    await extend();
    expect(campaigns().map(({ status }) => status)).toEqual(['PAUSED', 'PAUSED']);
  });

  test('has a successor with more money when it is boosted before that one was made', async () => {
    const gone = spendOf((await figures()).filter(({ day }) => day < '2027-03-01'));
    stage.sandbox.faults.add({
      network: 'google',
      effect: 'transient',
      match: { bodyContains: 'campaignBudgetOperation' },
    });
    await expect(extend()).rejects.toThrow();
    stage.sandbox.faults.clear();
    expect(campaigns()).toMatchObject([{ status: 'PAUSED' }]);
    await stage.connector.boost(await stage.published(plan), await stage.run(), {
      budget: 2 * plan.budget,
      spent: gone,
      today: '2027-03-01',
    });
    await stage.sandbox.clock.advance(120_000);
    await extend();
    expect(campaigns().map(({ status }) => status)).toEqual(['PAUSED', 'ENABLED']);
    const [, successor] = stage.sandbox.ledger.google.list({ kind: 'campaignBudget' });
    const daily = Number(successor?.fields.amountMicros) / 10_000;
    const expected = (2 * plan.budget - gone) / runningDays('2027-03-01', longer);
    expect(Math.abs(daily - expected)).toBeLessThan(1);
  });

  test('has one successor, wherever a worker dies on the way', async () => {
    for (let at = 1; at < 40; at += 1) {
      const died = await extend(at).then(
        () => false,
        () => true,
      );
      await stage.sandbox.clock.advance(120_000);
      if (!died) break;
    }
    await extend();
    expect(campaigns()).toEqual([
      { part: 'campaign', status: 'PAUSED', end: plan.endDate },
      { part: 'campaign-2', status: 'ENABLED', end: longer },
    ]);
  });
});

test('one whose beginning has passed has only the days that are left', async () => {
  await stage.sandbox.clock.set(Date.UTC(2027, 0, 6, 9));
  const plan = lasting(3);
  await stage.publish(plan);
  expect(budget()).toEqual(daily(238_09));
});
