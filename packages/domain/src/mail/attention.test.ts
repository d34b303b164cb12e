import { expect, test } from 'vitest';
import { attentionOf, endsThisWeek, ranIn, type WeekCampaign } from './attention.ts';

const week = { from: '2026-11-09', to: '2026-11-15' };
const today = '2026-11-16';
const counted = { impressions: 1000, clicks: 20, leads: 2, spend: 5000 };
const running: WeekCampaign = {
  ...{ id: 'c1', title: 'Nurses', status: 'active' },
  ...{ startDate: '2026-11-01', endDate: '2026-12-31' },
  ...{ week: counted, before: counted, toldUntil: '2026-11-16' },
  ...{ failures: 0, refusedAds: 0 },
};
const left = {
  ...{ kind: 'left' as const, budget: 200_000, spent: 130_000, basedOn: 7 },
  ...{ startDate: '2026-11-01', endDate: '2026-11-20' },
  forecast: { expected: 150_000, low: 140_000, high: 160_000, runsOutOn: null },
};
const nothing = { impressions: 0, clicks: 0, leads: 0, spend: 0 };

test.each<[string, Partial<WeekCampaign>, string[]]>([
  ['one that does well', {}, []],
  [
    'one that failed',
    { status: 'failed' },
    ['It could not be launched, or a network refused part of it.'],
  ],
  [
    'one with an open error',
    { failures: 2 },
    ['It could not be launched, or a network refused part of it.'],
  ],
  ['one that is over, with an open error', { status: 'stopped', failures: 2, refusedAds: 1 }, []],
  ['one with a refused ad', { refusedAds: 1 }, ['One ad was refused.']],
  ['one with three of them', { refusedAds: 3 }, ['3 ads were refused.']],
  [
    'one that ends with money left',
    { endDate: '2026-11-20', outlook: left },
    ['It ends on 20-11-2026. Ends at about €1.500 of €2.000: about €500 will be left.'],
  ],
  [
    'one that ends on course',
    { endDate: '2026-11-20', outlook: { ...left, kind: 'onCourse' } },
    [],
  ],
  ['one that ends later with money left', { endDate: '2026-11-23', outlook: left }, []],
  ['one whose network fell silent', { toldUntil: '2026-11-12' }, ['No figures since 12-11-2026.']],
  [
    'one of which nothing was told',
    { toldUntil: null, week: null },
    ['No figures yet, although it has been running since 01-11-2026.'],
  ],
  ['one that began yesterday', { startDate: '2026-11-15', toldUntil: null, week: null }, []],
  ['one that was not shown', { week: nothing }, ['Its ads were not shown once in the whole week.']],
  ['one that began within the week', { week: nothing, startDate: '2026-11-11' }, []],
  ['a paused one that was not shown', { week: nothing, status: 'paused' }, []],
])('%s', (_, change, sentences) => {
  const found = attentionOf({ ...running, ...change }, { week, today, currency: 'EUR' });
  expect(found.map(({ text }) => text)).toEqual(sentences);
});

test.each<[string, Partial<WeekCampaign>, boolean]>([
  ['shown and running', {}, true],
  ['shown and stopped since', { status: 'stopped' }, true],
  ['running, though nothing is known', { week: null }, true],
  ['to begin', { week: null, startDate: '2026-11-16' }, false],
  ['paused all week', { week: nothing, status: 'paused' }, false],
  ['over before', { week: null, endDate: '2026-11-08' }, false],
])('a campaign that was %s ran: %s', (_, change, ran) => {
  expect(ranIn(week, { ...running, ...change })).toBe(ran);
});

test.each(['2026-11-16', '2026-11-17', '2026-11-22'])(
  'a letter of %s tells of what ends by Sunday of that week',
  (sentOn) => {
    const ends = (endDate: string) => endsThisWeek({ status: 'active', endDate }, sentOn);
    const days = ['2026-11-15', sentOn, '2026-11-22', '2026-11-23'];
    expect(days.map(ends)).toEqual([false, true, true, false]);
  },
);
