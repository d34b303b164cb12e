import type { CampaignDetails } from '../campaign/details.ts';
import type { Goal } from '../campaign/goal.ts';
import type { Language } from '../campaign/language.ts';
import type { CampaignLocation } from '../campaign/location.ts';
import type { CampaignProfile } from '../campaign/profile.ts';
import type { CampaignType } from '../campaign/type.ts';
import { afterTypeChange } from '../campaign/type-change.ts';
import type { ChannelSwitch } from '../channel/placement.ts';

/** Default templates are one per function group; custom ones are made by hand and have a title. */
export const templateKinds = ['default', 'custom'] as const;
export type TemplateKind = (typeof templateKinds)[number];

export interface Template {
  id: string;
  kind: TemplateKind;
  type: CampaignType;
  title: string;
  targetUrl: string;
  poNumber: string;
  functionGroup: string | null;
  profiles: readonly CampaignProfile[];
  locations: readonly CampaignLocation[];
  goal: Goal | null;
  language: Language | null;
  customTotalGrossBudget: number | null;
  channelsOff: readonly ChannelSwitch[];
  facebookPageId: string | null;
  instagramPageId: string | null;
  linkedinPageId: string | null;
}

/** What a template is called where one is chosen and where one was used. */
export const templateLabel = (template: Pick<Template, 'kind' | 'title' | 'functionGroup'>) =>
  template.kind === 'default' ? (template.functionGroup ?? '') : template.title;

export interface Templatable extends CampaignDetails {
  type: CampaignType;
  profiles: readonly CampaignProfile[];
  functionGroup: string | null;
  goal: Goal | null;
  locations: readonly CampaignLocation[];
  customTotalGrossBudget: number | null;
  channelsOff: readonly ChannelSwitch[];
  facebookPageId: string | null;
  instagramPageId: string | null;
  linkedinPageId: string | null;
}

/** A template overwrites what it sets and leaves the rest; its type decides what can remain. */
export function applyTemplate<C extends Templatable>(campaign: C, template: Template): C {
  const byGroup = template.functionGroup !== null && template.profiles.length === 0;
  const audience = byGroup
    ? { functionGroup: template.functionGroup, profiles: [] }
    : template.profiles.length > 0
      ? { functionGroup: null, profiles: template.profiles }
      : {};
  const filled: C = {
    ...campaign,
    ...audience,
    title: template.title || campaign.title,
    targetUrl: template.targetUrl || campaign.targetUrl,
    poNumber: template.poNumber || campaign.poNumber,
    locations: template.locations.length > 0 ? template.locations : campaign.locations,
    goal: template.goal ?? campaign.goal,
    language: template.language ?? campaign.language,
    customTotalGrossBudget: template.customTotalGrossBudget ?? campaign.customTotalGrossBudget,
    channelsOff: template.channelsOff,
    facebookPageId: template.facebookPageId ?? campaign.facebookPageId,
    instagramPageId: template.instagramPageId ?? campaign.instagramPageId,
    linkedinPageId: template.linkedinPageId ?? campaign.linkedinPageId,
  };
  return afterTypeChange(filled, template.type);
}
