import { fill, type Network, networkNames } from '@posthorn/domain';
import { launchDialogTexts } from '@posthorn/domain/texts/launch-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import {
  type Campaign,
  type PlacesOnNetwork,
  placesOnNetworksQuery,
} from '../../campaigns/index.ts';

type Place = PlacesOnNetwork['places'][number];

/** More places than this are counted, and only those that a network does not know are listed. */
const LISTED = 2;

interface LaunchPlacesProps {
  campaign: Pick<Campaign, 'accountId' | 'locations'>;
  /** Those on which something is launched. */
  networks: readonly Network[];
}

/** What each network calls the places in which it is about to show the ads. */
export function LaunchPlaces({ campaign, networks }: LaunchPlacesProps) {
  const { accountId, locations } = campaign;
  const { data } = useQuery(placesOnNetworksQuery(accountId, locations));
  const [isWhole, setWhole] = useState(false);
  const lines = (data?.networks ?? []).filter(({ network }) => networks.includes(network));
  if (lines.length === 0) return null;
  const isLong = locations.length > LISTED;
  const nameOf = ({ placeId }: Place) => locations.find(({ id }) => id === placeId)?.name ?? '';
  const wordsOf = (place: Place): string => {
    if (place.name === null) return fill(launchDialogTexts.placeUnknown, { place: nameOf(place) });
    const { name, regionName: region, radiusKm: km } = place;
    if (km !== null) return fill(launchDialogTexts.placeAround, { km, place: name });
    return region ? fill(launchDialogTexts.placeIn, { place: name, region }) : name;
  };
  return (
    <section aria-label={launchDialogTexts.places} className="text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-text-2">{launchDialogTexts.places}</h3>
        {isLong ? (
          <Button size="sm" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole
              ? launchDialogTexts.showFewer
              : fill(launchDialogTexts.showPlaces, { n: locations.length })}
          </Button>
        ) : null}
      </div>
      <ul className="mt-1 flex flex-col gap-0.5">
        {lines.map(({ network, isAnswered, places }) => {
          const shown = isWhole || !isLong ? places : places.filter(({ name }) => name === null);
          const words = isAnswered ? shown.map(wordsOf) : [launchDialogTexts.placesNotAsked];
          return words.length === 0 ? null : (
            <li key={network} className="wrap-anywhere">
              {fill(launchDialogTexts.placesOn, {
                network: networkNames[network],
                places: words.join(', '),
              })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
