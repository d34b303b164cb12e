import {
  type Audience,
  audienceOf,
  campaignTypeSpecs,
  channelsChosen,
  type Finding,
  finding,
  openChannels,
  sayFinding,
  switchesOff,
  templateBudgetFinding,
  templateChannelValues,
  templateMissing,
  templateRuntimeFinding,
  templateTextFinding,
} from '@posthorn/domain';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useTouchedFields } from '../../../lib/save/use-touched-fields.ts';
import type { AccountFacts } from '../../accounts/index.ts';
import { type Form, FormProvider } from '../../configuration-fields/index.ts';
import type { TemplateEngine, TemplateSnapshot } from './template-engine.ts';
import { type Field, fieldsOf, isText, isUsed, type Template, type Values } from './values.ts';

/** All that the parts of the page need to know of each other. */
export interface TemplateForm extends Omit<TemplateSnapshot, 'document'>, Pick<Form, 'of'> {
  engine: TemplateEngine;
  account: AccountFacts;
  /** As the server has it. */
  template: Template;
  /** As it would be if everything on the screen were saved. */
  shown: Template;
  type: Template['type'];
  openChannels: Form['openChannels'];
  fields: readonly Field[];
  required: readonly Field[];
  /** What it still needs before campaigns can begin with it. */
  missing: readonly Finding[];
  audience: Audience;
  pickAudience: (audience: Audience) => void;
  messageOf: (field: Field) => string | undefined;
  touch: (field: Field) => void;
  /** All fields say what is wrong. */
  touchAll: () => void;
  pick: <F extends Field>(field: F, value: Values[F]) => void;
}

const TemplateFormContext = createContext<TemplateForm | null>(null);

interface TemplateFormProviderProps {
  value: TemplateForm;
  children: ReactNode;
}

export function TemplateFormProvider({ value, children }: TemplateFormProviderProps) {
  return (
    <TemplateFormContext value={value}>
      <FormProvider value={value}>{children}</FormProvider>
    </TemplateFormContext>
  );
}

export function useTemplateForm(): TemplateForm {
  const form = use(TemplateFormContext);
  if (!form) throw new Error('useTemplateForm needs a TemplateFormProvider above it');
  return form;
}

/** The template as it would be if everything on the screen were saved. */
function withValues(template: Template, { budget, channels, ...values }: Values): Template {
  return {
    ...template,
    ...values,
    customTotalGrossBudget: budget || null,
    enabledChannels: channels.map(({ id }) => templateChannelValues[id]),
    channelsOff: channelsChosen(
      template,
      channels.map(({ id }) => id),
    ),
  };
}

/** The field in which a thing that is missing is filled in; none for what is made elsewhere. */
export function fieldOfMissing({ path }: Finding, audience: Audience): Field | undefined {
  if (path === 'audience') return audience === 'jobProfiles' ? 'profiles' : 'functionGroup';
  if (path === 'enabledChannels') return 'channels';
  return fieldsOf.custom.find((field) => field === path);
}

/** What can not be saved as it is filled in. */
function wrongIn(field: Field, values: Values, account: AccountFacts): Finding | undefined {
  if (isText(field)) return templateTextFinding(field, values[field]);
  if (field === 'runtime' && values.runtime !== null) return templateRuntimeFinding(values.runtime);
  if (field === 'budget') return templateBudgetFinding(values.budget ?? 0, account.currency);
  return undefined;
}

export function useTemplateFormOf(
  engine: TemplateEngine,
  { document: template, ...snapshot }: TemplateSnapshot,
  account: AccountFacts,
): TemplateForm {
  const { values, refusals } = snapshot;
  const { isTouched, touch, touchAll, pick } = useTouchedFields(engine);
  const [picked, setPicked] = useState<Audience>();
  const shown = useMemo(() => withValues(template, values), [template, values]);
  const { kind, type } = shown;
  const missing = useMemo(() => templateMissing(shown), [shown]);
  const isEmpty = values.functionGroup === null && values.profiles.length === 0;
  const isOffered = picked && campaignTypeSpecs[type].audiences.includes(picked);
  const ofGroup = kind === 'default';
  const audience = ofGroup ? 'functionGroup' : isEmpty && isOffered ? picked : audienceOf(shown);
  const hidden: Field = audience === 'jobProfiles' ? 'functionGroup' : 'profiles';
  const fields = fieldsOf[kind].filter((field) => field !== hidden && isUsed(field, shown));
  const required = templateMissing({ ...shown, ...nothing }).flatMap(
    (found) => fieldOfMissing(found, audience) ?? [],
  );

  return {
    ...snapshot,
    of: 'template',
    engine,
    account,
    template,
    shown,
    type,
    openChannels: openChannels(type, shown.channelsOff),
    fields,
    required,
    missing,
    audience,
    messageOf(field) {
      if (refusals[field] !== undefined) return refusals[field];
      const wrong = wrongIn(field, values, account);
      if (wrong) return sayFinding(wrong);
      const isMissing = missing.some((found) => fieldOfMissing(found, audience) === field);
      return isMissing && isTouched(field)
        ? sayFinding(finding('field.required', field))
        : undefined;
    },
    touch,
    touchAll,
    pick,
    pickAudience(next) {
      setPicked(next);
      if (next === 'functionGroup' && values.profiles.length > 0) pick('profiles', []);
      if (next === 'jobProfiles' && values.functionGroup !== null) pick('functionGroup', null);
    },
  };
}

/** A template in which nothing was filled in is reproached with all that it must have. */
const nothing = {
  title: '',
  purpose: '',
  functionGroup: null,
  profiles: [],
  runtime: null,
  customTotalGrossBudget: null,
  channelsOff: switchesOff([]),
};
