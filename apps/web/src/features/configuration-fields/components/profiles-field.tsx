import {
  campaignTypeSpecs,
  fill,
  PROFILES_MAX,
  profilesFindings,
  profilesWarnings,
  sayFinding,
} from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useCallback, useState } from 'react';
import { AsyncMultiCombobox } from '../../../ui/pick/async-multi-combobox.tsx';
import { chosenProfile, searchProfiles } from '../api/search-profiles.ts';
import { useForm, useFormField } from '../model/form.tsx';
import { fieldLabels } from '../model/form-values.ts';

export function ProfilesField() {
  const { type, values } = useForm();
  const { value: profiles, pick, ...field } = useFormField('profiles');
  const [refused, setRefused] = useState<string>();
  const warning = profilesWarnings(profiles, campaignTypeSpecs[type])[0];
  const { language } = values;
  const ids = profiles.map(({ id }) => id).join(',');
  const load = useCallback(
    (text: string, signal: AbortSignal) =>
      searchProfiles(text, signal, { language: language ?? undefined, chosen: ids }),
    [language, ids],
  );
  return (
    <AsyncMultiCombobox
      {...field}
      label={fieldLabels.profiles}
      description={fill(configurationTexts.jobsHint, { max: PROFILES_MAX })}
      placeholder={configurationTexts.searchAJob}
      load={load}
      emptyText={campaignTexts.noSuchProfile}
      value={profiles.map(chosenProfile)}
      refusal={refused}
      warning={warning && sayFinding(warning)}
      onType={() => setRefused(undefined)}
      onAdd={({ profile }) => {
        const wrong = profilesFindings([...profiles, profile])[0];
        setRefused(wrong && sayFinding(wrong));
        if (!wrong) pick([...profiles, profile]);
      }}
      onRemove={(gone) => {
        setRefused(undefined);
        pick(profiles.filter(({ id }) => !gone.has(id)));
      }}
    />
  );
}
