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

async function spentSoFar(): Promise<number> {
  const figures = await figuresOf(stage.connector, await published(), '2027-01-01', '2027-12-31');
  return figures.reduce((sum, { spend }) => sum + spend, 0);
}

const boost = async (budget: number, spent: number, today: string) =>
  stage.connector.boost(await published(), await stage.run(), { budget, spent, today });

test('the rest is spread over the days that are left', async () => {
  await stage.sandbox.clock.set(Date.UTC(2027, 0, 12, 9));
  const spent = await spentSoFar();
  expect(spent).toBeGreaterThan(100_00);
  await boost(800_00, 0, '2027-01-12');
  expect(tree().budget).toBe(Math.floor((800_00 - spent) / 7));

  await stage.connector.extend(await published(), await stage.run(), '2027-01-25');
  expect(tree()).toMatchObject({
    budget: Math.floor((800_00 - spent) / 14),
    endDate: '2027-01-25',
    isRunning: true,
  });
});

test('it is switched off when nothing is left, and on when there is more', async () => {
  await stage.sandbox.clock.set(Date.UTC(2027, 0, 12, 9));
  await boost(500_00, 500_00, '2027-01-12');
  expect(tree().isRunning).toBe(false);
  expect((await statusOf(stage.connector, await published())).state).toBe('limited');
  await boost(600_00, 500_00, '2027-01-12');
  expect(tree()).toMatchObject({ isRunning: true, budget: Math.floor(100_00 / 7) });
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
  expect(tree()).toMatchObject({ isRunning: true, budget: 10_00 });
});

test('a smaller budget is kept to when it is published in the middle', async () => {
  await stage.sandbox.clock.set(Date.UTC(2027, 0, 12, 9));
  const spent = await spentSoFar();
  await stage.publish({ ...bannerPlan, budget: spent + 7_00 });
  expect(tree().budget).toBe(1_00);
});
