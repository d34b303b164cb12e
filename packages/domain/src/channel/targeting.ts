import type { CampaignLocation } from '../campaign/location.ts';
import type { Channel } from './channel.ts';

/** Networks do not show ads to groups so small that they would be nearly a person by name. */
const smallestCity: Partial<Record<Channel, number>> = { linkedIn: 5_000, googleDisplay: 1_000 };

/** Cuba, Iran, North Korea and Syria: sanctions keep every network from showing ads there. */
const closedCountries: readonly string[] = ['CU', 'IR', 'KP', 'SY'];

/** Channels that can not be aimed at a place. An unknown population rules nothing out. */
export function channelsThatMiss(
  place: Pick<CampaignLocation, 'type'> & { countryCode: string; population: number },
  on: readonly Channel[],
): Channel[] {
  if (closedCountries.includes(place.countryCode)) return [...on];
  if (place.type !== 'city' || place.population === 0) return [];
  return on.filter((channel) => place.population < (smallestCity[channel] ?? 0));
}
