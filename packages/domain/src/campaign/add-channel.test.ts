import { describe, expect, test } from 'vitest';
import { channelAmountFinding, totalBudgetFinding } from '../budget/amount.ts';
import { sayFinding } from '../message/say.ts';
import {
  addedMoneyFindings,
  isMissingFromPackage,
  missingChannelFinding,
  notInPackageFinding,
  withChannel,
} from './add-channel.ts';
import { campaignStatuses } from './status.ts';

const campaign = {
  status: 'draft' as const,
  type: 'leadform' as const,
  packageId: 'p' as string | null,
  channelsOff: ['linkedIn' as const],
  targetUrl: '',
  goal: null,
  profiles: [],
  functionGroup: null,
  customTotalGrossBudget: 1_000_00,
  channelBudget: { facebook: 1_000_00, googleDisplay: null, googleSearch: null, linkedIn: 0 },
};

describe('a channel the package does not have', () => {
  test('is missing before the launch only', () => {
    const missing = campaignStatuses.filter((status) =>
      isMissingFromPackage({ ...campaign, status }, 'linkedIn'),
    );
    expect(missing).toEqual(['draft', 'to_approve']);
  });

  test('is not missing where it is on, or where there is no package', () => {
    const said = (...args: Parameters<typeof missingChannelFinding>) => {
      const found = missingChannelFinding(...args);
      return found && sayFinding(found);
    };
    expect(said(campaign, 'linkedIn')).toBeUndefined();
    expect(said(campaign, 'facebookFeed')).toBe('Facebook is already part of this campaign');
    expect(said({ ...campaign, packageId: null }, 'linkedIn')).toMatch(/not made from a package/);
    expect(notInPackageFinding({ ...campaign, packageId: null }, 'linkedIn')).toBeUndefined();
    const closed = notInPackageFinding(campaign, 'linkedIn');
    expect(closed && sayFinding(closed)).toBe('LinkedIn is not part of this package');
    const stories = notInPackageFinding(
      { ...campaign, channelsOff: ['instagramStory' as const] },
      'instagramStory',
    );
    expect(stories && sayFinding(stories)).toBe('Instagram stories are not part of this package');
  });

  test('comes with its money and makes the campaign a custom one', () => {
    const wanted = { placement: 'linkedIn' as const, amount: 500_00 };
    expect(withChannel(campaign, wanted, { hasConversionId: true })).toMatchObject({
      type: 'custom',
      goal: 'MAXIMISE_CONVERSIONS',
      channelsOff: [],
      customTotalGrossBudget: 1_500_00,
      channelBudget: { facebook: 1_000_00, linkedIn: 500_00 },
    });
    expect(withChannel(campaign, wanted, { hasConversionId: false }).goal).toBeNull();
  });
});

test('its money is held to what holds for a whole budget', () => {
  const month = { startDate: '2027-03-01', endDate: '2027-03-30', currency: 'EUR' as const };
  const said = (units: number, more: Partial<typeof month> | { endDate: null } = {}) =>
    addedMoneyFindings(
      { ...campaign, ...month, ...more },
      { placement: 'linkedIn', amount: units * 100 },
    ).map(sayFinding);
  expect(said(0)).toEqual(["Value can't be lower then 1"]);
  expect(said(1.5)).toEqual(['Provided amount has invalid format']);
  expect(said(99_999)).toEqual(['Please contact your CSM for budgets over €100.000,-']);
  expect(said(299)).toEqual(['The minimum LinkedIn budget for campaign duration is 300 euro']);
  expect(said(300)).toEqual([]);
  expect(said(12, { endDate: null })).toEqual([]);
});

test('amounts are whole and have five digits at most', () => {
  const said = (cents: number) => {
    const found = channelAmountFinding(cents, 'amount');
    return found && sayFinding(found);
  };
  expect([1_00, 99_999_00].map(said)).toEqual([undefined, undefined]);
  expect([0, -5_00].map(said)).toEqual(Array(2).fill("Value can't be lower then 1"));
  expect(said(1_50)).toBe('Provided amount has invalid format');
  expect(said(100_000_00)).toBe('Must be between 1 and 99999');
});

test('a total over 100.000 is agreed with a person', () => {
  expect(totalBudgetFinding(100_000_00, 'EUR', 'total')).toBeUndefined();
  const found = totalBudgetFinding(100_001_00, 'GBP', 'total');
  expect(found && sayFinding(found)).toBe('Please contact your CSM for budgets over £100.000,-');
});
