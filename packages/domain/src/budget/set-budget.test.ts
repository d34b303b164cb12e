import { describe, expect, test } from 'vitest';
import { campaignStatuses } from '../campaign/status.ts';
import type { CampaignType } from '../campaign/type.ts';
import { channels } from '../channel/channel.ts';
import { type BudgetChannel, budgetChannels, type ChannelSwitch } from '../channel/placement.ts';
import type { Finding } from '../finding.ts';
import { sayFinding } from '../message/say.ts';
import { reconfirmQuestion } from './amount.ts';
import {
  type ChannelAmounts,
  isChannelEnabled,
  isDivided,
  remainingBudget,
  totalOf,
} from './campaign-budget.ts';
import { minimumBudget, type Spending } from './minimum.ts';
import { affordableChannels, divideBudget, showShare } from './recommendation.ts';
import { budgetFindings, closedBudgetFinding, sumFinding, withBudget } from './set-budget.ts';

const amounts = (given: Partial<ChannelAmounts>): ChannelAmounts => ({
  facebook: null,
  googleDisplay: null,
  googleSearch: null,
  linkedIn: null,
  ...given,
});
const month: Spending = { startDate: '2027-03-01', endDate: '2027-03-30', currency: 'EUR' };
const campaign = {
  ...month,
  status: 'draft' as const,
  type: 'consideration' as const,
  packageId: null as string | null,
  channelsOff: [] as ChannelSwitch[],
};
type Campaign = Parameters<typeof budgetFindings>[0];
const heard = (found: Finding) => `${found.path}: ${sayFinding(found)}`;
const said = (given: Partial<ChannelAmounts>, more: Partial<Campaign> = {}) =>
  budgetFindings({ ...campaign, ...more }, amounts(given)).map(heard);

describe('a budget', () => {
  test('is given before the launch only, and to what no network has taken', () => {
    const open = campaignStatuses.filter(
      (status) => said({ facebook: 500_00 }, { status }).length === 0,
    );
    expect(open).toEqual(['draft', 'to_approve', 'failed']);
    expect(said({}, { status: 'active' })).toEqual([
      ': You cannot change the budget once a campaign is activated',
    ]);
  });

  test('needs a channel, and every enabled channel needs money', () => {
    const none = ['total: Please set a budget at least for one channel'];
    expect(said({})).toEqual(none);
    expect(said({ facebook: 0, linkedIn: 0 })).toEqual(none);
    expect(said({ facebook: 500_00, linkedIn: 0 })).toEqual([
      'total: One or more of enabled channels have no budget set',
    ]);
    expect(said({ facebook: 500_00 })).toEqual([]);
  });

  test('is whole, and has five digits for each channel', () => {
    expect(said({ facebook: 500_50 })).toEqual(['facebook: Provided amount has invalid format']);
    expect(said({ facebook: 100_000_00 })).toEqual(['facebook: Must be between 1 and 99999']);
    expect(said({ facebook: -5_00 })).toEqual(["facebook: Value can't be lower then 1"]);
  });

  test('over 100.000 is agreed with a person', () => {
    expect(said({ facebook: 99_999_00, googleDisplay: 30_00 }, { currency: 'GBP' })).toEqual([
      'total: Please contact your CSM for budgets over £100.000,-',
    ]);
    expect(said({ facebook: 99_000_00, googleDisplay: 1_000_00 })).toEqual([]);
  });

  test('over 15.000 is asked about', () => {
    const asked = (units: number) => {
      const found = reconfirmQuestion({ amount: units * 100, currency: 'EUR' });
      return found && sayFinding(found);
    };
    expect(asked(15_000)).toBeUndefined();
    expect(asked(15_001)).toBe('Please reconfirm your budget of €15.001');
  });

  test.each([
    ['awareness', 'linkedIn', 'LinkedIn has no budget in this campaign type'],
    ['awareness', 'googleSearch', 'Google Search has no budget in this campaign type'],
    ['leadform', 'googleDisplay', 'Google Display has no budget in this campaign type'],
  ] as const)('of %s has nothing for %s', (type, channel, message) => {
    expect(said({ [channel]: 400_00 }, { type })).toEqual([`${channel}: ${message}`]);
    expect(said({ facebook: 400_00 }, { type })).toEqual([]);
  });

  test('has nothing for what the package left out; without one it can be opened', () => {
    const off: Partial<Campaign> = { channelsOff: ['linkedIn'] };
    expect(said({ linkedIn: 400_00 }, off)).toEqual([]);
    expect(said({ linkedIn: 400_00 }, { ...off, packageId: 'p' })).toEqual([
      'linkedIn: LinkedIn is not part of this package',
    ]);
    const social: Partial<Campaign> = { channelsOff: ['facebook'] };
    expect(said({ facebook: 400_00 }, { ...social, packageId: 'p' })).toEqual([
      'facebook: Facebook and Instagram are not part of this package',
    ]);
    const part: Campaign = { ...campaign, packageId: 'p', channelsOff: ['instagramFeed'] };
    expect(closedBudgetFinding(part, 'facebook')).toBeUndefined();
  });

  test('must last for the days it is for', () => {
    expect(said({ facebook: 29_00, linkedIn: 400_00 })).toEqual([
      'facebook: The minimum Facebook and Instagram budget for campaign duration is 30 euro',
    ]);
    expect(said({ facebook: 50_00, linkedIn: 250_00 }, { currency: 'USD' })).toEqual([
      'total: Not enough budget. Should be at least $330',
      'linkedIn: The minimum LinkedIn budget for campaign duration is 300 dollars',
    ]);
    expect(said({ linkedIn: 1_00 }, { endDate: null })).toEqual([]);
  });

  test('is the sum of its parts', () => {
    const parts = amounts({ facebook: 500_00, linkedIn: 300_00 });
    expect(sumFinding(800_00, parts)).toBeUndefined();
    expect(sumFinding(900_00, parts)?.code).toBe('budget.notTheSum');
  });
});

