import type { OperationAnswer } from '@posthorn/contract';
import {
  type CampaignType,
  campaignTypeSpecs,
  functionGroupLabel,
  switchesOff,
  type Template,
} from '@posthorn/domain';

type Default = OperationAnswer<'listDefaultTemplates'>[number];
type Custom = OperationAnswer<'listCustomTemplates'>[number];

/** A template as a line to choose, and as what the rules know. */
export interface ChoosableTemplate extends Template {
  /** Default ones are called after their function group, custom ones have a title. */
  name: string;
  description: string;
}

/** Templates of a function group are for this type. */
const typeOfDefaults: CampaignType = 'consideration';

const runtimeText = (days: number | null) =>
  days === null ? '' : `${days} ${days === 1 ? 'day' : 'days'}`;
const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');

const common = ({ id, language, customTotalGrossBudget, ...rest }: Default) => ({
  id,
  language,
  customTotalGrossBudget,
  functionGroup: rest.functionGroup,
  channelsOff: switchesOff(rest.enabledChannels),
  facebookPageId: rest.facebookPageId,
  instagramPageId: rest.instagramPageId,
  linkedinPageId: rest.linkedinPageId,
});

export function defaultTemplate(template: Default): ChoosableTemplate {
  return {
    ...common(template),
    kind: 'default',
    type: typeOfDefaults,
    title: '',
    targetUrl: '',
    poNumber: '',
    profiles: [],
    locations: [],
    goal: null,
    name: functionGroupLabel(template.functionGroup ?? ''),
    description: joined(campaignTypeSpecs[typeOfDefaults].label, runtimeText(template.runtime)),
  };
}

export function customTemplate(template: Custom): ChoosableTemplate {
  const { type, title, targetUrl, poNumber, profiles, locations, goal } = template;
  return {
    ...common(template),
    ...{ type, title, targetUrl, poNumber, profiles, locations, goal },
    kind: 'custom',
    name: title,
    description: joined(
      campaignTypeSpecs[type].label,
      runtimeText(template.runtime),
      template.purpose,
    ),
  };
}
