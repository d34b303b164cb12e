import type { PlannedPlace } from '../plan.ts';

/** A city that every network knows. */
export const utrecht: PlannedPlace = {
  id: 'city:2745912',
  name: 'Utrecht',
  type: 'city',
  countryCode: 'NL',
  regionName: 'Utrecht',
  alternatives: ['Utrecque'],
  regions: ['Utrecht'],
  latitude: 52.0908,
  longitude: 5.1222,
};
