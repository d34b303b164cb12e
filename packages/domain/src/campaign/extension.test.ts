import { describe, expect, test } from 'vitest';
import type { ChannelAmounts } from '../budget/campaign-budget.ts';
import { sayFinding } from '../message/say.ts';
import {
  advisedAddition,
  boostFindings,
  boostOf,
  type Extendable,
  earliestExtendedEnd,
  extendableChannels,
  extensionFindings,
  presetEnd,
  spentPerBudget,
  splitEvenly,
  withExtension,
} from './extension.ts';

const today = '2027-03-10';
const none: ChannelAmounts = {
  facebook: null,
  googleDisplay: null,
  googleSearch: null,
  linkedIn: null,
};
const campaign: Extendable = {
  status: 'active',
  startDate: '2027-03-01',
  endDate: '2027-03-20',
  currency: 'EUR',
  customTotalGrossBudget: 600_00,
  channelBudget: { facebook: 200_00, googleDisplay: 0, googleSearch: 200_00, linkedIn: 200_00 },
  publishedChannels: ['facebook', 'googleSearch', 'linkedIn'],
  spent: { facebook: 50_00, googleDisplay: 0, googleSearch: 50_00, linkedIn: 50_00 },
};
const finished: Extendable = {
  ...campaign,
  status: 'finished',
  endDate: '2027-03-08',
  spent: { facebook: 200_00, googleDisplay: 0, googleSearch: 200_00, linkedIn: 200_00 },
};
const said = (
  of: Extendable,
  change: { endDate?: string; amounts?: Partial<ChannelAmounts> },
  day = today,
) => {
  const endDate = change.endDate ?? of.endDate ?? '';
  const extension = { endDate, amounts: { ...none, ...change.amounts } };
  return extensionFindings(of, extension, day).map((found) => [found.path, sayFinding(found)]);
};

test.each([
  ['2027-03-20', '2027-03-20', '2027-03-20'],
  ['2027-03-10', '2027-03-10', '2027-03-10'],
  ['2027-03-09', '2027-03-10', '2027-03-11'],
  ['2026-01-01', '2027-03-10', '2027-03-11'],
])(
  'one that ends on %s can end on %s at the earliest, and is offered %s',
  (end, earliest, offered) => {
    expect(earliestExtendedEnd(end, today)).toBe(earliest);
    expect(presetEnd(end, today)).toBe(offered);
  },
);

test('where a network divides the money, each of its parts gets the minimum of the days', () => {
  const divided = { ...campaign, minimumTimes: { linkedIn: 2 } };
  // 31 days of 10 euro, twice, where 200 are there.
  const amounts = { facebook: 100_00, linkedIn: 419_00 };
  expect(said(divided, { endDate: '2027-03-31', amounts })).toEqual([
    ['linkedIn', 'LinkedIn requires minimum 420 euro'],
  ]);
});

test.each([
  [600_00, 300_00],
  [333_00, 167_00],
  [null, 0],
])('of %s cents half is advised, in whole units', (had, advised) => {
  expect(advisedAddition({ ...campaign, customTotalGrossBudget: had })).toBe(advised);
});

