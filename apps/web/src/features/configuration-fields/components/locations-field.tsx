import {
  addLocationFindings,
  fill,
  LOCATIONS_MAX,
  placeRules,
  sayFinding,
  takesRadius,
  withRadius,
} from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { placeFieldTexts } from '@posthorn/domain/texts/place-field';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { AsyncMultiCombobox } from '../../../ui/pick/async-multi-combobox.tsx';
import { placeFactsQuery } from '../api/describe-locations.ts';
import { chosenLocation, nearbyOption, searchLocations } from '../api/search-locations.ts';
import { useForm, useFormField } from '../model/form.tsx';
import { fieldLabels } from '../model/form-values.ts';
import { PlaceRadius } from './place-radius.tsx';
import { UnknownPlaces } from './unknown-places.tsx';

const SEARCH_PAUSE_MS = 300;

/** The list begins with towns near what is chosen, or with what is found around the account's own city. */
export function LocationsField() {
  const { account, openChannels } = useForm();
  const { value: locations, pick, ...field } = useFormField('locations');
  const [refused, setRefused] = useState<string>();
  const { data: facts = [] } = useQuery(placeFactsQuery(locations));
  const factsOf = (place: { id: string }) => facts.find(({ id }) => id === place.id);
  const last = locations.at(-1);
  const nearby = last && factsOf(last)?.nearby;
  const home = account.city?.name ?? '';
  const country = last?.country ?? account.city?.country ?? account.address.country;
  const load = useCallback(
    async (text: string, signal: AbortSignal) => {
      const typed = text.trim();
      return typed === '' && nearby?.length
        ? nearby.map((place) => nearbyOption(place, last?.name ?? ''))
        : searchLocations(typed || home, country, signal);
    },
    [home, country, nearby, last?.name],
  );
  return (
    <div>
      <AsyncMultiCombobox
        {...field}
        label={fieldLabels.locations}
        description={fill(configurationTexts.locationsHint, { max: LOCATIONS_MAX })}
        placeholder={configurationTexts.locationsPlaceholder}
        load={load}
        pause={SEARCH_PAUSE_MS}
        emptyText={campaignTexts.noSuchLocation}
        value={locations.map((place) => chosenLocation(place, factsOf(place)))}
        refusal={refused}
        layer={{
          isOf: ({ place }) => takesRadius(place),
          hint: placeFieldTexts.chooseRadius,
          label: ({ place }) => fill(placeFieldTexts.around, { place: place.name }),
          content: ({ place }, close) => (
            <PlaceRadius
              place={place}
              facts={factsOf(place)}
              channels={openChannels}
              onChoose={(radiusKm) => {
                close();
                if (radiusKm === (place.radiusKm ?? null)) return;
                pick(
                  locations.map((one) => (one.id === place.id ? withRadius(one, radiusKm) : one)),
                );
              }}
            />
          ),
        }}
        onType={() => setRefused(undefined)}
        onAdd={({ place }) => {
          const wrong = addLocationFindings(locations, place)[0];
          setRefused(wrong && sayFinding(wrong));
          if (!wrong) pick([...locations, place]);
        }}
        onRemove={(gone) => {
          setRefused(undefined);
          pick(locations.filter(({ id }) => !gone.has(id)));
        }}
      />
      <ul className="mt-2 flex flex-col gap-1 text-xs text-text-2">
        {placeRules(locations, openChannels).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <UnknownPlaces />
    </div>
  );
}
