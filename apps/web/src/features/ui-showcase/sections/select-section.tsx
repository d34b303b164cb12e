import { fieldTexts } from '@posthorn/domain/texts/field';
import { useState } from 'react';
import {
  AsyncCombobox,
  AsyncMultiCombobox,
  Combobox,
  MultiSelect,
  type Option,
  Select,
} from '../../../ui/index.ts';
import { callsToAction, cities, searchCities } from '../demo-data.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

const noMatch = fieldTexts.noMatch;

export function SelectSection() {
  const [action, setAction] = useState<string | null>('apply');
  const [city, setCity] = useState<string | null>(null);
  const [found, setFound] = useState<string | null>('groningen');
  const [remote, setRemote] = useState<Option | null>(null);
  const [places, setPlaces] = useState(['groningen', 'assen', 'leeuwarden']);
  const [searched, setSearched] = useState<readonly Option[]>([]);
  const [none, setNone] = useState<string[]>([]);
  return (
    <SpecimenGrid>
      <Specimen title="Select">
        <Select
          label="Call to action"
          options={callsToAction}
          value={action}
          onChange={setAction}
        />
        <Select
          label="Nothing to choose"
          options={[]}
          emptyText={noMatch}
          value={null}
          onChange={() => {}}
        />
      </Specimen>
      <Specimen title="Select with search">
        <Select
          label="City"
          hasSearch
          searchLabel="Search cities"
          emptyText={noMatch}
          placeholder="Choose a city"
          options={cities}
          value={city}
          onChange={setCity}
        />
      </Specimen>
      <Specimen title="Combobox">
        <Combobox
          label="Region"
          options={cities}
          emptyText={noMatch}
          value={found}
          onChange={setFound}
        />
      </Specimen>
      <Specimen title="Combobox, options from a server">
        <AsyncCombobox
          label="Location"
          placeholder="Type a place"
          load={searchCities}
          emptyText={noMatch}
          value={remote}
          onChange={setRemote}
        />
      </Specimen>
      <Specimen title="Several, as tags">
        <MultiSelect
          label="Locations"
          description="At most five."
          options={cities}
          emptyText={noMatch}
          value={places}
          onChange={setPlaces}
          error={places.length > 5 ? 'Choose at most five locations' : undefined}
        />
        <MultiSelect label="Nothing yet" options={cities} value={none} onChange={setNone} />
      </Specimen>
      <Specimen title="Several, options from a server">
        <AsyncMultiCombobox
          label="Places"
          placeholder="Type a place"
          load={searchCities}
          emptyText={noMatch}
          value={searched}
          onAdd={(option) => setSearched([...searched, option])}
          onRemove={(gone) => setSearched(searched.filter(({ id }) => !gone.has(id)))}
        />
      </Specimen>
      <Specimen title="Invalid, disabled, blocked">
        <Select
          label="Job list"
          options={cities}
          value={null}
          onChange={() => {}}
          error="This field can not be empty"
        />
        <Select label="Disabled" isDisabled options={cities} value="breda" onChange={() => {}} />
        <Select
          label="Blocked"
          disabledReason="Cannot change after the start"
          options={cities}
          value="zwolle"
          onChange={() => {}}
        />
      </Specimen>
    </SpecimenGrid>
  );
}