test.each([
  [100_00, ['facebook', 'googleSearch', 'linkedIn'], [34_00, null, 33_00, 33_00]],
  [101_00, ['facebook', 'googleSearch', 'linkedIn'], [35_00, null, 33_00, 33_00]],
  [99_00, ['googleDisplay', 'linkedIn'], [null, 50_00, null, 49_00]],
  [1_00, ['facebook', 'linkedIn'], [1_00, null, null, 0]],
  [70_00, ['linkedIn'], [null, null, null, 70_00]],
] as const)('%i cents over %j', (cents, channels, expected) => {
  const amounts = splitEvenly(cents, channels);
  expect(Object.values(amounts)).toEqual(expected);
  expect(Object.values(amounts).reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(cents);
});

test('Facebook and Instagram spend one budget', () => {
  const spends = { facebook: 1, instagram: 2, linkedIn: 4, googleDisplay: 8, googleSearch: 16 };
  expect(spentPerBudget((channel) => spends[channel])).toEqual({
    facebook: 3,
    linkedIn: 4,
    googleDisplay: 8,
    googleSearch: 16,
  });
});

describe('an extension', () => {
  const rich = { facebook: 300_00, googleSearch: 300_00 };

  test('is money, days or both', () => {
    expect(said(campaign, {})).toEqual([['total', 'Please add budget or choose a later end date']]);
    expect(said(campaign, { amounts: { facebook: 1_00 } })).toEqual([]);
    expect(said(campaign, { endDate: '2027-03-21', amounts: { linkedIn: 10_00 } })).toEqual([]);
    expect(
      said({ ...campaign, publishedChannels: ['facebook'] }, { endDate: '2027-03-21' }),
    ).toEqual([]);
  });

  test.each([
    ['2027-03-19', 'The end date can not be before 20-03-2027'],
    ['2030-03-10', 'The end date can be 09-03-2030 at the latest'],
  ])('can not end on %s', (endDate, text) => {
    expect(said(campaign, { endDate, amounts: rich })[0]).toEqual(['endDate', text]);
  });

  test('can go on for longer than Google keeps to a total', () => {
    const amounts = { facebook: 2_000_00, googleSearch: 2_000_00, linkedIn: 2_000_00 };
    expect(said(campaign, { endDate: '2027-06-01', amounts })).toEqual([]);
  });

  test('whose end has passed while its dialog was open is refused', () => {
    const extended = { endDate: '2027-03-10', amounts: rich };
    expect(said(finished, extended)).toEqual([]);
    expect(said(finished, extended, '2027-03-11')).toEqual([
      ['endDate', 'The end date can not be before 11-03-2027'],
    ]);
  });

  test('gives whole units, not too many, to channels that are published', () => {
    expect(said(campaign, { amounts: { facebook: 10_50 } })).toMatchObject([
      ['total', expect.any(String)],
    ]);
    expect(said(campaign, { amounts: { facebook: 99_999_00 } })).toEqual([]);
    expect(said(campaign, { amounts: { facebook: 100_000_00 } })).toEqual([
      ['total', 'Must be between 1 and 99999'],
    ]);
    expect(said(campaign, { amounts: { googleDisplay: 10_00 } })).toEqual([
      [
        'googleDisplay',
        'Google Display can not get more money, because it has no budget or no ads here',
      ],
    ]);
    expect(said({ ...campaign, publishedChannels: [] }, { endDate: '2027-04-01' })[0]?.[0]).toBe(
      'total',
    );
  });

  test('pays for the days that are added with what is not spent yet', () => {
    // 11 days at 1 euro, beside what is gone; nothing is left.
    expect(said(finished, { endDate: '2027-03-20' })).toEqual([
      ['total', 'Not enough budget. Should be at least €22'],
      ['facebook', 'Facebook and Instagram requires minimum 11 euro'],
      ['googleSearch', 'Google Search requires minimum 11 euro'],
    ]);
    const enough = { facebook: 11_00, googleSearch: 11_00 };
    expect(said(finished, { endDate: '2027-03-20', amounts: enough })).toEqual([]);
    expect(
      said(finished, { endDate: '2027-03-20', amounts: { facebook: 21_00, googleSearch: 1_00 } }),
    ).toEqual([['googleSearch', 'Google Search requires minimum 11 euro']]);
  });

  test('has the minimum of the network for the whole time', () => {
    // 30 days at 10 euro, of which 200 are there.
    expect(said(campaign, { endDate: '2027-03-30' }).at(-1)).toEqual([
      'linkedIn',
      'LinkedIn requires minimum 100 euro',
    ]);
  });

  test('leaves out what a network never shows again', () => {
    expect(extendableChannels(campaign, today)).toEqual(campaign.publishedChannels);
    expect(extendableChannels(finished, today)).toEqual(['facebook', 'googleSearch']);
    expect(said(finished, { endDate: '2027-03-20', amounts: { linkedIn: 500_00 } })).toEqual([
      [
        'linkedIn',
        'LinkedIn can not be shown again once the last day is over. Please duplicate the campaign instead.',
      ],
    ]);
    expect(said(finished, { endDate: '2027-03-20', amounts: { googleDisplay: 50_00 } })).toEqual([
      [
        'googleDisplay',
        'Google Display can not get more money, because it has no budget or no ads here',
      ],
    ]);
    const only = { ...finished, publishedChannels: ['linkedIn'] as const };
    expect(said(only, { endDate: '2027-03-20', amounts: { linkedIn: 500_00 } })).toEqual([
      [
        'total',
        'LinkedIn can not be shown again once the last day is over. Please duplicate the campaign instead.',
      ],
    ]);
  });

  test('is added to what was there', () => {
    const amounts = { ...none, facebook: 34_00, linkedIn: 33_00 };
    expect(withExtension(campaign, { endDate: '2027-03-25', amounts })).toEqual({
      ...campaign,
      endDate: '2027-03-25',
      customTotalGrossBudget: 667_00,
      channelBudget: { ...campaign.channelBudget, facebook: 234_00, linkedIn: 233_00 },
    });
  });
});

test('a boost is an amount, however little is left', () => {
  const boosted = (cents: number, of = campaign) =>
    boostFindings(of, cents, today).map((found) => sayFinding(found));
  expect(boosted(0)).toEqual(['Please enter how much is added']);
  expect(boosted(10_00)).toEqual([]);
  expect(boosted(10_00, { ...campaign, spent: finished.spent })).toEqual([]);
});

test.each([
  [500_00, { facebook: 1_500_00, googleSearch: 500_00 }, [375_00, null, 125_00, null]],
  [101_00, { facebook: 320_00, googleSearch: 320_00 }, [51_00, null, 50_00, null]],
  [10_00, { facebook: 100_00, googleSearch: 200_00 }, [4_00, null, 6_00, null]],
  // What is there for a channel that is not published counts for nothing.
  [
    100_00,
    { facebook: 300_00, googleSearch: 100_00, linkedIn: 900_00 },
    [75_00, null, 25_00, null],
  ],
  [100_00, {}, [50_00, null, 50_00, null]],
] as const)('a boost of %i cents is divided as the budget is', (cents, had, expected) => {
  const of: Extendable = {
    ...campaign,
    channelBudget: { ...none, ...had },
    publishedChannels: ['facebook', 'googleSearch'],
  };
  const { amounts, endDate } = boostOf(of, cents, today);
  expect(Object.values(amounts)).toEqual(expected);
  expect(endDate).toBe(campaign.endDate);
});