const least = (channel: BudgetChannel, more: Partial<Spending>) =>
  minimumBudget(channel, { ...month, ...more });

test('networks want so much a day, LinkedIn for ten days at least', () => {
  expect(budgetChannels.map((channel) => least(channel, {}))).toEqual([
    30_00, 30_00, 30_00, 300_00,
  ]);
  expect(least('linkedIn', { endDate: '2027-03-05' })).toBe(100_00);
  expect(least('linkedIn', { endDate: '2027-03-11' })).toBe(110_00);
  expect(least('linkedIn', { currency: 'GBP' })).toBe(240_00);
  expect(least('linkedIn', { currency: 'ZWD' })).toBeUndefined();
  expect(least('facebook', { endDate: '2027-02-01' })).toBeUndefined();
});

describe('advice', () => {
  test('is a share for each channel', () => {
    expect(budgetChannels.map(showShare)).toEqual(['50%-60%', '20%-30%', '10%-20%', '20%-30%']);
  });

  const shares = (total: number, amounts: Record<BudgetChannel, number>) =>
    Object.values(amounts).map((amount) => Math.round((amount / total) * 100));

  test('divides everything, in whole units', () => {
    expect(Object.values(divideBudget(1_000_00, budgetChannels))).toEqual([
      500_00, 200_00, 100_00, 200_00,
    ]);
    expect(Object.values(divideBudget(101_00, ['facebook', 'googleSearch']))).toEqual([
      76_00, 0, 25_00, 0,
    ]);
    expect(Object.values(divideBudget(101_00, ['linkedIn']))).toEqual([0, 0, 0, 101_00]);
    expect(totalOf(divideBudget(500_00, []))).toBe(0);
  });

  const minimum = (channel: BudgetChannel) => minimumBudget(channel, month) ?? 0;

  test('is what a suggestion is divided by', () => {
    for (const total of [400_00, 790_00, 2_000_00]) {
      const channels = affordableChannels(total, budgetChannels, minimum);
      const divided = shares(total, divideBudget(total, channels, minimum));
      const [facebook = 0, display = 0, search = 0, linkedIn = 0] = divided;
      expect(facebook).toBeGreaterThanOrEqual(50);
      expect(facebook).toBeLessThanOrEqual(60);
      expect(display).toBeGreaterThanOrEqual(20);
      expect(display).toBeLessThanOrEqual(30);
      expect(search).toBeGreaterThanOrEqual(10);
      expect(search).toBeLessThanOrEqual(20);
      expect(linkedIn).toBe(total === 2_000_00 ? 20 : 0);
    }
  });

  test('gives no channel less than it needs, while there is enough', () => {
    const tight = divideBudget(1_000_00, budgetChannels, minimum);
    expect(Object.values(tight)).toEqual([434_00, 176_00, 90_00, 300_00]);
    const short = divideBudget(300_00, budgetChannels, minimum);
    expect(Object.values(short)).toEqual([150_00, 60_00, 30_00, 60_00]);
  });

  test('leaves out what costs more than we advise to spend on it', () => {
    const left = (total: number) => affordableChannels(total, budgetChannels, minimum);
    expect(left(1_000_00)).toEqual(budgetChannels);
    expect(left(999_00)).toEqual(['facebook', 'googleDisplay', 'googleSearch']);
    expect(left(60_00)).toEqual(['facebook']);
    expect(affordableChannels(500_00, ['googleSearch', 'linkedIn'], minimum)).toHaveLength(2);
    expect(affordableChannels(1_00, ['linkedIn'], minimum)).toEqual(['linkedIn']);
  });
});

