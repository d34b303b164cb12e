import { addDays } from '@posthorn/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import type { Stage } from '../suite/stage.ts';
import { statusOf } from '../testing/follow-one.ts';
import { searchPlan } from './testing/plans.ts';
import { openStage } from './testing/stages.ts';

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
  expect(await stage.connector.validate(plan, await stage.run())).toEqual([]);
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

test('one with a total can not become longer than Google keeps to it', async () => {
  const plan = lasting(90);
  await stage.publish(plan);
  const extended = stage.connector.extend(
    await stage.published(plan),
    await stage.run(),
    addDays(plan.startDate, 90),
  );
  await expect(extended).rejects.toMatchObject({
    failure: { userMessage: { code: 'google.tooLongForTotalBudget' } },
  });
});

test('one whose beginning has passed has only the days that are left', async () => {
  await stage.sandbox.clock.set(Date.UTC(2027, 0, 6, 9));
  const plan = lasting(3);
  await stage.publish(plan);
  expect(budget()).toEqual(daily(238_09));
});
