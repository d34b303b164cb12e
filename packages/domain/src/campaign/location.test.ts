import { expect, test } from 'vitest';
import {
  type CampaignLocation,
  placeLabels,
  placesWithRadius,
  radiusFindings,
  withRadius,
} from './location.ts';

const place = (id: string, type: CampaignLocation['type'] = 'city'): CampaignLocation => ({
  ...{ id, name: id, type, country: 'Netherlands' },
});

test('a radius stands behind the name, and a place without one is as it always was', () => {
  const wide = withRadius(place('Groningen'), 25);
  expect(placeLabels([wide, place('Assen')])).toBe('Groningen + 25 km, Assen');
  expect(withRadius(wide, null)).toEqual(place('Groningen'));
  expect(Object.keys(withRadius(wide, null))).not.toContain('radiusKm');
});

test('only cities take a radius', () => {
  const codes = (one: CampaignLocation) => radiusFindings(one, 10).map(({ code }) => code);
  expect(codes(place('Groningen'))).toEqual([]);
  expect(codes(place('Groningen', 'region'))).toEqual(['campaign.radiusOfCity']);
  expect(radiusFindings(place('Groningen', 'region'), null)).toEqual([]);
});

test('the radius of one place leaves the others alone, and brings no place back', () => {
  const both = [place('Groningen'), place('Assen')];
  expect(placesWithRadius(both, { id: 'Assen', radiusKm: 40 })).toEqual({
    locations: [place('Groningen'), { ...place('Assen'), radiusKm: 40 }],
    findings: [],
  });
  expect(placesWithRadius(both, { id: 'Emmen', radiusKm: 40 }).locations).toEqual(both);
});
