import type { CampaignLocation } from '../campaign/location.ts';
import type { Channel } from './channel.ts';
import type { Network } from './network.ts';

/** Networks do not show ads to groups so small that they would be nearly a person by name. */
const smallestCity: Record<Channel, number> = {
  facebook: 0,
  instagram: 0,
  linkedIn: 5_000,
  googleDisplay: 1_000,
  googleSearch: 0,
};

/** Cuba, Iran, North Korea and Syria: sanctions keep every network from showing ads there. */
const closedCountries: readonly string[] = ['CU', 'IR', 'KP', 'SY'];

/** Channels that can not be aimed at a place. An unknown population rules nothing out. */
export function channelsThatMiss(
  place: Pick<CampaignLocation, 'type'> & { countryCode: string; population: number },
  on: readonly Channel[],
): Channel[] {
  if (closedCountries.includes(place.countryCode)) return [...on];
  if (place.type !== 'city' || place.population === 0) return [];
  return on.filter((channel) => place.population < smallestCity[channel]);
}

/** The smallest circle in which Meta shows job ads around a point. */
export const SMALLEST_CIRCLE_KM = 25;

interface Circled extends Pick<CampaignLocation, 'type'> {
  radiusKm?: number;
}

/** What each network makes of a city and the radius around it; null where it takes a place of its own. */
const circles: Record<Network, (radiusKm: number | undefined) => number | null> = {
  // Job ads need a radius there, and several cities with one are refused (100/1815946): so every city is
  // a circle around its middle.
  meta: (radiusKm = 0) => Math.max(SMALLEST_CIRCLE_KM, radiusKm),
  linkedin: () => null,
  google: (radiusKm) => radiusKm ?? null,
};

/** The circle in which a network shows ads for a place, in kilometers; null where it shows them in the place itself. */
export const radiusOn = (network: Network, { type, radiusKm }: Circled): number | null =>
  type === 'city' ? circles[network](radiusKm) : null;
