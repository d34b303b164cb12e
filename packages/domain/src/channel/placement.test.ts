import { expect, test } from 'vitest';
import { say } from '../message/say.ts';
import { channels } from './channel.ts';
import {
  budgetSpecs,
  type ChannelSwitch,
  channelsSwitched,
  isChannelOn,
  isPlacementOn,
  placements,
  switchedOn,
  switchesOff,
  takesTotalBudget,
  waysOff,
} from './placement.ts';
import { channelsThatMiss } from './targeting.ts';

const on = (off: Parameters<typeof isChannelOn>[0]) =>
  channels.filter((channel) => isChannelOn(off, channel));

test('everything is on until it is switched off', () => {
  expect(on([])).toEqual([...channels]);
  expect(on(['instagramFeed'])).toContain('instagram');
  expect(on(['instagramFeed', 'instagramStory'])).not.toContain('instagram');
});

test('a channel is off by the switch above it, or by all of its own together', () => {
  expect(waysOff('instagram')).toEqual([['instagramFeed', 'instagramStory'], ['facebook']]);
  expect(waysOff('googleSearch')).toEqual([['googleSearch']]);
});

test('the Facebook switch stands above all of Meta', () => {
  expect(on(['facebook'])).toEqual(['linkedIn', 'googleDisplay', 'googleSearch']);
  expect(isPlacementOn(['facebook'], 'instagramStory')).toBe(false);
});

test('a placement is switched on alone', () => {
  const open = (...args: Parameters<typeof switchedOn>) =>
    placements.filter((placement) => isPlacementOn(switchedOn(...args), placement));
  expect(open(['facebook'], 'instagramStory')).toEqual([
    'instagramStory',
    'googleDisplay',
    'googleSearch',
    'linkedIn',
  ]);
  expect(switchedOn(['facebook', 'linkedIn'], 'linkedIn')).toContain('facebook');
  expect(open(['facebook', 'linkedIn'], 'linkedIn')).not.toContain('facebookFeed');
  expect(switchedOn([], 'linkedIn')).toEqual([]);
});

test('wanted channels say what is off', () => {
  for (const wanted of [[], ['facebook'], ['instagram', 'linkedIn'], [...channels]] as const) {
    expect(on(switchesOff(wanted))).toEqual(
      channels.filter((c) => [...wanted].includes(c as never)),
    );
  }
});

test.each([
  [2, false],
  [3, true],
  [90, true],
  [91, false],
])('Google Search keeps to a total for %i days: %s', (days, isSo) => {
  expect(takesTotalBudget('googleSearch', days)).toBe(isSo);
  expect(takesTotalBudget('facebook', days)).toBe(true);
  expect(takesTotalBudget('linkedIn', days)).toBe(true);
  expect(takesTotalBudget('googleDisplay', days)).toBe(false);
});

test('small cities can not be aimed at everywhere', () => {
  const place = (type: 'city' | 'region', population: number) => ({
    ...{ type, population },
    countryCode: 'NL',
  });
  expect(channelsThatMiss(place('city', 900), channels)).toEqual(['linkedIn', 'googleDisplay']);
  expect(channelsThatMiss(place('city', 0), channels)).toEqual([]);
  expect(channelsThatMiss(place('region', 900), channels)).toEqual([]);
  expect(channelsThatMiss(place('city', 2_000), ['facebook', 'linkedIn'])).toEqual(['linkedIn']);
});

test.each(['CU', 'IR', 'KP', 'SY'])('no network shows ads in %s', (countryCode) => {
  const country = { type: 'country', population: 1e7, countryCode } as const;
  expect(channelsThatMiss(country, channels)).toEqual([...channels]);
  expect(channelsThatMiss({ ...country, countryCode: 'NL' }, channels)).toEqual([]);
});

test('a channel that stays on keeps what is off inside it', () => {
  const off: ChannelSwitch[] = ['instagramStory', 'linkedIn'];
  expect(channelsSwitched(off, ['facebook', 'instagram', 'googleDisplay'])).toEqual([
    'googleSearch',
    'linkedIn',
    'instagramStory',
  ]);
  expect(channelsSwitched(['facebook'], ['instagram'])).not.toContain('instagramStory');
  expect(channelsSwitched([], ['facebook', 'linkedIn'])).toEqual([
    'instagramFeed',
    'instagramStory',
    'googleDisplay',
    'googleSearch',
  ]);
});

test('for how many days a search campaign can have a total is said as it is asked', () => {
  const { totalBudget } = budgetSpecs.googleSearch;
  expect(totalBudget).toHaveProperty('mostDays');
  const { mostDays } = totalBudget as { mostDays: number };
  expect(say('google.tooLongForTotalBudget')).toContain(`for ${mostDays} days at most`);
});
