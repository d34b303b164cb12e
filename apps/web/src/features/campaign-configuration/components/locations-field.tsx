import {
  addLocationFindings,
  campaignFieldLabels,
  fill,
  LOCATIONS_MAX,
  sayFinding,
} from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useCallback, useState } from 'react';
import { AsyncMultiCombobox } from '../../../ui/pick/async-multi-combobox.tsx';
import { chosenLocation, searchLocations } from '../api/search-locations.ts';
import { useConfiguration } from '../model/configuration.tsx';
import { UnknownPlaces } from './unknown-places.tsx';

const SEARCH_PAUSE_MS = 300;

/** The list begins with what is found around the account's own city. */
export function LocationsField() {
  const { values, account, pick, touch, messageOf, required } = useConfiguration();
  const { locations } = values;
  const [refused, setRefused] = useState<string>();
  const home = account.city?.name ?? '';
  const load = useCallback(
    (text: string, signal: AbortSignal) => searchLocations(text.trim() || home, signal),
    [home],
  );
  return (
    <div>
      <AsyncMultiCombobox
        label={campaignFieldLabels.locations}
        description={fill(configurationTexts.locationsHint, { max: LOCATIONS_MAX })}
        placeholder={configurationTexts.locationsPlaceholder}
        isRequired={required.includes('locations')}
        load={load}
        pause={SEARCH_PAUSE_MS}
        emptyText={campaignTexts.noSuchLocation}
        value={locations.map(chosenLocation)}
        error={messageOf('locations')}
        refusal={refused}
        onType={() => setRefused(undefined)}
        onBlur={() => touch('locations')}
        onAdd={({ place }) => {
          const wrong = addLocationFindings(locations, place)[0];
          setRefused(wrong && sayFinding(wrong));
          if (!wrong) pick('locations', [...locations, place]);
        }}
        onRemove={(gone) => {
          setRefused(undefined);
          pick(
            'locations',
            locations.filter(({ id }) => !gone.has(id)),
          );
        }}
      />
      <UnknownPlaces />
    </div>
  );
}
