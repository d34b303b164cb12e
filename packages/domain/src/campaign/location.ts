import { placeTexts } from '#texts/place';
import { type Finding, finding } from '../finding.ts';
import { fill } from '../message/text.ts';

export const locationTypes = ['city', 'region', 'country'] as const;
export type LocationType = (typeof locationTypes)[number];

/** How far around a city people may be looked for, in kilometers. */
export const radiusSteps = [10, 25, 40, 60, 80] as const;
export type Radius = (typeof radiusSteps)[number];

export interface CampaignLocation {
  id: string;
  name: string;
  type: LocationType;
  country: string;
  /** How far around a city people are looked for as well; without it, in the city itself. */
  radiusKm?: Radius;
}

export const LOCATIONS_MAX = 5;

/** Regions and countries are large enough, and networks draw no circle around them. */
export const takesRadius = ({ type }: Pick<CampaignLocation, 'type'>): boolean => type === 'city';

const radiusFindings = (place: CampaignLocation): Finding[] =>
  place.radiusKm === undefined || takesRadius(place)
    ? []
    : [finding('campaign.radiusOfCity', 'radiusKm')];

/** A place with another radius, or with none. A place without one has no key for it: it is as it always was. */
export function withRadius<L extends CampaignLocation>(place: L, radiusKm: Radius | null): L {
  const { radiusKm: _, ...rest } = place;
  return (radiusKm === null ? rest : { ...rest, radiusKm }) as L;
}

/** A place as it is chosen: which one, and how far around it. */
export interface ChosenPlace {
  id: string;
  /** Null or nothing: in the place itself. */
  radiusKm?: Radius | null | undefined;
}

/** Places with another radius around one of them, and what is wrong with that. A place that is not there stays away. */
export function placesWithRadius(
  places: readonly CampaignLocation[],
  { id, radiusKm = null }: ChosenPlace,
): { locations: CampaignLocation[]; findings: Finding[] } {
  const isMeant = (place: CampaignLocation) => place.id === id;
  const locations = places.map((place) => (isMeant(place) ? withRadius(place, radiusKm) : place));
  return { locations, findings: locations.filter(isMeant).flatMap(radiusFindings) };
}

interface NamedCircle {
  name: string;
  radiusKm?: number | undefined;
}

/** A place as people read it: 'Groningen + 25 km'. */
export const placeLabel = ({ name, radiusKm }: NamedCircle): string =>
  radiusKm ? fill(placeTexts.andAround, { place: name, km: radiusKm }) : name;

export const placeLabels = (places: readonly NamedCircle[]): string =>
  places.map(placeLabel).join(', ');

/** What is wrong with places as a whole; the first thing only. */
export function locationsFindings(locations: readonly CampaignLocation[]): Finding[] {
  const path = 'locations';
  if (locations.length > LOCATIONS_MAX) return [finding('campaign.tooManyLocations', path)];
  if (new Set(locations.map(({ type }) => type)).size > 1)
    return [finding('campaign.mixedLocations', path)];
  const countries = new Set(locations.map(({ country }) => country));
  return countries.size > 1 ? [finding('campaign.locationsAbroad', path)] : [];
}

/** Whether one more place, with its radius, fits to those already chosen. */
export function addLocationFindings(
  chosen: readonly CampaignLocation[],
  added: CampaignLocation,
): Finding[] {
  const ofRadius = radiusFindings(added);
  if (chosen.some(({ id }) => id === added.id))
    return [...ofRadius, finding('campaign.locationTwice', 'locations')];
  return [...ofRadius, ...locationsFindings([...chosen, added])];
}

/** Of the names in a row of a list, without what separates them. */
const SHOWN_CHARACTERS = 40;

/** The places that a row names, and those that hide behind '+N'. The first is always shown. */
export function shownLocations<L extends NamedCircle>(
  locations: readonly L[],
): { shown: L[]; hidden: L[] } {
  let length = 0;
  const fits = locations.findIndex((location, index) => {
    length += placeLabel(location).length;
    return index > 0 && length > SHOWN_CHARACTERS;
  });
  const end = fits === -1 ? locations.length : fits;
  return { shown: locations.slice(0, end), hidden: locations.slice(end) };
}
