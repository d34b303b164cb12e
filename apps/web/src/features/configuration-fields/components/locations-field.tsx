import { addLocationFindings, fill, LOCATIONS_MAX, sayFinding } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useCallback, useState } from 'react';
import { AsyncMultiCombobox } from '../../../ui/pick/async-multi-combobox.tsx';
import { chosenLocation, searchLocations } from '../api/search-locations.ts';
import { useForm, useFormField } from '../model/form.tsx';
import { fieldLabels } from '../model/form-values.ts';
import { UnknownPlaces } from './unknown-places.tsx';

const SEARCH_PAUSE_MS = 300;

/** The list begins with what is found around the account's own city. */
export function LocationsField() {
  const { account } = useForm();
  const { value: locations, pick, ...field } = useFormField('locations');
  const [refused, setRefused] = useState<string>();
  const home = account.city?.name ?? '';
  const load = useCallback(
    (text: string, signal: AbortSignal) => searchLocations(text.trim() || home, signal),
    [home],
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
        value={locations.map(chosenLocation)}
        refusal={refused}
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
      <UnknownPlaces />
    </div>
  );
}
