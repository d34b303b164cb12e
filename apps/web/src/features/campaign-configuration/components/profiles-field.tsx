import {
  campaignFieldLabels,
  campaignTypeSpecs,
  fill,
  PROFILES_MAX,
  profilesFindings,
  profilesWarnings,
  sayFinding,
} from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useState } from 'react';
import { AsyncMultiCombobox } from '../../../ui/pick/async-multi-combobox.tsx';
import { chosenProfile, searchProfiles } from '../api/search-profiles.ts';
import { useConfiguration } from '../model/configuration.tsx';

export function ProfilesField() {
  const { values, shown, pick, touch, messageOf, required } = useConfiguration();
  const { profiles } = values;
  const [refused, setRefused] = useState<string>();
  const warning = profilesWarnings(profiles, campaignTypeSpecs[shown.type])[0];
  return (
    <AsyncMultiCombobox
      label={campaignFieldLabels.jobProfiles}
      description={fill(configurationTexts.jobsHint, { max: PROFILES_MAX })}
      placeholder={configurationTexts.searchAJob}
      isRequired={required.includes('profiles')}
      load={searchProfiles}
      emptyText={campaignTexts.noSuchProfile}
      value={profiles.map(chosenProfile)}
      error={messageOf('profiles')}
      refusal={refused}
      warning={warning && sayFinding(warning)}
      onType={() => setRefused(undefined)}
      onBlur={() => touch('profiles')}
      onAdd={({ profile }) => {
        const wrong = profilesFindings([...profiles, profile])[0];
        setRefused(wrong && sayFinding(wrong));
        if (!wrong) pick('profiles', [...profiles, profile]);
      }}
      onRemove={(gone) => {
        setRefused(undefined);
        pick(
          'profiles',
          profiles.filter(({ id }) => !gone.has(id)),
        );
      }}
    />
  );
}
