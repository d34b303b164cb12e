import { adviceFollowed, advisedFor, isAsAdvised } from '../budget/advised-budget.ts';
import type { CampaignBudget } from '../budget/campaign-budget.ts';
import type { Currency } from '../budget/money.ts';
import { withBudget } from '../budget/set-budget.ts';
import type { CalendarDate } from '../calendar/date.ts';
import type { CampaignDetails } from '../campaign/details.ts';
import type { Goal } from '../campaign/goal.ts';
import type { Language } from '../campaign/language.ts';
import type { CampaignLocation } from '../campaign/location.ts';
import type { ChosenPages } from '../campaign/pages.ts';
import type { CampaignProfile } from '../campaign/profile.ts';
import { endFor } from '../campaign/schedule.ts';
import { type CampaignType, campaignTypeSpecs } from '../campaign/type.ts';
import { afterTypeChange } from '../campaign/type-change.ts';
import type { ChannelSwitch } from '../channel/placement.ts';
import { type Finding, finding } from '../finding.ts';
import { functionGroupLabel } from '../function-group/name.ts';
import type { ChosenKeywords } from '../keyword/keyword.ts';
import type { TemplateKind } from './kind.ts';

export interface Template extends ChosenPages {
  id: string;
  kind: TemplateKind;
  type: CampaignType;
  title: string;
  /** What it is for, said to those who choose one. */
  purpose: string;
  targetUrl: string;
  poNumber: string;
  functionGroup: string | null;
  profiles: readonly CampaignProfile[];
  locations: readonly CampaignLocation[];
  goal: Goal | null;
  language: Language | null;
  /** Days. */
  runtime: number | null;
  customTotalGrossBudget: number | null;
  channelsOff: readonly ChannelSwitch[];
  /** Null where the job profiles of each campaign tell them. */
  keywords: ChosenKeywords | null;
}

/** What a template is called where one is chosen and where one was used. */
export const templateName = (template: Pick<Template, 'kind' | 'title' | 'functionGroup'>) =>
  template.kind === 'default' ? functionGroupLabel(template.functionGroup ?? '') : template.title;

/** Why a campaign of a type can not begin with a template. */
export function templateFindings(type: CampaignType, template: Pick<Template, 'type'>): Finding[] {
  if (!campaignTypeSpecs[type].takesTemplate)
    return [finding('campaign.typeNeedsNoTemplate', 'templateId')];
  return template.type === type ? [] : [finding('campaign.templateOtherType', 'templateId')];
}

export interface Templatable extends CampaignDetails, CampaignBudget, ChosenPages {
  type: CampaignType;
  packageId: string | null;
  profiles: readonly CampaignProfile[];
  functionGroup: string | null;
  goal: Goal | null;
  locations: readonly CampaignLocation[];
  channelsOff: readonly ChannelSwitch[];
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  runtime: number | null;
  keywords: ChosenKeywords | null;
}

/** The type a campaign has once it is filled: only templates people made have a type to give. */
export const typeFrom = (
  template: Pick<Template, 'kind' | 'type'>,
  current: CampaignType,
): CampaignType => (template.kind === 'default' ? current : template.type);

/**
 * A template overwrites what it sets and leaves the rest. A custom one sets the type, which decides
 * what can remain; with a package, channels, money and runtime are the package's.
 */
export function applyTemplate<C extends Templatable>(
  campaign: C,
  template: Template,
  currency: Currency,
): C {
  const type = typeFrom(template, campaign.type);
  const filled: C = {
    ...campaign,
    ...audienceFrom(template, type),
    title: template.title || campaign.title,
    targetUrl: template.targetUrl || campaign.targetUrl,
    poNumber: template.poNumber || campaign.poNumber,
    locations: template.locations.length > 0 ? template.locations : campaign.locations,
    goal: template.goal ?? campaign.goal,
    language: template.language ?? campaign.language,
    keywords: template.keywords ?? campaign.keywords,
    facebookPageId: template.facebookPageId ?? campaign.facebookPageId,
    instagramPageId: template.instagramPageId ?? campaign.instagramPageId,
    linkedinPageId: template.linkedinPageId ?? campaign.linkedinPageId,
    ...(campaign.packageId === null && {
      ...runtimeFrom(template, campaign),
      channelsOff: template.channelsOff,
    }),
  };
  const { customTotalGrossBudget: given } = template;
  return moneyFollowed(campaign, afterTypeChange(filled, type), { given, currency });
}

/**
 * The money under what a campaign has become. What a template gives is divided as we advise, until a person
 * says otherwise; other money follows the advice where it did. A package's is left alone.
 */
export function moneyFollowed<C extends Templatable>(
  before: Templatable,
  after: C,
  { given, currency }: { given: number | null; currency: Currency },
): C {
  if (after.packageId !== null) return after;
  if (given === null) {
    const needsNothing = after.type !== before.type || isAsAdvised(after, currency);
    return needsNothing ? after : adviceFollowed(before, after, currency);
  }
  const divided = withBudget(after, advisedFor(after, given, currency));
  return { ...divided, customTotalGrossBudget: given };
}

/** How long it runs; a day on which it begins is kept, and the end follows from it. */
function runtimeFrom({ runtime }: Template, { startDate }: Templatable) {
  if (runtime === null) return {};
  return { runtime, ...(startDate && { endDate: endFor(startDate, runtime) }) };
}

/** Whom the template is for, as far as the type can be aimed that way. */
function audienceFrom({ profiles, functionGroup }: Template, type: CampaignType) {
  const { audiences } = campaignTypeSpecs[type];
  if (profiles.length > 0 && audiences.includes('jobProfiles')) {
    return { profiles, functionGroup: null };
  }
  return functionGroup !== null && audiences.includes('functionGroup')
    ? { profiles: [], functionGroup }
    : {};
}
