import { type Finding, finding } from '../finding.ts';

export const locationTypes = ['city', 'region', 'country'] as const;
export type LocationType = (typeof locationTypes)[number];

export interface CampaignLocation {
  id: string;
  name: string;
  type: LocationType;
  country: string;
}

export const LOCATIONS_MAX = 5;

/** What is wrong with places as a whole; the first thing only. */
export function locationsFindings(locations: readonly CampaignLocation[]): Finding[] {
  const path = 'locations';
  if (locations.length > LOCATIONS_MAX) return [finding('campaign.tooManyLocations', path)];
  if (new Set(locations.map(({ type }) => type)).size > 1)
    return [finding('campaign.mixedLocations', path)];
  const countries = new Set(locations.map(({ country }) => country));
  return countries.size > 1 ? [finding('campaign.locationsAbroad', path)] : [];
}

/** Whether one more place fits to those already chosen. */
export function addLocationFindings(
  chosen: readonly CampaignLocation[],
  added: CampaignLocation,
): Finding[] {
  if (chosen.some(({ id }) => id === added.id))
    return [finding('campaign.locationTwice', 'locations')];
  return locationsFindings([...chosen, added]);
}

const SHOWN_CHARACTERS = 40;

/** The names that fit into a row, and those that hide behind '+N'. The first is always shown. */
export function shownLocations<L extends { name: string }>(
  locations: readonly L[],
): { shown: L[]; hidden: L[] } {
  let length = 0;
  const fits = locations.findIndex((location, index) => {
    length += location.name.length;
    return index > 0 && length > SHOWN_CHARACTERS;
  });
  const end = fits === -1 ? locations.length : fits;
  return { shown: locations.slice(0, end), hidden: locations.slice(end) };
}
