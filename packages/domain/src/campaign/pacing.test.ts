import { expect, test } from 'vitest';
import { pacingOf } from './pacing.ts';

const campaign = {
  status: 'active' as const,
  startDate: '2027-03-01',
  endDate: '2027-03-10',
  spendableBudget: 100_000,
  figures: { spend: 50_000 },
};

test.each([
  ['half of both', {}, '2027-03-06', [50, 50, 'even']],
  ['more money than days', { figures: { spend: 90_000 } }, '2027-03-06', [50, 90, 'ahead']],
  ['more days than money', { figures: { spend: 10_000 } }, '2027-03-06', [50, 10, 'behind']],
  ['its first day', { figures: { spend: 0 } }, '2027-03-01', [0, 0, 'even']],
  ['more than its budget', { figures: { spend: 101_000 } }, '2027-03-20', [100, 100, 'even']],
] as const)('a campaign with %s', (_, more, today, [time, money, course]) => {
  const pacing = pacingOf({ ...campaign, ...more }, today);
  expect(pacing).toMatchObject({ time, money, course });
  expect(pacing?.text).toContain(`${time}% of the time and ${money}% of the budget`);
});

test.each([
  ['before its first day', {}, '2027-02-28'],
  ['before its launch', { status: 'draft' as const }, '2027-03-06'],
  ['of one that was stopped', { status: 'stopped' as const }, '2027-03-06'],
  ['of one that is finished', { status: 'finished' as const }, '2027-03-12'],
  ['as long as no network has told', { figures: { spend: null } }, '2027-03-06'],
  ['without a budget', { spendableBudget: null }, '2027-03-06'],
  ['without dates', { startDate: null, endDate: null }, '2027-03-06'],
  ['as long as it is not known which day it is', {}, undefined],
] as const)('nothing is said %s', (_, more, today) => {
  expect(pacingOf({ ...campaign, ...more }, today)).toBeUndefined();
});

test('while it is paused it is not said to be on course or behind', () => {
  const paused = { ...campaign, status: 'paused' as const, figures: { spend: 10_000 } };
  expect(pacingOf(paused, '2027-03-06')).toEqual({
    time: 50,
    money: 10,
    course: 'even',
    text: '50% of the time and 10% of the budget gone: it is paused',
  });
});
