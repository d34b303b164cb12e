import { expect, test } from 'vitest';
import {
  addLocationFindings,
  type CampaignLocation,
  placeLabels,
  placesWithRadius,
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
  const city = place('Groningen');
  const region = place('Groningen', 'region');
  const added = (one: CampaignLocation) => addLocationFindings([], one).map(({ code }) => code);
  expect(added(withRadius(city, 10))).toEqual([]);
  expect(added(withRadius(region, 10))).toEqual(['campaign.radiusOfCity']);
  expect(added(region)).toEqual([]);
  const changed = placesWithRadius([region], { id: region.id, radiusKm: 10 });
  expect(changed.findings).toMatchObject([{ code: 'campaign.radiusOfCity', path: 'radiusKm' }]);
});

test('the radius of one place leaves the others alone, and brings no place back', () => {
  const both = [place('Groningen'), place('Assen')];
  expect(placesWithRadius(both, { id: 'Assen', radiusKm: 40 })).toEqual({
    locations: [place('Groningen'), { ...place('Assen'), radiusKm: 40 }],
    findings: [],
  });
  expect(placesWithRadius(both, { id: 'Emmen', radiusKm: 40 }).locations).toEqual(both);
});
