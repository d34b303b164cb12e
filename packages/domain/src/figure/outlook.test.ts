import { expect, test } from 'vitest';
import { addDays } from '../calendar/date.ts';
import type { CampaignStatus } from '../campaign/status.ts';
import { outlookOf, sayOutlook } from './outlook.ts';

const START = '2026-11-01';
const budget = { channel: 'facebook', startDate: START, endDate: '2026-11-20' } as const;

interface Scene {
  today?: string;
  status?: CampaignStatus;
  total?: number;
  /** Spend per day from the first one on; null on days on which nothing was shown. */
  spends?: (number | null)[];
  until?: string | null;
}

function outlook({ today = '2026-11-11', status = 'active', total, spends = [], until }: Scene) {
  const days = spends.flatMap((spend, at) =>
    spend === null
      ? []
      : [
          {
            ...{ day: addDays(START, at), channel: 'facebook' as const, spend },
            ...{ impressions: 1000, clicks: 10, leads: 0 },
          },
        ],
  );
  const found = outlookOf({
    ...{ status, today },
    budgets: [{ ...budget, budget: total ?? 200_000 }],
    readings: {
      channels: [{ channel: 'facebook', from: START, until: until === undefined ? today : until }],
      days,
    },
  });
  return found && { ...found, ...sayOutlook(found, 'EUR') };
}
const tenDaysOf = (spend: number) => Array.from({ length: 10 }, () => spend);

test('says about how much will be spent and how much will be left', () => {
  expect(outlook({ spends: tenDaysOf(9250) })).toMatchObject({
    kind: 'left',
    text: 'Ends at about €1.850 of €2.000: about €150 will be left.',
    certainty: undefined,
  });
});

test('says how sure that is', () => {
  // Seven days of 9000 and 10000 in turn: mean 9571 (four tens), deviation 535, ten days left.
  const spends = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? 9000 : 10_000));
  expect(outlook({ spends })).toMatchObject({
    kind: 'onCourse',
    text: 'Ends at about €1.907 of €2.000.',
    certainty:
      'Likely between €1.869 and €1.945, four times out of five, if the coming days are like the last 7.',
  });
});

test('a campaign that spends what it should is on course', () => {
  expect(outlook({ spends: tenDaysOf(10_000) })).toMatchObject({
    kind: 'onCourse',
    text: 'Ends at about €2.000 of €2.000.',
  });
});

test('says when money runs out before the end', () => {
  expect(outlook({ spends: tenDaysOf(15_000) })).toMatchObject({
    kind: 'runsOut',
    text: 'Runs out early: all of €2.000 will be spent by about 14-11-2026, 6 days before the end.',
  });
});

test('days on which the whole campaign stood still say nothing of the others', () => {
  const spends = [...tenDaysOf(9250).slice(0, 5), null, null, 9250, 9250, 9250];
  expect(outlook({ spends })?.forecast?.expected).toBe(8 * 9250 + 10 * 9250);
});

test.each<[Scene, string]>([
  [{ today: '2026-10-30', until: null }, 'Starts on 01-11-2026. Budget €2.000.'],
  [{ until: null }, 'The networks have not told any spend yet. Budget €2.000.'],
  [
    { today: '2026-11-02', spends: [9250] },
    '€93 of €2.000 spent. After three whole days we can say where it will end.',
  ],
  [
    { status: 'paused', spends: tenDaysOf(9250) },
    'Paused at €925 of €2.000. Nothing is spent until it goes on.',
  ],
  [
    { status: 'stopped', spends: tenDaysOf(9250) },
    'Ended at €925 of €2.000: €1.075 was not spent.',
  ],
  [
    { status: 'finished', today: '2026-12-01', total: 92_500, spends: tenDaysOf(9250) },
    'Ended at €925 of €925.',
  ],
])('%o', (scene, text) => {
  expect(outlook(scene)?.text).toBe(text);
});

test('without a budget there is nothing to say', () => {
  expect(
    outlookOf({
      ...{ status: 'active', today: START, budgets: [] },
      readings: { channels: [], days: [] },
    }),
  ).toBeUndefined();
});

test('money that nothing is shown for is part of the whole, and left', () => {
  const spent = Array.from({ length: 10 }, (_, at) => ({
    ...{ day: addDays(START, at), channel: 'facebook' as const },
    ...{ impressions: 1000, clicks: 10, leads: 1, spend: 10_000 },
  }));
  const today = addDays(START, 10);
  const found = outlookOf({
    ...{ status: 'active', today, total: 250_000 },
    budgets: [{ ...budget, budget: 200_000 }],
    readings: { channels: [{ channel: 'facebook', from: START, until: today }], days: spent },
  });
  expect(found).toMatchObject({ kind: 'left', budget: 250_000 });
});
