import { openChannels } from '../campaign/channels.ts';
import { campaignTypeSpecs } from '../campaign/type.ts';
import { isBlank } from '../field/blank.ts';
import { type Finding, finding } from '../finding.ts';
import { templateRuntimeFinding } from './details.ts';
import type { TemplateKind } from './kind.ts';
import type { Template } from './template.ts';

/** A template as far as it decides whether campaigns can be made from it. */
export interface TemplateContent
  extends Pick<
    Template,
    | 'kind'
    | 'type'
    | 'title'
    | 'purpose'
    | 'functionGroup'
    | 'profiles'
    | 'runtime'
    | 'customTotalGrossBudget'
    | 'channelsOff'
  > {
  adsCount: number;
  isLeadformComplete: boolean;
}

type Check = (template: TemplateContent) => Finding | false;

const title: Check = (t) => isBlank(t.title) && finding('template.missingTitle', 'title');
const purpose: Check = (t) => isBlank(t.purpose) && finding('template.missingPurpose', 'purpose');
const audience: Check = (t) =>
  t.functionGroup === null &&
  t.profiles.length === 0 &&
  finding('template.missingAudience', 'audience');
const functionGroup: Check = (t) =>
  t.functionGroup === null && finding('template.missingFunctionGroup', 'functionGroup');
const needsRuntime: Check = (t) =>
  (t.runtime === null || templateRuntimeFinding(t.runtime) !== undefined) &&
  finding('template.missingRuntime', 'runtime');
/** A custom template may leave it to the campaign. */
const mayHaveRuntime: Check = (t) => t.runtime !== null && needsRuntime(t);
const budget: Check = (t) =>
  !t.customTotalGrossBudget && finding('template.missingBudget', 'budget');
const channel: Check = (t) =>
  openChannels(t.type, t.channelsOff).length === 0 &&
  finding('template.missingChannel', 'enabledChannels');
const ad: Check = (t) => t.adsCount === 0 && finding('template.missingAd', 'ads');

const form: Check = (t) =>
  campaignTypeSpecs[t.type].needsForm &&
  !t.isLeadformComplete &&
  finding('template.missingForm', 'leadform');

/** In the order in which people are told. */
const checks: Record<TemplateKind, readonly Check[]> = {
  custom: [title, purpose, audience, mayHaveRuntime, budget, channel, ad, form],
  default: [functionGroup, needsRuntime, budget, channel, ad],
};

/** What a template still needs; nothing when it is complete. */
export const templateMissing = (template: TemplateContent): Finding[] =>
  checks[template.kind].flatMap((check) => check(template) || []);
