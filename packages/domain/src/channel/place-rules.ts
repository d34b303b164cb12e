import { placeFieldTexts } from '#texts/place-field';
import type { CampaignLocation } from '../campaign/location.ts';
import { fill } from '../message/text.ts';
import { type Channel, channelLabels } from './channel.ts';
import { networksOf } from './network.ts';
import { radiusOn, SMALLEST_CIRCLE_KM } from './targeting.ts';

/** What the rules for job ads and the networks make of the chosen places, a sentence each. */
export function placeRules(
  places: readonly CampaignLocation[],
  channels: readonly Channel[],
): string[] {
  const on = networksOf(channels);
  const widened = channels.filter((channel) =>
    networksOf([channel]).some((network) =>
      places.some((place) => (radiusOn(network, place) ?? 0) > (place.radiusKm ?? 0)),
    ),
  );
  const without = places.filter((place) =>
    on.some((network) => place.radiusKm && radiusOn(network, place) === null),
  );
  return [
    widened.length > 0
      ? fill(placeFieldTexts.jobAdRulesWithCircle, {
          channels: widened.map((channel) => channelLabels[channel]).join(' and '),
          km: SMALLEST_CIRCLE_KM,
        })
      : placeFieldTexts.jobAdRules,
    ...(without.length > 0
      ? [
          fill(placeFieldTexts.noRadius, {
            places: without.map(({ name }) => name).join(' and '),
          }),
        ]
      : []),
  ];
}
