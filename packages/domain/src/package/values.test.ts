import { describe, expect, test } from 'vitest';
import { channelSwitches } from '../channel/placement.ts';
import { sayFinding } from '../message/say.ts';
import {
  copiedPackage,
  newPackage,
  PACKAGE_RUNTIME_LIMIT,
  type PackageValues,
  packageFindings,
  packageTotal,
  packageWarnings,
  readRuntime,
  tidyPackage,
} from './values.ts';

const euros = (facebook: number, googleDisplay = 0, googleSearch = 0, linkedIn = 0) => ({
  facebook: facebook * 100,
  googleDisplay: googleDisplay * 100,
  googleSearch: googleSearch * 100,
  linkedIn: linkedIn * 100,
});
const good: PackageValues = {
  name: 'Regional start',
  runtime: 30,
  channelsOff: ['googleSearch', 'linkedIn'],
  channelBudget: euros(600, 300),
};
const said = (changes: Partial<PackageValues>) =>
  packageFindings({ ...good, ...changes }, 'EUR').map(
    (found) => `${found.path}: ${sayFinding(found)}`,
  );

describe('a package can be saved', () => {
  test.each<[string, Partial<PackageValues>]>([
    ['as it is', {}],
    ['for two days', { runtime: 2 }],
    ['for longer than any campaign', { runtime: 5_000 }],
    ['with one placement of Meta', { channelsOff: [...good.channelsOff, 'facebookFeed'] }],
    ['without any channel', { channelsOff: channelSwitches, channelBudget: euros(0) }],
    ['with a name of 60 characters', { name: 'x'.repeat(60) }],
  ])('%s', (_, changes) => {
    expect(said(changes)).toEqual([]);
  });
});

describe('a package can not be saved', () => {
  test.each<[string, Partial<PackageValues>, string[]]>([
    ['for one day', { runtime: 1 }, ['runtime: Minimum runtime is 2 days']],
    ['for no day', { runtime: 0 }, ['runtime: Minimum runtime is 2 days']],
    [
      'with a channel that has no money',
      { channelBudget: euros(600, 0) },
      ["googleDisplay: Enabled channels can't have zero budget"],
    ],
    [
      'with Meta and none of its placements',
      { channelsOff: [...good.channelsOff, 'facebookFeed', 'instagramFeed', 'instagramStory'] },
      ['facebook: Channel facebook requires to choose at least one ad type option to proceed'],
    ],
    ['without a name', { name: ' \u200b' }, ['name: Please give the package a name']],
    ['with a longer name', { name: 'x'.repeat(61) }, ['name: This field is max 60 characters']],
    [
      'with parts of a unit',
      { channelBudget: euros(600.5, 300) },
      ['facebook: Provided amount has invalid format'],
    ],
    [
      'with an amount of six digits',
      { channelBudget: euros(100_000, 300), channelsOff: ['googleSearch', 'linkedIn'] },
      [
        'facebook: Must be between 1 and 99999',
        'total: Please contact your CSM for budgets over €100.000,-',
      ],
    ],
    [
      'with more than a campaign may have',
      { channelBudget: euros(60_000, 40_001) },
      ['total: Please contact your CSM for budgets over €100.000,-'],
    ],
    [
      'for several reasons at once, which are all said',
      { runtime: 1, channelBudget: euros(0, 300) },
      ['runtime: Minimum runtime is 2 days', "facebook: Enabled channels can't have zero budget"],
    ],
  ])('%s', (_, changes, expected) => {
    expect(said(changes)).toEqual(expected);
  });
});

test.each([
  ['30', 30],
  [' 14 ', 14],
  ['7.9', 7],
  ['7,9', 7],
  ['12 days', 12],
  ['abc', 0],
  ['', 0],
  ['-5', 0],
  ['99999999999999999999', PACKAGE_RUNTIME_LIMIT],
])('a runtime of %j is %i', (text, days) => {
  expect(readRuntime(text)).toBe(days);
});

test.each([
  [euros(10.2, 5.5), 17_00],
  [euros(600, 300), 900_00],
  [{ ...euros(0), linkedIn: 1 }, 1_00],
  [euros(0), 0],
])('the total of %j is %i', (amounts, total) => {
  expect(packageTotal(amounts)).toBe(total);
});

test('a new package is inactive and holds nothing', () => {
  expect(newPackage).toEqual({
    name: 'New package',
    status: 'inactive',
    runtime: 2,
    channelsOff: channelSwitches,
    channelBudget: euros(0),
  });
  expect(packageFindings(newPackage, 'EUR')).toEqual([]);
});

test('what is off has neither money nor placements', () => {
  const sent = { ...good, channelsOff: ['facebook' as const], channelBudget: euros(1, 2, 3, 4) };
  expect(tidyPackage(sent)).toEqual({
    ...good,
    channelsOff: ['facebook', 'facebookFeed', 'instagramFeed', 'instagramStory'],
    channelBudget: euros(0, 2, 3, 4),
  });
});

test.each([
  ['Regional start', [], 'Regional start (copy)'],
  ['Regional start', ['Regional start (copy)'], 'Regional start (copy 2)'],
  ['Regional start (copy)', ['Regional start (copy)'], 'Regional start (copy 2)'],
  ['x'.repeat(60), [], 'x'.repeat(60)],
])('a copy of %s beside %j is called %s', (name, taken, copy) => {
  const { status, ...values } = copiedPackage({ ...good, name }, taken);
  expect(values).toEqual({ ...good, name: copy });
  expect(status).toBe('inactive');
});

test('channels that get less than their network requires for the runtime are warned of', () => {
  const warned = (changes: Partial<PackageValues>) =>
    packageWarnings({ ...good, ...changes }, 'EUR').map(
      (found) => `${found.path}: ${sayFinding(found)}`,
    );
  expect(warned({})).toEqual([]);
  const tiny = {
    runtime: 60,
    channelsOff: ['facebook', 'facebookFeed', 'instagramFeed', 'instagramStory'] as const,
    channelBudget: euros(0, 60, 1, 10),
  };
  expect(warned(tiny)).toEqual([
    'googleSearch: The network needs at least €60 for 60 days. Campaigns with less cannot be launched.',
    'linkedIn: The network needs at least €600 for 60 days. Campaigns with less cannot be launched.',
  ]);
  // What is zero is an error already, and what is off gets nothing.
  expect(warned({ ...tiny, channelBudget: euros(0, 0, 60, 600) })).toEqual([]);
  expect(warned({ runtime: PACKAGE_RUNTIME_LIMIT })).toHaveLength(1);
});
