import { courseOf, outlookOf } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { spendCourse } from './spend-course.ts';

const facebook = 'facebook' as const;
const budgets = [
  { channel: facebook, budget: 60_000, startDate: '2026-11-01', endDate: '2026-11-06' },
];
const readings = {
  channels: [{ channel: facebook, from: '2026-11-01', until: '2026-11-04' }],
  days: ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => ({
    ...{ day, channel: facebook, spend: 8000 },
    ...{ impressions: 100, clicks: 1, leads: 0 },
  })),
};

test('spend and plan are added up, and the forecast begins where the whole days end', () => {
  const today = '2026-11-04';
  const campaign = { status: 'active' as const, today, budgets, readings };
  const outlook = outlookOf(campaign);
  if (!outlook) throw new Error('There is a budget');
  const course = spendCourse(
    outlook,
    budgets.map((one) => courseOf(campaign, one)),
    { readings, today },
  );
  expect(course.planned).toEqual([10_000, 20_000, 30_000, 40_000, 50_000, 60_000]);
  expect(course.spent).toEqual([8000, 16_000, 24_000, 24_000, null, null]);
  expect(course.expected).toEqual([null, null, 24_000, 32_000, 40_000, 48_000]);
});
