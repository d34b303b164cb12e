import { expect, test } from 'vitest';
import { nameOnNetwork, partNamed } from './plan.ts';

const plan = { marker: 'k3f9a2', title: 'Nurse 👩‍⚕️ [rk:other/ad] in Utrecht' };

test('a name ends with what it is found by, however long the title is', () => {
  const name = nameOnNetwork({ ...plan, title: 'x'.repeat(500) }, 'ad-1', 100);
  expect(name).toHaveLength(100);
  expect(partNamed(plan, name)).toBe('ad-1');
});

test('only our own names are ours', () => {
  expect(partNamed(plan, nameOnNetwork(plan, 'campaign', 100))).toBe('campaign');
  expect(partNamed({ marker: 'other' }, nameOnNetwork(plan, 'campaign', 100))).toBeUndefined();
  expect(partNamed(plan, 'Nurse [rk:k3f9a2/campaign')).toBeUndefined();
  expect(partNamed(plan, 'Nurse')).toBeUndefined();
});
