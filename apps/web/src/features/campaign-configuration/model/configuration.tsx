import { type Audience, fill, isConfigurable, openChannels, sayFinding } from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useTouchedFields } from '../../../lib/save/use-touched-fields.ts';
import type { AccountFacts } from '../../accounts/index.ts';
import { rulesOf } from '../../campaigns/index.ts';
import { type Form, FormProvider } from '../../configuration-fields/index.ts';
import { WordingGuard } from '../../wording/index.ts';
import type { CampaignEngine, CampaignSnapshot } from './campaign-engine.ts';
import {
  type FieldFinding,
  fieldFindings,
  requiredFields,
  shownAudience,
  shownFields,
} from './field-findings.ts';
import { isUsed } from './saveable.ts';
import { type TypedTotal, useTypedTotal } from './typed-total.ts';
import { type Campaign, type Field, type Values, withValues } from './values.ts';

/** All that the parts of the form need to know of each other. */
export interface Configuration
  extends Omit<CampaignSnapshot, 'document'>,
    Pick<Form, 'of' | 'type' | 'openChannels' | 'notTaken' | 'plannedDays'> {
  engine: CampaignEngine;
  /** As the server has it. */
  campaign: Campaign;
  account: AccountFacts;
  /** As it would be if everything on the screen were saved. */
  shown: Campaign;
  fields: readonly Field[];
  required: readonly Field[];
  findings: readonly FieldFinding[];
  audience: Audience;
  isReadOnly: boolean;
  typedTotal: TypedTotal;
  /** The sentence at a field, once a person has been there. */
  messageOf: (field: Field) => string | undefined;
  /** A person was in the field: from now on it says what is wrong. */
  touch: (field: Field) => void;
  /** All fields say what is wrong. */
  touchAll: () => void;
  pickAudience: (audience: Audience) => void;
  /** A picker: changed and saved at once. */
  pick: <F extends Field>(field: F, value: Values[F]) => void;
}

const ConfigurationContext = createContext<Configuration | null>(null);

interface ConfigurationProviderProps {
  value: Configuration;
  children: ReactNode;
}

export function ConfigurationProvider({ value, children }: ConfigurationProviderProps) {
  return (
    <ConfigurationContext value={value}>
      <FormProvider value={value}>
        <WordingGuard language={value.values.language} of={`title ${value.campaign.id}`}>
          {children}
        </WordingGuard>
      </FormProvider>
    </ConfigurationContext>
  );
}

export function useConfiguration(): Configuration {
  const configuration = use(ConfigurationContext);
  if (!configuration) throw new Error('useConfiguration needs a ConfigurationProvider above it');
  return configuration;
}

export function useConfigurationOf(
  engine: CampaignEngine,
  { document: campaign, ...snapshot }: CampaignSnapshot,
  account: AccountFacts,
  /** `saysMissing`: every field says from the start what is wrong with it. */
  { saysMissing = false }: { saysMissing?: boolean } = {},
): Configuration {
  const { values, refusals, unsaved } = snapshot;
  const { isTouched, touch, touchAll, pick } = useTouchedFields(
    engine,
    saysMissing ? 'all' : 'none',
  );
  const [picked, setPicked] = useState<Audience>();
  const isReadOnly = !isConfigurable(rulesOf(campaign));
  const shown = useMemo(
    () => (isReadOnly ? campaign : withValues(campaign, values)),
    [campaign, values, isReadOnly],
  );
  const audience = shownAudience(shown, picked);
  const ofRules = useMemo(
    () => fieldFindings(shown, audience, account),
    [shown, audience, account],
  );
  const typedTotal = useTypedTotal(shown, values.budget, account.currency);
  const isTotalOpen = !isReadOnly && isUsed('budget', campaign);
  const ofTotal = isTotalOpen ? typedTotal.finding : undefined;
  const findings: readonly FieldFinding[] = ofTotal
    ? [...ofRules, { field: 'budget', finding: ofTotal }]
    : ofRules;

  return {
    ...snapshot,
    state: ofTotal && snapshot.state === 'saved' ? 'held' : snapshot.state,
    notTaken:
      isTotalOpen && typedTotal.isWaiting
        ? fill(configurationTexts.totalNotTaken, { typed: typedTotal.text })
        : undefined,
    typedTotal,
    of: 'campaign',
    type: shown.type,
    plannedDays: shown.runtime,
    openChannels: openChannels(shown.type, rulesOf(shown).channelsOff),
    campaign,
    engine,
    account,
    shown,
    audience,
    findings,
    fields: shownFields(shown, audience),
    required: requiredFields(shown, audience),
    isReadOnly,
    messageOf(field) {
      if (refusals[field] !== undefined) return refusals[field];
      const found = findings.find((one) => one.field === field)?.finding;
      if (!found) return undefined;
      // No one is reproached with an empty field before having been there. What was right once and
      // is not any more, such as a date that has passed, is said at once.
      const isKnown = isTouched(field) || unsaved.includes(field);
      return isKnown || found.code !== 'field.required' ? sayFinding(found) : undefined;
    },
    touch,
    touchAll,
    pick,
    pickAudience(next) {
      setPicked(next);
      if (next === 'functionGroup' && shown.profiles.length > 0) pick('profiles', []);
      if (next === 'jobProfiles' && shown.functionGroup !== null) pick('functionGroup', null);
    },
  };
}
