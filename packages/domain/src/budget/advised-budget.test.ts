import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/date.ts';
import { type CampaignType, campaignTypes } from '../campaign/type.ts';
import { type Channel, channels } from '../channel/channel.ts';
import { budgetChannels, type ChannelSwitch } from '../channel/placement.ts';
import {
  adviceFollowed,
  channelChoiceFinding,
  chosenBudgets,
  chosenChannelsFindings,
  isAsAdvised,
  leftOutChannels,
  totalFindings,
  withChosenChannels,
  withTotal,
} from './advised-budget.ts';
import { totalOf } from './campaign-budget.ts';
import { shortageOf, unfundedBudgets } from './shortage.ts';

const none = { facebook: null, googleDisplay: null, googleSearch: null, linkedIn: null };
const draft = {
  status: 'draft' as const,
  type: 'consideration' as CampaignType,
  packageId: null as string | null,
  channelsOff: [] as readonly ChannelSwitch[],
  startDate: '2026-12-01' as string | null,
  endDate: '2026-12-31' as string | null,
  customTotalGrossBudget: null as number | null,
  channelBudget: none as Record<keyof typeof none, number | null>,
};
const codes = (findings: readonly { code: string; path: string }[]) =>
  findings.map(({ code, path }) => [code, path]);

describe('a total', () => {
  test('is divided over the chosen channels', () => {
    const chosen = withChosenChannels(draft, ['facebook', 'instagram', 'googleSearch'], 'EUR');
    expect(withTotal(chosen, 2_000_00, 'EUR')).toMatchObject({
      customTotalGrossBudget: 2_000_00,
      channelBudget: { facebook: 1_500_00, googleSearch: 500_00, googleDisplay: 0, linkedIn: 0 },
    });
  });

  test('leaves out a channel that it is not enough for', () => {
    const { channelBudget } = withTotal(draft, 500_00, 'EUR');
    expect(channelBudget.linkedIn).toBe(0);
    expect(totalOf(channelBudget)).toBe(500_00);
  });

  test('is taken back with all its shares', () => {
    const funded = withTotal(draft, 500_00, 'EUR');
    expect(withTotal(funded, null, 'EUR')).toEqual(draft);
  });

  test('is refused in words about the field it is entered in', () => {
    const wrong = (total: number | null, more = {}) =>
      codes(totalFindings({ ...draft, ...more }, total, 'EUR'));
    expect(wrong(2_000_00)).toEqual([]);
    expect(wrong(null)).toEqual([]);
    expect(wrong(0)).toEqual([['field.minValue', 'budget']]);
    expect(wrong(10_50)).toEqual([['field.amount', 'budget']]);
    expect(wrong(10_00)).toContainEqual(['budget.notEnough', 'budget']);
    expect(wrong(200_000_00)[0]?.[1]).toBe('budget');
    expect(wrong(2_000_00, { status: 'active' })[0]?.[0]).toBe('budget.launched');
    expect(wrong(2_000_00, { channelsOff: ['facebook', 'facebookFeed'] })).toEqual([]);
  });
});

describe('chosen channels', () => {
  const funded = withTotal(draft, 2_000_00, 'EUR');

  test('keep the total, whatever is chosen', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...campaignTypes),
        fc.integer({ min: 1, max: 90_000 }),
        fc.subarray([...channels], { minLength: 1 }),
        fc.subarray([...channels], { minLength: 1 }),
        (type, units, first, second) => {
          const typed = withTotal({ ...draft, type }, units * 100, 'EUR');
          const fits = (wanted: Channel[]) => chosenChannelsFindings(type, wanted).length === 0;
          fc.pre(fits(first) && fits(second));
          const once = withChosenChannels(typed, first, 'EUR');
          fc.pre(chosenBudgets(once).length > 0);
          const twice = withChosenChannels(once, second, 'EUR');
          fc.pre(chosenBudgets(twice).length > 0);
          for (const after of [once, twice]) {
            expect(after.customTotalGrossBudget).toBe(units * 100);
            expect(totalOf(after.channelBudget)).toBe(units * 100);
          }
          expect(leftOutChannels(twice).some((channel) => second.includes(channel))).toBe(false);
        },
      ),
    );
  });

  test('get a part of a budget that is as advised', () => {
    const few = withChosenChannels(funded, ['facebook'], 'EUR');
    expect(few.channelBudget).toMatchObject({ facebook: 2_000_00, linkedIn: 0 });
    expect(withChosenChannels(few, channels, 'EUR')).toEqual(funded);
  });

  test('leave shares that were made by hand alone while their channels stay', () => {
    const byHand = {
      ...funded,
      channelBudget: { ...none, facebook: 100_00, googleSearch: 1_900_00 },
    };
    const without = withChosenChannels(byHand, ['facebook', 'googleSearch'], 'EUR');
    expect(without.channelBudget).toEqual(byHand.channelBudget);
    const left = withChosenChannels(byHand, ['facebook', 'googleDisplay'], 'EUR');
    expect(totalOf(left.channelBudget)).toBe(2_000_00);
    expect(left.channelBudget.googleSearch).toBe(0);
    const later = { ...byHand, endDate: '2027-03-31' };
    expect(adviceFollowed(byHand, later, 'EUR').channelBudget).toEqual(byHand.channelBudget);
  });

  test('keep the switches of channels that another type would have', () => {
    const brand = { ...draft, type: 'awareness' as const };
    const few = withChosenChannels(brand, ['facebook'], 'EUR');
    expect(few.channelsOff).not.toContain('googleSearch');
    expect(few.channelsOff).toContain('linkedIn');
  });

  test('can not be none, nor those of another type, nor only those without money', () => {
    expect(codes(chosenChannelsFindings('awareness', ['linkedIn']))).toEqual([
      ['campaign.noPaidChannel', 'channels'],
    ]);
    expect(chosenChannelsFindings('awareness', ['linkedIn', 'facebook'])).toEqual([]);
    expect(codes(chosenChannelsFindings('consideration', []))).toEqual([
      ['campaign.noChannel', 'channels'],
    ]);
    expect(codes(chosenChannelsFindings('leadform', ['googleSearch', 'linkedIn']))).toEqual([
      ['campaign.channelsNotInType', 'channels'],
    ]);
  });

  test('are for the package to decide, and fixed once launched', () => {
    expect(channelChoiceFinding(draft)).toBeUndefined();
    expect(channelChoiceFinding({ ...draft, packageId: 'p1' })?.code).toBe(
      'campaign.channelsOfPackage',
    );
    expect(leftOutChannels({ ...draft, packageId: 'p1', channelsOff: ['linkedIn'] })).toEqual([]);
    expect(leftOutChannels({ ...draft, channelsOff: ['linkedIn'] })).toEqual(['linkedIn']);
    expect(channelChoiceFinding({ ...draft, status: 'active' })?.code).toBe(
      'campaign.notConfigurable',
    );
  });
});

