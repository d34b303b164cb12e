import { placeFieldTexts } from '#texts/place-field';
import type { CampaignLocation } from '../campaign/location.ts';
import { listed } from '../message/listed.ts';
import { fill } from '../message/text.ts';
import { type Channel, channelLabels } from './channel.ts';
import { networksOf } from './network.ts';
import { radiusOn, SMALLEST_CIRCLE_KM } from './targeting.ts';

/** The channels that show ads for this place in a wider circle than was chosen. */
const widenedOn = (place: CampaignLocation, channels: readonly Channel[]): Channel[] =>
  channels.filter((channel) =>
    networksOf([channel]).some(
      (network) => (radiusOn(network, place) ?? 0) > (place.radiusKm ?? 0),
    ),
  );

/** "Only the city", and where it becomes a circle all the same. */
export function placeOnlyLabel(place: CampaignLocation, channels: readonly Channel[]): string {
  const widened = widenedOn({ ...place, radiusKm: undefined }, channels);
  if (widened.length === 0) return placeFieldTexts.placeOnly;
  return fill(placeFieldTexts.placeOnlyWithCircle, {
    channels: listed(widened.map((channel) => channelLabels[channel])),
    km: SMALLEST_CIRCLE_KM,
  });
}

/** What the rules for job ads and the networks make of the chosen places, a sentence each. */
export function placeRules(
  places: readonly CampaignLocation[],
  channels: readonly Channel[],
): string[] {
  const on = networksOf(channels);
  const widened = channels.filter((channel) =>
    places.some((place) => widenedOn(place, [channel]).length > 0),
  );
  const without = places.filter((place) =>
    on.some((network) => place.radiusKm && radiusOn(network, place) === null),
  );
  return [
    widened.length > 0
      ? fill(placeFieldTexts.jobAdRulesWithCircle, {
          channels: listed(widened.map((channel) => channelLabels[channel])),
          km: SMALLEST_CIRCLE_KM,
        })
      : placeFieldTexts.jobAdRules,
    ...(without.length > 0
      ? [
          fill(placeFieldTexts.noRadius, {
            places: listed(without.map(({ name }) => name)),
          }),
        ]
      : []),
  ];
}
