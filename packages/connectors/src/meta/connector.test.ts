import { describe, expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import { describeConnector } from '../suite/connector-suite.ts';
import { describeFollowing } from '../suite/following-suite.ts';
import { Stage } from '../suite/stage.ts';
import { metaSubject, metaWithForm } from './suite/subject.ts';

describe('Meta', () => {
  describeConnector(metaWithForm);
  describeFollowing(metaSubject);
});

/** Several things go wrong, again and again, in another order each time. */
test.each([1, 2, 3, 4, 5, 6])('a storm ends in one whole tree (%i)', async (storm) => {
  const plan = metaSubject.plans['all six kinds of ads, which open a form'] as Plan;
  const stage = await Stage.open(metaSubject);
  const { faults } = stage.sandbox;
  // The chances of a rule depend on its number.
  for (let used = 0; used < storm * 10; used += 1) faults.remove(faults.add({ effect: 'lost' }));
  for (const effect of [
    'lost',
    'late',
    'transient',
    'truncated',
    'staleRead',
    'html502',
  ] as const) {
    faults.add({ network: 'meta', effect, when: { probability: 0.06 }, times: 6 });
  }
  try {
    await stage.publish(plan);
    await stage.sandbox.clock.advance(3_600_000);
    faults.clear();
    await stage.connector.tidy(await stage.published(plan), await stage.run());
    const tree = stage.tree(plan);
    expect(tree.parts.toSorted()).toEqual([...new Set(tree.parts)].toSorted());
    expect(tree).toMatchObject({ isRunning: true, budget: plan.budget });
    expect(tree.ads.filter(({ isOn }) => isOn)).toHaveLength(6);
  } finally {
    await stage.close();
  }
});
