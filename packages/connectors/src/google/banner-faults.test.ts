import type { FaultEffect } from '@posthorn/sandbox';
import { expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import { Stage } from '../suite/stage.ts';
import { bannerAd, bannerPlan, searchPlan, uploadedBanner } from './testing/plans.ts';
import { subject } from './testing/subject.ts';

/** A file for each kind of upload, and one ad that has others beside it. */
const plan: Plan = {
  ...bannerPlan,
  ads: [
    { ...bannerAd('ad-1'), pictures: bannerAd('ad-1').pictures.slice(0, 1) },
    uploadedBanner('ad-2'),
  ],
};

async function onStage(act: (stage: Stage) => Promise<void>): Promise<void> {
  const stage = await Stage.open(subject);
  await act(stage).finally(() => stage.close());
}

function expectWhole(stage: Stage, wanted: Plan): void {
  const { parts, ads, isRunning } = stage.tree(wanted);
  expect(parts).toHaveLength(new Set(parts).size);
  expect(ads.map(({ adId }) => adId).toSorted()).toEqual(['ad-1', 'ad-2']);
  expect(ads.every(({ isOn }) => isOn) && isRunning).toBe(true);
}

const effects: FaultEffect[] = ['lost', 'late', 'partial'];
test.each(effects)('banners: %s at any call ends in one whole tree', async (effect) => {
  let happened = true;
  for (let nth = 1; happened; nth += 1)
    await onStage(async (stage) => {
      stage.sandbox.faults.add({ network: 'google', effect, when: { nth }, times: 1 });
      await stage.publish(plan);
      expectWhole(stage, plan);
      happened = stage.sandbox.faults.list()[0]?.happened === 1;
    });
});

test('a worker that dies while ads are replaced leaves work that the next one finishes', async () => {
  const changed = subject.reworded(searchPlan);
  let died = true;
  for (let at = 1; died; at += 1)
    await onStage(async (stage) => {
      await stage.publish(searchPlan);
      died = await stage.dies(changed, at);
      await stage.publish(changed);
      expectWhole(stage, changed);
      const groups = stage.tree(changed).parts.filter((part) => part.startsWith('group'));
      expect(groups).toHaveLength(2);
    });
});

test('a campaign that was made late and is not wanted goes with its budget', () =>
  onStage(async (stage) => {
    await stage.publish(searchPlan);
    const { google } = stage.sandbox.ledger;
    expect(google.list({ kind: 'campaignBudget' })).toHaveLength(1);
    // The journal of a worker that never heard of it.
    const echo = { plan: searchPlan, refs: {} };
    expect(await stage.connector.tidy(echo, await stage.run())).toBe(1);
    expect(google.list({ kind: 'campaign' })).toEqual([]);
    expect(google.list({ kind: 'campaignBudget' })).toEqual([]);
  }));
