import { campaignTypeSpecs } from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import type { ReactElement } from 'react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EDITOR_ANCHOR } from '../../campaigns/index.ts';
import {
  AudienceSwitch,
  ChannelsField,
  ConflictNote,
  FunctionGroupField,
  fieldId,
  GoalField,
  LanguageField,
  LocationsField,
  ProfilesField,
  ScheduleField,
  TypedField,
} from '../../configuration-fields/index.ts';
import { FormSummary } from '../../lead-form/index.ts';
import { useConfiguration } from '../model/configuration.tsx';
import { isUsed } from '../model/saveable.ts';
import type { Field } from '../model/values.ts';
import { ReadOnlyField } from './read-only-field.tsx';
import { Shares } from './shares.tsx';
import { TotalField } from './total-field.tsx';

const sections: ReadonlyArray<{ title: string; fields: readonly Field[] }> = [
  { title: configurationTexts.campaign, fields: ['title', 'profiles', 'functionGroup', 'goal'] },
  { title: configurationTexts.whereAndWhen, fields: ['locations', 'schedule'] },
  { title: configurationTexts.budgetAndChannels, fields: ['budget', 'channels'] },
  {
    title: configurationTexts.landingPageAndReferences,
    fields: ['targetUrl', 'poNumber', 'referenceNumber', 'language'],
  },
];

const controls: Record<Field, ReactElement> = {
  title: <TypedField field="title" />,
  profiles: <ProfilesField />,
  functionGroup: <FunctionGroupField />,
  goal: <GoalField />,
  locations: <LocationsField />,
  schedule: <ScheduleField />,
  budget: <TotalField />,
  channels: <ChannelsField />,
  targetUrl: <TypedField field="targetUrl" />,
  poNumber: <TypedField field="poNumber" />,
  referenceNumber: <TypedField field="referenceNumber" />,
  language: <LanguageField />,
};

const isAudience = (field: Field) => field === 'profiles' || field === 'functionGroup';
/** Short ones stand beside each other. */
const isShort = (field: Field) =>
  field === 'poNumber' || field === 'referenceNumber' || field === 'language';

/** The fields the type uses, in its order. */
export function ConfigurationForm() {
  const { fields, isReadOnly, campaign } = useConfiguration();
  const isFixed = (field: Field) => isReadOnly || !isUsed(field, campaign);
  const titleOf = (title: string) =>
    title === configurationTexts.landingPageAndReferences && !fields.includes('targetUrl')
      ? configurationTexts.references
      : title;
  return (
    <div id={EDITOR_ANCHOR} className="flex flex-col gap-4">
      {sections.map((section) => (
        <Panel key={section.title} title={titleOf(section.title)}>
          <div className="grid gap-5 sm:grid-cols-2">
            {fields
              .filter((field) => section.fields.includes(field))
              .map((field) => (
                <div
                  // One place for both audiences: the switch keeps the focus when it changes them.
                  key={isAudience(field) ? 'audience' : field}
                  className={isShort(field) ? '' : 'sm:col-span-2'}
                >
                  {isAudience(field) && !isReadOnly ? (
                    <div className="mb-4 empty:hidden">
                      <AudienceSwitch />
                    </div>
                  ) : null}
                  <div id={fieldId(field)} className="scroll-mt-24">
                    {isFixed(field) ? <ReadOnlyField field={field} /> : controls[field]}
                  </div>
                  {isFixed(field) ? null : <ConflictNote field={field} />}
                </div>
              ))}
            {section.title === configurationTexts.budgetAndChannels && !isReadOnly ? (
              <div className="flex flex-col gap-4 empty:hidden sm:col-span-2">
                <Shares />
              </div>
            ) : null}
          </div>
        </Panel>
      ))}
      {campaignTypeSpecs[campaign.type].needsForm ? <FormSummary campaign={campaign} /> : null}
    </div>
  );
}
