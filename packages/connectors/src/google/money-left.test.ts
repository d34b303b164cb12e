import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Stage } from '../suite/stage.ts';
import { figuresOf, statusOf } from '../testing/follow-one.ts';
import { bannerPlan } from './testing/plans.ts';
import { openStage } from './testing/stages.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
  await stage.publish(bannerPlan);
});
afterEach(() => stage.close());

const tree = () => stage.tree(bannerPlan);
const published = () => stage.published(bannerPlan);

async function spentUntil(lastDay: string): Promise<number> {
  const figures = await figuresOf(stage.connector, await published(), '2027-01-01', lastDay);
  return figures.reduce((sum, { spend }) => sum + spend, 0);
}
const spentSoFar = () => spentUntil('2027-12-31');
/** What was left when the twelfth began, divided by seven days; the last cent may be a part of one. */
async function aSeventhOf(budget: number) {
  const daily = Math.floor((budget - (await spentUntil('2027-01-11'))) / 7);
  return expect.toSatisfy((cents: number) => cents === daily || cents === daily - 1);
}

const boost = async (budget: number, spent: number, today: string) =>
  stage.connector.boost(await published(), await stage.run(), { budget, spent, today });

test('the rest is spread over the days that are left', async () => {
  await stage.sandbox.clock.set(Date.UTC(2027, 0, 12, 9));
  const spent = await spentUntil('2027-01-11');
  expect(spent).toBeGreaterThan(100_00);
  await boost(800_00, 0, '2027-01-12');
  expect(tree().budget).toEqual(await aSeventhOf(800_00));

  await stage.connector.extend(await published(), await stage.run(), '2027-01-25');
  expect(tree()).toMatchObject({
    budget: expect.toSatisfy((cents: number) => Math.abs(cents - (800_00 - spent) / 14) < 2),
    endDate: '2027-01-25',
    isRunning: true,
  });
});

test('it is switched off when nothing is left, and on when there is more', async () => {
  await stage.sandbox.clock.set(Date.UTC(2027, 0, 12, 9));
  await boost(500_00, 500_00, '2027-01-12');
  expect(tree().isRunning).toBe(false);
  expect((await statusOf(stage.connector, await published())).state).toBe('limited');
  const spentToday = (await spentSoFar()) - (await spentUntil('2027-01-11'));
  await boost(600_00, 500_00, '2027-01-12');
  const daily = (100_00 + spentToday) / 7;
  expect(tree().isRunning).toBe(true);
  expect(Math.abs(tree().budget - daily)).toBeLessThan(2);
});

test('what a person switched off stays off, whatever the money', async () => {
  await stage.connector.pause(await published(), await stage.run());
  await boost(900_00, 0, '2027-01-05');
  expect(tree().isRunning).toBe(false);
});

test('no one can resume what has no money left, or publish it anew', async () => {
  await stage.sandbox.clock.set(Date.UTC(2027, 0, 12, 9));
  const gone = await spentSoFar();
  await boost(gone, gone, '2027-01-12');
  await stage.connector.resume(await published(), await stage.run());
  expect(tree().isRunning).toBe(false);
  await stage.publish({ ...bannerPlan, budget: gone });
  expect(tree().isRunning).toBe(false);
  await stage.publish({ ...bannerPlan, budget: gone + 70_00 });
  expect(tree()).toMatchObject({ isRunning: true, budget: await aSeventhOf(gone + 70_00) });
});

test('a smaller budget is kept to when it is published in the middle', async () => {
  await stage.sandbox.clock.set(Date.UTC(2027, 0, 12, 9));
  const spent = await spentSoFar();
  await stage.publish({ ...bannerPlan, budget: spent + 7_00 });
  expect(tree().budget).toEqual(await aSeventhOf(spent + 7_00));
});

test.each([
  ['the first', 'f'],
  ['the last', 'y'],
  ['the last two', 'a'],
])(
  'no more is spent than there is when Google doubles %s of four days and reports late',
  async (_, seed) => {
    await stage.close();
    stage = await openStage({ sandbox: { seed, reportingLagHours: 3 } });
    const plan = { ...bannerPlan, startDate: '2027-01-05', endDate: '2027-01-08' };
    await stage.publish(plan);
    const [first, last] = [Date.UTC(2027, 0, 5), Date.UTC(2027, 0, 9, 6)];
    for (let at = first; at <= last; at += 3_600_000) {
      await stage.sandbox.clock.set(at);
      const today = new Date(at).toISOString().slice(0, 10);
      const change = { budget: plan.budget, spent: 0, today };
      await stage.connector.boost(await stage.published(plan), await stage.run(), change);
    }
    const spent = await spentSoFar();
    expect(spent).toBeLessThanOrEqual(plan.budget);
    expect(spent).toBeGreaterThan(plan.budget * 0.7);
  },
);
