import {
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
import { Term } from '../../../lib/glossary/term.tsx';
import { Flag } from '../../../ui/display/flag.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import { functionGroupsQuery } from '../api/list-function-groups.ts';
import { useForm, useFormField } from '../model/form.tsx';
import { fieldLabels } from '../model/form-values.ts';

const languageOptions = languages.map((id) => ({
  id,
  label: languageLabels[id],
  icon: <Flag country={languageFlags[id]} />,
}));

/** The chosen one is shown also before the list is there, and when it is not offered any more. */
const withChosen = <T extends string>(offered: readonly T[], chosen: T | null): T[] =>
  chosen === null || offered.includes(chosen) ? [...offered] : [...offered, chosen];

interface FunctionGroupFieldProps {
  /** Those of all groups that can be chosen here. */
  offer?: (all: readonly string[]) => readonly string[];
}

export function FunctionGroupField({ offer = (all) => all }: FunctionGroupFieldProps) {
  const { value, pick, ...field } = useFormField('functionGroup');
  const { data: groups = [] } = useQuery(functionGroupsQuery);
  return (
    <Select
      {...field}
      label={fieldLabels.functionGroup}
      description={<Term word="functionGroup">{configurationTexts.whatIsThis}</Term>}
      placeholder={configurationTexts.chooseAFunctionGroup}
      hasSearch
      searchLabel={configurationTexts.searchFunctionGroups}
      emptyText={fieldTexts.noMatch}
      options={withChosen(offer(groups), value).map((id) => ({
        id,
        label: functionGroupLabel(id),
      }))}
      value={value}
      onChange={pick}
    />
  );
}

export function GoalField() {
  const { account } = useForm();
  const { value, pick, ...field } = useFormField('goal');
  return (
    <Select
      {...field}
      label={fieldLabels.goal}
      description={<Term word="conversion">{configurationTexts.whatIsAConversion}</Term>}
      placeholder={configurationTexts.chooseAGoal}
      options={withChosen(offeredGoals(account), value).map((id) => ({
        id,
        label: goalLabels[id],
      }))}
      value={value}
      onChange={(goal) => pick(goal as Goal | null)}
    />
  );
}

export function LanguageField() {
  const { value, pick } = useFormField('language');
  return (
    <Select
      label={fieldLabels.language}
      description={configurationTexts.ofTheAds}
      options={languageOptions}
      value={value}
      onChange={(language) => language && pick(language as Language)}
    />
  );
}
