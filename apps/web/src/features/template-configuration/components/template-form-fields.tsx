import { freeFunctionGroups, TEMPLATE_URL_MAX } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import {
  AudienceSwitch,
  ConflictNote,
  FunctionGroupField,
  fieldId,
  GoalField,
  LanguageField,
  LocationsField,
  ProfilesField,
  TypedField,
} from '../../configuration-fields/index.ts';
import { templatesQuery } from '../../templates/index.ts';
import { useTemplateForm } from '../model/template-form.tsx';
import type { Field } from '../model/values.ts';
import { BudgetField } from './budget-field.tsx';
import { ChannelSwitches } from './channel-switches.tsx';
import { RuntimeField } from './runtime-field.tsx';
import { TemplatePages } from './template-pages.tsx';

const sections: ReadonlyArray<{ title: string; fields: readonly Field[] }> = [
  { title: templatesPageTexts.about, fields: ['title', 'purpose'] },
  {
    title: templatesPageTexts.people,
    fields: ['profiles', 'functionGroup', 'goal', 'locations', 'language'],
  },
  { title: templatesPageTexts.money, fields: ['runtime', 'budget', 'channels'] },
  { title: templatesPageTexts.landing, fields: ['targetUrl'] },
  { title: templatesPageTexts.references, fields: ['poNumber'] },
];

const controls: Record<Field, ReactElement> = {
  title: <TypedField field="title" />,
  purpose: <TypedField field="purpose" />,
  profiles: <ProfilesField />,
  functionGroup: <GroupField />,
  goal: <GoalField />,
  locations: <LocationsField />,
  runtime: <RuntimeField />,
  budget: <BudgetField />,
  channels: <ChannelSwitches />,
  targetUrl: <TypedField field="targetUrl" max={TEMPLATE_URL_MAX} />,
  poNumber: <TypedField field="poNumber" />,
  language: <LanguageField />,
};

/** There is one default template for each function group: those of others are not offered. */
function GroupField() {
  const { template } = useTemplateForm();
  const { data } = useQuery(templatesQuery(template.accountId));
  if (template.kind === 'custom') return <FunctionGroupField />;
  const others = data?.filter(({ kind }) => kind === 'default') ?? [];
  return <FunctionGroupField offer={(all) => freeFunctionGroups(all, others, template.id)} />;
}

const isAudience = (field: Field) => field === 'profiles' || field === 'functionGroup';

/** The fields the kind and the type of the template have, in their order. */
export function TemplateFormFields() {
  const { fields, template } = useTemplateForm();
  return (
    <div className="flex flex-col gap-6">
      {sections.map(({ title, fields: wanted }) => {
        const shown = fields.filter((field) => wanted.includes(field));
        return shown.length === 0 ? null : (
          <Section key={title} title={title}>
            {shown.map((field) => (
              // One place for both audiences: the switch keeps the focus when it changes them.
              <div key={isAudience(field) ? 'audience' : field}>
                {isAudience(field) && template.kind === 'custom' ? (
                  <div className="mb-4 empty:hidden">
                    <AudienceSwitch />
                  </div>
                ) : null}
                <div id={fieldId(field)} className="scroll-mt-4">
                  {controls[field]}
                </div>
                <ConflictNote field={field} />
              </div>
            ))}
          </Section>
        );
      })}
      <Section title={templatesPageTexts.pages}>
        <TemplatePages />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line pt-5 first:border-t-0 first:pt-0">
      <h3 className="mb-4 text-lg font-semibold">{title}</h3>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}
