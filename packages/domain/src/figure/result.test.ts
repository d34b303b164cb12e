import { expect, test } from 'vitest';
import { resultOf } from './result.ts';

const figures = { impressions: 98_400, clicks: 1_230, leads: 1, spend: 12_301 };
const campaign = { goal: null, figures, spend: { currency: 'EUR' as const } };

test.each([
  ['consideration', null, '1.2k clicks', '€0,10 per click'],
  ['awareness', null, '98.4k impressions', '€1,25 per 1000'],
  ['awareness', 'MAXIMISE_CLICKS', '98.4k impressions', '€1,25 per 1000'],
  ['leadform', null, '1 lead', '€123,01 per lead'],
  ['custom', 'MAXIMISE_IMPRESSIONS', '98.4k impressions', '€1,25 per 1000'],
  ['custom', null, '1.2k clicks', '€0,10 per click'],
] as const)('%s with the goal %s brings %s', (type, goal, count, cost) => {
  expect(resultOf({ ...campaign, type, goal })).toEqual({ count, cost });
});

test('nothing counted has no price, and nothing told is no result', () => {
  const of = (more: Partial<Record<keyof typeof figures, number | null>>) =>
    resultOf({ ...campaign, type: 'consideration', figures: { ...figures, ...more } });
  expect(of({ clicks: 0 })).toEqual({ count: '0 clicks', cost: '' });
  expect(of({ spend: null })).toEqual({ count: '1.2k clicks', cost: '' });
  expect(of({ clicks: null })).toBeUndefined();
});
