import type { CampaignLocation } from '../campaign/location.ts';
import type { Channel } from './channel.ts';

/** Networks do not show ads to groups so small that they would be nearly somebody by name. */
const smallestCity: Partial<Record<Channel, number>> = { linkedIn: 5_000, googleDisplay: 1_000 };

/** Channels that can not be aimed at a place. An unknown population rules nothing out. */
export function channelsThatMiss(
  location: Pick<CampaignLocation, 'type'>,
  population: number,
  on: readonly Channel[],
): Channel[] {
  if (location.type !== 'city' || population === 0) return [];
  return on.filter((channel) => population < (smallestCity[channel] ?? 0));
}
