import { describe, expect, test } from 'vitest';
import type { AdType } from '../ad/ad-type.ts';
import { sayFinding } from '../message/say.ts';
import {
  budgetsWithoutMoney,
  channelsWithoutAd,
  type Funded,
  idleBudgets,
  publishedChannels,
} from './published.ts';
import type { CampaignStatus } from './status.ts';
import { goalOf } from './type.ts';

const campaign: Funded = {
  type: 'consideration',
  channelBudget: { facebook: 100_00, googleDisplay: 50_00, googleSearch: 0, linkedIn: null },
  channelsOff: [],
};
const ads = (...types: AdType[]) => types.map((adType, n) => ({ id: `${n}`, adType }));
const published = (given: Partial<Funded>, types: AdType[]) =>
  publishedChannels({ ...campaign, ...given }, ads(...types)).map(
    ({ channel, budget, ads: shown }) =>
      `${channel} ${budget}: ${shown.map(({ adType }) => adType)}`,
  );

const idleIn = (given: Funded & { status: CampaignStatus }, ...types: AdType[]) =>
  idleBudgets(
    given,
    publishedChannels(given, ads(...types)).map(({ channel }) => channel),
  );

describe('a channel is published', () => {
  test('with its ads and its money; Facebook and Instagram together', () => {
    expect(published({}, ['FacebookPostAd', 'InstagramStoryAd', 'GoogleDisplayCustomAd'])).toEqual([
      'facebook 10000: FacebookPostAd,InstagramStoryAd',
      'googleDisplay 5000: GoogleDisplayCustomAd',
    ]);
  });

  test('not without money, ads, a switch that is on, or a type that has it', () => {
    expect(published({}, ['GoogleSearchAd', 'LinkedinPostAd'])).toEqual([]);
    expect(published({}, [])).toEqual([]);
    expect(published({ channelsOff: ['facebook'] }, ['FacebookPostAd'])).toEqual([]);
    expect(
      published({ channelsOff: ['instagramStory'] }, ['InstagramPostAd', 'InstagramStoryAd']),
    ).toEqual(['facebook 10000: InstagramPostAd']);
    const rich = { facebook: 1, googleDisplay: 1, googleSearch: 1, linkedIn: 1 };
    expect(
      published({ type: 'awareness', channelBudget: rich }, ['LinkedinPostAd', 'GoogleSearchAd']),
    ).toEqual([]);
    expect(published({ type: 'leadform', channelBudget: rich }, ['GoogleDisplayCustomAd'])).toEqual(
      [],
    );
  });
});

test('money on a channel without ads is pointed out, unless nothing would be shown anywhere', () => {
  const draft = { ...campaign, status: 'draft' } as const;
  const idle = (...types: AdType[]) => idleIn(draft, ...types);
  expect(idle('FacebookPostAd')).toMatchObject([{ severity: 'warning', path: 'budget' }]);
  expect(idle('FacebookPostAd').map(sayFinding)).toEqual([
    'Google Display has a budget but no ads that can be shown: that budget will not be used',
  ]);
  expect(idle('GoogleDisplayCustomAd').map(sayFinding)).toEqual([
    'Facebook and Instagram have a budget but no ads that can be shown: that budget will not be used',
  ]);
  const off = { ...draft, channelsOff: ['googleDisplay' as const] };
  expect(idleIn(off, 'FacebookPostAd', 'GoogleDisplayCustomAd')).toHaveLength(1);
  expect(idle('InstagramStoryAd', 'GoogleDisplayCustomAd')).toEqual([]);
  expect(idle('LinkedinPostAd')).toEqual([]);
});

test('of a running campaign such money is said to be free', () => {
  const active = { ...campaign, status: 'active' } as const;
  expect(idleIn(active, 'FacebookPostAd').map(sayFinding)).toEqual([
    'Google Display has a budget but no ads that can be shown: that budget will not be used, and is free for other campaigns',
  ]);
});

test('a chosen channel without ads is pointed out where its budget pays for others', () => {
  const without = (more: Partial<Funded & { status: CampaignStatus }>, ...types: AdType[]) =>
    channelsWithoutAd({ ...campaign, status: 'draft', ...more }, ads(...types)).map(
      ({ path }) => path,
    );
  expect(without({}, 'FacebookPostAd')).toEqual(['channels.instagram']);
  expect(without({}, 'InstagramStoryAd')).toEqual(['channels.facebook']);
  expect(without({}, 'FacebookPostAd', 'InstagramStoryAd')).toEqual([]);
  expect(without({}, 'GoogleDisplayCustomAd')).toEqual([]);
  const off = { channelsOff: ['instagramFeed', 'instagramStory'] } as const;
  expect(without(off, 'FacebookPostAd')).toEqual([]);
  expect(without({ status: 'active' }, 'FacebookPostAd')).toEqual([]);
});

test('the goal is what the type stands for, and is chosen only where it may be', () => {
  expect(goalOf({ type: 'awareness', goal: 'MAXIMISE_CLICKS' })).toBe('MAXIMISE_IMPRESSIONS');
  expect(goalOf({ type: 'custom', goal: 'MAXIMISE_CONVERSIONS' })).toBe('MAXIMISE_CONVERSIONS');
});

test('ads that are used and not paid for are found by their budget', () => {
  const without = (...types: AdType[]) => budgetsWithoutMoney(campaign, ads(...types));
  expect(without('FacebookPostAd', 'GoogleSearchAd', 'LinkedinPostAd')).toEqual([
    'googleSearch',
    'linkedIn',
  ]);
  expect(without('InstagramPostAd', 'GoogleDisplayCustomAd')).toEqual([]);
  const off = { ...campaign, channelsOff: ['linkedIn'] as const };
  expect(budgetsWithoutMoney(off, ads('LinkedinPostAd'))).toEqual([]);
});