describe('once it is set', () => {
  const funded = { ...campaign, customTotalGrossBudget: null, channelBudget: amounts({}) };
  const off: typeof funded = { ...funded, channelsOff: ['linkedIn'] };

  test('the total is the sum, and money opens a channel', () => {
    const after = withBudget(off, amounts({ linkedIn: 400_00, facebook: 100_00 }));
    expect(after).toMatchObject({
      customTotalGrossBudget: 500_00,
      channelBudget: { facebook: 100_00, googleDisplay: 0, googleSearch: 0, linkedIn: 400_00 },
      channelsOff: [],
    });
    const packaged = { ...off, packageId: 'p' };
    expect(withBudget(packaged, amounts({ facebook: 100_00 })).channelsOff).toEqual(['linkedIn']);
    const meta: typeof funded = {
      ...funded,
      channelsOff: ['facebook', 'instagramFeed', 'googleSearch'],
    };
    const opened = withBudget(meta, amounts({ facebook: 100_00 })).channelsOff;
    expect(opened).toEqual(['googleSearch']);
  });

  test('a channel that the type does not have is disabled', () => {
    const enabled = (type: CampaignType) =>
      channels.filter((channel) => isChannelEnabled({ ...funded, type }, channel));
    expect(enabled('consideration')).toEqual(channels);
    expect(enabled('leadform')).toEqual(['facebook', 'instagram']);
    // its money can only be given to Meta and to banners
    expect(enabled('awareness')).toEqual(['facebook', 'instagram', 'googleDisplay']);
  });

  test('a channel without money is disabled', () => {
    expect(isDivided(funded)).toBe(false);
    expect(isChannelEnabled(funded, 'instagram')).toBe(true);
    expect(isChannelEnabled(off, 'linkedIn')).toBe(false);
    const after = withBudget(funded, amounts({ facebook: 100_00 }));
    expect(isDivided(after)).toBe(true);
    expect(isChannelEnabled(after, 'instagram')).toBe(true);
    expect(isChannelEnabled(after, 'googleSearch')).toBe(false);
  });

  test('what is left is never less than nothing', () => {
    expect(remainingBudget(500_00, 120_50)).toBe(379_50);
    expect(remainingBudget(500_00, 510_00)).toBe(0);
  });
});
