import { expect, test } from 'vitest';
import { metricSpecs, showMetric } from './metric.ts';
import {
  countedByAd,
  countedByDay,
  countedIn,
  countedOfChannel,
  hasReadings,
  type Readings,
  unreadChannels,
} from './reading.ts';

const row = (day: string, clicks: number) => ({
  ...{ day, channel: 'facebook' as const, clicks },
  ...{ impressions: clicks * 100, leads: 0, spend: clicks * 10 },
});
const readings: Readings = {
  channels: [
    { channel: 'facebook', from: '2026-11-02', until: '2026-11-05' },
    { channel: 'linkedIn', from: '2026-11-02', until: null },
  ],
  days: [row('2026-11-02', 4), row('2026-11-04', 6)],
};
const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06'];

test('figures are known once one network has told some', () => {
  expect(hasReadings(readings)).toBe(true);
  expect(hasReadings({ channels: readings.channels.slice(1) })).toBe(false);
  expect(hasReadings({ channels: [] })).toBe(false);
});

test('a day that was read and had nothing is zero, one that was not read is not known', () => {
  expect(countedByDay(readings, 'facebook', days).map((day) => day?.clicks ?? null)).toEqual([
    null,
    4,
    0,
    6,
    0,
    null,
  ]);
  expect(countedByDay(readings, 'linkedIn', days)).toEqual(days.map(() => null));
  expect(countedByDay(readings, 'googleSearch', days)).toEqual(days.map(() => null));
});

test('sums are of what is known, and null where nothing is', () => {
  const period = { from: '2026-11-02', to: '2026-11-03' };
  expect(countedIn(readings, period)).toMatchObject({ clicks: 4, spend: 40 });
  expect(countedIn(readings, period, ['linkedIn'])).toBeNull();
  expect(countedIn(readings, { from: '2026-11-05', to: '2026-11-05' })).toMatchObject({
    clicks: 0,
  });
  expect(countedIn(readings, { from: '2026-11-06', to: '2026-11-07' })).toBeNull();
});

test('says which channels have not told of the last whole day', () => {
  const until = (to: string) => unreadChannels(readings, { from: '2026-11-02', to }, '2026-11-07');
  expect(until('2026-11-05')).toEqual(['linkedIn']);
  expect(until('2026-11-06')).toEqual(['facebook', 'linkedIn']);
  // Of today no one knows everything.
  expect(unreadChannels(readings, { from: '2026-11-02', to: '2026-11-06' }, '2026-11-06')).toEqual([
    'linkedIn',
  ]);
});

test('a rate without a base is not zero', () => {
  const nothing = { impressions: 0, clicks: 0, leads: 0, spend: 900 };
  expect(metricSpecs.ctr.of(nothing)).toBeNull();
  expect(metricSpecs.cpl.of(nothing)).toBeNull();
  expect(showMetric('cpl', null, 'EUR')).toBe('–');
  expect(
    showMetric('ctr', metricSpecs.ctr.of({ ...nothing, impressions: 400, clicks: 5 }), 'EUR'),
  ).toBe('1.25%');
  expect(showMetric('cpc', 33.5, 'EUR')).toBe('€0,34');
});

test('a channel is zero once its network has told, and not known before', () => {
  expect(countedOfChannel(readings, 'facebook')).toMatchObject({ clicks: 10, spend: 100 });
  expect(countedOfChannel(readings, 'linkedIn')).toBeNull();
  expect(countedOfChannel(readings, 'googleSearch')).toBeNull();
});

test('an ad without figures did nothing, if all its channel did is told by ad', () => {
  const clicks = (ads: number[], id: string, channel: 'facebook' | 'linkedIn' = 'facebook') =>
    countedByAd({
      ...readings,
      ads: ads.map((each, at) => ({ adId: `a${at}`, ...row('2026-11-02', each) })),
    })({ id, channel })?.clicks ?? null;
  expect([clicks([4, 6], 'a0'), clicks([4, 6], 'other')]).toEqual([4, 0]);
  expect([clicks([4], 'a0'), clicks([4], 'other'), clicks([], 'other')]).toEqual([4, null, null]);
  expect(clicks([4, 6], 'other', 'linkedIn')).toBeNull();
});