test('other dates divide a budget anew that is as advised', () => {
  const open = withTotal({ ...draft, startDate: null, endDate: null }, 1_000_00, 'EUR');
  expect(open.channelBudget.linkedIn).toBeGreaterThan(0);
  const year = { ...open, startDate: '2026-12-01', endDate: '2027-11-30' };
  const { channelBudget } = adviceFollowed(open, year, 'EUR');
  expect(channelBudget.linkedIn).toBe(0);
  expect(totalOf(channelBudget)).toBe(1_000_00);
});

describe('a total that is too little', () => {
  const spending = { ...draft, currency: 'EUR' as const };
  const ofVacancy = { ...spending, minimumTimes: { facebook: 4, googleSearch: 1 } };

  test('for channels with their ads names them, and what all of them need', () => {
    expect(shortageOf(100_00, ['facebook', 'googleSearch'], ofVacancy)).toEqual({
      channels: ['facebook'],
      least: 166_00,
    });
    expect(shortageOf(400_00, chosenBudgets(draft), spending)).toEqual({
      channels: ['linkedIn'],
      least: 1_034_00,
    });
    expect(shortageOf(100_00, ['facebook'], ofVacancy)).toEqual({
      channels: ['facebook'],
      least: 124_00,
    });
    expect(shortageOf(100_00, ['facebook'], { ...spending, startDate: null })).toBeUndefined();
  });

  test('is enough from the sum on that is named, and not below', () => {
    fc.assert(
      fc.property(
        fc.subarray([...budgetChannels], { minLength: 1 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 90 }),
        (wanted, times, more) => {
          const given = { ...spending, endDate: addDays('2026-12-01', more) };
          const minimumTimes = { facebook: times, linkedIn: times / 3 + 1 };
          const asked = { ...given, minimumTimes };
          const least = shortageOf(0, wanted, asked)?.least ?? 0;
          expect(shortageOf(least, wanted, asked)).toBeUndefined();
          expect(shortageOf(least - 100, wanted, asked)?.least).toBe(least);
        },
      ),
    );
  });

  test('leaves channels without money, which are told', () => {
    expect(unfundedBudgets(withTotal(draft, 400_00, 'EUR'))).toEqual(['linkedIn']);
    expect(unfundedBudgets(withTotal(draft, 2_000_00, 'EUR'))).toEqual([]);
    expect(unfundedBudgets(draft)).toEqual([]);
  });
});

test('a total is divided so that each channel can show the ads it has', () => {
  const chosen = withChosenChannels(draft, ['facebook', 'googleSearch'], 'EUR');
  const withAds = { ...chosen, minimumTimes: { facebook: 4 } };
  const { channelBudget } = withTotal(withAds, 166_00, 'EUR');
  expect(channelBudget).toMatchObject({ facebook: 125_00, googleSearch: 41_00 });
  // Divided before there were ads, it still follows the advice.
  const before = withTotal(chosen, 150_00, 'EUR');
  expect(isAsAdvised({ ...before, minimumTimes: { facebook: 4 } }, 'EUR')).toBe(true);
});

test('a channel without ads is left out before one that has some', () => {
  const withAds = { ...draft, minimumTimes: { facebook: 4, googleSearch: 1 } };
  expect(withTotal(withAds, 166_00, 'EUR').channelBudget).toMatchObject({
    facebook: 125_00,
    googleDisplay: 0,
    googleSearch: 41_00,
    linkedIn: 0,
  });
});
