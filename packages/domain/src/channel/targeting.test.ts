import { expect, test } from 'vitest';
import { type CampaignLocation, radiusSteps } from '../campaign/location.ts';
import { placeOnlyLabel, placeRules } from './place-rules.ts';
import { radiusOn } from './targeting.ts';

const groningen: CampaignLocation = {
  ...{ id: 'city:1', name: 'Groningen', type: 'city', country: 'Netherlands' },
};
const around = (radiusKm: NonNullable<CampaignLocation['radiusKm']>) => ({
  ...groningen,
  radiusKm,
});

test('Meta draws a circle around every city, and no small one', () => {
  expect(radiusOn('meta', groningen)).toBe(25);
  expect(radiusSteps.map((km) => radiusOn('meta', around(km)))).toEqual([25, 25, 40, 60, 80]);
});

test('Google draws one where it is wished for, LinkedIn never', () => {
  expect(radiusOn('google', groningen)).toBeNull();
  expect(radiusOn('google', around(10))).toBe(10);
  expect(radiusOn('linkedin', around(80))).toBeNull();
});

test.each(['region', 'country'] as const)('there is no circle around a %s', (type) => {
  expect(radiusOn('meta', { type, radiusKm: 40 })).toBeNull();
  expect(radiusOn('google', { type, radiusKm: 40 })).toBeNull();
});

test('says what the rules for job ads and the networks make of a radius', () => {
  const all = ['facebook', 'instagram', 'linkedIn', 'googleSearch'] as const;
  expect(placeRules([groningen], all)).toEqual([
    expect.stringContaining('on Facebook and Instagram at least 25 km around a city'),
  ]);
  expect(placeRules([around(40)], all)).toEqual([
    'Job ads are shown to everyone: no choice of age, gender or postal code.',
    'LinkedIn knows no radius: there, ads are shown in Groningen itself.',
  ]);
  expect(placeRules([around(10)], ['googleSearch'])).toHaveLength(1);
});

test('"only the city" names the channels on which it is a circle', () => {
  const label = 'Only the city (Facebook and Instagram: 25 km)';
  expect(placeOnlyLabel(groningen, ['facebook', 'instagram', 'googleSearch'])).toBe(label);
  expect(placeOnlyLabel(around(40), ['facebook', 'instagram'])).toBe(label);
  expect(placeOnlyLabel(groningen, ['googleSearch', 'linkedIn'])).toBe('Only the city');
});
