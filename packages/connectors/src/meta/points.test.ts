import { expect, test } from 'vitest';
import { NetworkFailure } from '../failure.ts';
import type { Plan } from '../plan.ts';
import { Stage } from '../suite/stage.ts';
import { metaSubject } from './suite/subject.ts';

const six = metaSubject.plans['all six kinds of ads'] as Plan;

test('on the limited tier a launch has to wait for points, and ends in one whole tree', async () => {
  const stage = await Stage.open(metaSubject, { tiers: { meta: 'limited' } });
  const began = stage.sandbox.clock.now();
  await stage.publish(six);
  const tree = stage.tree(six);
  expect(tree.ads.filter(({ isOn }) => isOn)).toHaveLength(6);
  stage.assertAlwaysWhole();
  // More than sixty points are needed; they come back after five minutes, not tomorrow.
  const minutes = (stage.sandbox.clock.now() - began) / 60_000;
  expect(minutes).toBeGreaterThan(4);
  expect(minutes).toBeLessThan(120);
  await stage.close();
});

test('the field that Meta blames is told, however it says so', async () => {
  const stage = await Stage.open(metaSubject);
  const failure = await stage.connector
    .publish({ ...six, pages: { ...six.pages, facebook: '4711' } }, await stage.run())
    .then(
      (failures) => failures[0],
      (error: unknown) => (error instanceof NetworkFailure ? error.failure : undefined),
    );
  expect(failure).toMatchObject({ kind: 'invalid', field: expect.stringContaining('page_id') });
  await stage.close();
});
