import {
  campaignFieldLabels,
  functionGroupLabel,
  type Goal,
  goalLabels,
  type Language,
  languageFlags,
  languageLabels,
  languages,
  offeredGoals,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { fieldTexts } from '@posthorn/domain/texts/field';
import { useQuery } from '@tanstack/react-query';
import { Flag } from '../../../ui/display/flag.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import { functionGroupsQuery } from '../api/list-function-groups.ts';
import { useConfiguration } from '../model/configuration.tsx';

const languageOptions = languages.map((id) => ({
  id,
  label: languageLabels[id],
  icon: <Flag country={languageFlags[id]} />,
}));

/** The chosen one is shown also before the list is there, and when it is not offered any more. */
const withChosen = <T extends string>(offered: readonly T[], chosen: T | null): T[] =>
  chosen === null || offered.includes(chosen) ? [...offered] : [...offered, chosen];

export function FunctionGroupField() {
  const { values, pick, touch, messageOf, required } = useConfiguration();
  const { data: groups = [] } = useQuery(functionGroupsQuery);
  const options = withChosen(groups, values.functionGroup);
  return (
    <Select
      label={campaignFieldLabels.functionGroup}
      placeholder={configurationTexts.chooseAFunctionGroup}
      hasSearch
      searchLabel={configurationTexts.searchFunctionGroups}
      emptyText={fieldTexts.noMatch}
      isRequired={required.includes('functionGroup')}
      options={options.map((id) => ({ id, label: functionGroupLabel(id) }))}
      value={values.functionGroup}
      error={messageOf('functionGroup')}
      onBlur={() => touch('functionGroup')}
      onChange={(group) => pick('functionGroup', group)}
    />
  );
}

export function GoalField() {
  const { values, account, pick, touch, messageOf, required } = useConfiguration();
  return (
    <Select
      label={campaignFieldLabels.campaignGoal}
      placeholder={configurationTexts.chooseAGoal}
      isRequired={required.includes('goal')}
      options={withChosen(offeredGoals(account), values.goal).map((id) => ({
        id,
        label: goalLabels[id],
      }))}
      value={values.goal}
      error={messageOf('goal')}
      onBlur={() => touch('goal')}
      onChange={(goal) => pick('goal', goal as Goal | null)}
    />
  );
}

export function LanguageField() {
  const { values, pick } = useConfiguration();
  return (
    <Select
      label={campaignFieldLabels.language}
      description={configurationTexts.ofTheAds}
      options={languageOptions}
      value={values.language}
      onChange={(language) => language && pick('language', language as Language)}
    />
  );
}
