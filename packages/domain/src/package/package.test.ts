import { expect, test } from 'vitest';
import { channelSwitches } from '../channel/placement.ts';
import { isArchived, isOffered, moneyFor, packageStartFindings } from './package.ts';

const all = {
  total: 1000,
  channels: { facebook: 400, googleDisplay: 300, googleSearch: 200, linkedIn: 100 },
};

test('a package gives money only to what the type can spend it on', () => {
  expect(moneyFor('conversions', all)).toEqual(all);
  expect(moneyFor('awareness', all)).toEqual({
    total: 700,
    channels: { facebook: 400, googleDisplay: 300, googleSearch: 0, linkedIn: 0 },
  });
  expect(moneyFor('leadform', all)).toEqual({
    total: 400,
    channels: { facebook: 400, googleDisplay: 0, googleSearch: 0, linkedIn: 0 },
  });
});

test('a package of which nothing would be left is refused', () => {
  const search = {
    total: 200,
    channels: { facebook: 0, googleDisplay: 0, googleSearch: 200, linkedIn: 0 },
  };
  const start = (money: typeof all) => ({ money, channelsOff: [] });
  expect(packageStartFindings('leadform', start(search))).toMatchObject([
    { code: 'campaign.packageOtherChannels', path: 'packageId' },
  ]);
  expect(packageStartFindings('consideration', start(search))).toEqual([]);
  expect(packageStartFindings('leadform', start(all))).toEqual([]);
});

test('a package that was never filled in is refused', () => {
  const nothing = { facebook: 0, googleDisplay: 0, googleSearch: 0, linkedIn: 0 };
  const empty = { money: { total: 0, channels: nothing }, channelsOff: channelSwitches };
  expect(packageStartFindings('custom', empty)).toMatchObject([
    { code: 'package.withoutChannels', path: 'packageId' },
  ]);
});

test.each([
  ['active', true, false],
  ['inactive', false, false],
  ['archived', false, true],
] as const)('a package that is %s', (status, offered, archived) => {
  expect(isOffered({ status })).toBe(offered);
  expect(isArchived({ status })).toBe(archived);
});
