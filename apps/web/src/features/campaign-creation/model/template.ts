import type { OperationAnswer } from '@posthorn/contract';
import {
  campaignTypeSpecs,
  channelsOfValues,
  DEFAULT_TEMPLATE_TYPE,
  switchesOff,
  type Template,
  templateName,
} from '@posthorn/domain';

type Default = OperationAnswer<'listDefaultTemplates'>[number];
type Custom = OperationAnswer<'listCustomTemplates'>[number];

/** A template as a line to choose, and as what the rules know. */
export interface ChoosableTemplate extends Template {
  name: string;
  description: string;
}

const runtimeText = (days: number | null) =>
  days === null ? '' : `${days} ${days === 1 ? 'day' : 'days'}`;
const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');

const common = ({ id, language, runtime, customTotalGrossBudget, ...rest }: Default | Custom) => ({
  id,
  language,
  runtime,
  customTotalGrossBudget,
  functionGroup: rest.functionGroup,
  channelsOff: switchesOff(channelsOfValues(rest.enabledChannels)),
  facebookPageId: rest.facebookPageId,
  instagramPageId: rest.instagramPageId,
  linkedinPageId: rest.linkedinPageId,
});

export function defaultTemplate(template: Default): ChoosableTemplate {
  const rules: Template = {
    ...common(template),
    kind: 'default',
    type: DEFAULT_TEMPLATE_TYPE,
    title: '',
    purpose: '',
    targetUrl: '',
    poNumber: '',
    profiles: [],
    locations: [],
    goal: null,
  };
  return { ...rules, name: templateName(rules), description: runtimeText(template.runtime) };
}

export function customTemplate(template: Custom): ChoosableTemplate {
  const { type, title, purpose, targetUrl, poNumber, profiles, locations, goal } = template;
  const rules: Template = {
    ...common(template),
    ...{ type, title, purpose, targetUrl, poNumber, profiles, locations, goal },
    kind: 'custom',
  };
  return {
    ...rules,
    name: templateName(rules),
    description: joined(campaignTypeSpecs[type].label, runtimeText(template.runtime), purpose),
  };
}
