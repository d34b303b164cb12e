import { type AdType, adTypeSpecs } from '../ad/ad-type.ts';
import { showDate } from '../calendar/date.ts';
import { type Goal, goalLabels } from '../campaign/goal.ts';
import { type Language, languageLabels } from '../campaign/language.ts';
import {
  type CampaignStatus,
  campaignStatusTags,
  hasFailed,
  isActive,
  isBeforeLaunch,
} from '../campaign/status.ts';
import { type CampaignType, campaignTypeSpecs } from '../campaign/type.ts';
import {
  type Channel,
  channelLabels,
  type SocialChannel,
  socialChannelLabels,
  socialChannels,
} from '../channel/channel.ts';
import {
  type BudgetChannel,
  budgetChannels,
  budgetLabels,
  type Placement,
  placementLabels,
} from '../channel/placement.ts';
import { functionGroupLabel } from '../function-group/name.ts';
import { fullName } from '../member/name.ts';

/** What is written down of a campaign when it changes; names rather than ids, for people to read. */
export interface RecordedCampaign {
  title?: string;
  status?: CampaignStatus;
  type?: CampaignType;
  targetUrl?: string;
  poNumber?: string;
  referenceNumber?: string;
  language?: Language;
  goal?: Goal | null;
  functionGroup?: string | null;
  profiles?: string[];
  locations?: string[];
  startDate?: string | null;
  endDate?: string | null;
  usedTemplate?: string | null;
  package?: string | null;
  pages?: Partial<Record<SocialChannel, string | null>>;
  /** Cents. */
  budget?: number | null;
  channelBudget?: Record<BudgetChannel, number | null>;
  /** Where it is advertised; older entries name whole channels. */
  channels?: (Channel | Placement)[];
  copiedFrom?: string;
  /** One ad, by what it is. */
  adAdded?: AdType;
  adChanged?: AdType;
  adRemoved?: AdType;
  /** So many, from one archive. */
  bannersUploaded?: number;
  /** So many, from a template. */
  adsTaken?: number;
  /** What became of it on a network. */
  published?: BudgetChannel;
  refused?: BudgetChannel;
  adsRefused?: { channel: BudgetChannel; ads: number };
  /** It stood there otherwise than wished, and was brought back to that. */
  setRight?: BudgetChannel;
  /** What was refused is tried again. */
  redeployed?: true;
}

export interface CampaignChange {
  action: 'created' | 'changed' | 'removed';
  before: RecordedCampaign | null;
  after: RecordedCampaign | null;
}

type Field = keyof RecordedCampaign;
type Values = { before: RecordedCampaign; after: RecordedCampaign };

const SHOWN_UNITS = 200;

/** Long values are cut: a log is read line by line. Quotes inside are turned, so that none ends it. */
function quoted(text: string | null | undefined): string {
  if (!text) return 'nothing';
  const shown = text.length > SHOWN_UNITS ? `${text.slice(0, SHOWN_UNITS)}…` : text;
  return `'${shown.replaceAll("'", '’')}'`;
}

const fromTo = (
  what: string,
  before: string | null | undefined,
  after: string | null | undefined,
) => {
  if (!before) return `set the ${what} to ${quoted(after)}`;
  if (!after) return `removed the ${what} ${quoted(before)}`;
  return `changed the ${what} from ${quoted(before)} to ${quoted(after)}`;
};

function changedList(one: string, before: string[] = [], after: string[] = []): string {
  const added = after.filter((name) => !before.includes(name));
  const removed = before.filter((name) => !after.includes(name));
  const said = (verb: string, names: string[]) =>
    names.length === 0
      ? []
      : [`${verb} the ${one}${names.length > 1 ? 's' : ''} ${names.map(quoted).join(', ')}`];
  return [...said('added', added), ...said('removed', removed)].join(' and ');
}

const statusWords: Partial<Record<CampaignStatus, string>> = {
  active: 'activated the campaign',
  paused: 'paused the campaign',
  stopped: 'stopped the campaign',
  finished: 'finished the campaign: its last day is over',
  failed: 'found no network that shows the campaign',
};

/** Becoming active has three reasons, and only one of them is resuming. */
function statusSentence({ before, after }: Values): string {
  if (after.status && isActive(after.status) && before.status) {
    if (isBeforeLaunch(before.status)) return 'launched the campaign';
    if (hasFailed(before.status)) return 'launched the campaign again';
  }
  return (
    (after.status && statusWords[after.status]) ??
    fromTo('status', statusWord(before.status), statusWord(after.status))
  );
}

const statusWord = (status: CampaignStatus | undefined) =>
  status && campaignStatusTags[status].label;
const goalWord = (goal: Goal | null | undefined) => goal && goalLabels[goal];
const languageWord = (language: Language | undefined) => language && languageLabels[language];
const typeWord = (type: CampaignType | undefined) => type && campaignTypeSpecs[type].label;
const groupWord = (group: string | null | undefined) => group && functionGroupLabel(group);
const range = ({ startDate, endDate }: RecordedCampaign) =>
  startDate && endDate ? `${showDate(startDate)} – ${showDate(endDate)}` : null;

function changedPages({ before, after }: Values): string {
  const changed = socialChannels.filter(
    (channel) => before.pages?.[channel] !== after.pages?.[channel],
  );
  return `chose another ${changed.map((channel) => socialChannelLabels[channel]).join(' and ')} page`;
}

const placeNames = { ...channelLabels, ...placementLabels };
const channelNames = ({ channels = [] }: RecordedCampaign) =>
  channels.map((channel) => placeNames[channel]);

const budgetWord = (cents: number | null | undefined) =>
  typeof cents === 'number' ? String(Math.round(cents / 100)) : null;

/** What a channel has instead of before; nothing and none are the same to a reader. */
const changedBudgets = ({ before, after }: Values): string =>
  budgetChannels
    .filter(
      (channel) => (before.channelBudget?.[channel] ?? 0) !== (after.channelBudget?.[channel] ?? 0),
    )
    .map((channel) =>
      fromTo(
        `${budgetLabels[channel]} budget`,
        budgetWord(before.channelBudget?.[channel] || null),
        budgetWord(after.channelBudget?.[channel] || null),
      ),
    )
    .join(', ');

const adWord = (adType: AdType | undefined) => (adType ? adTypeSpecs[adType].label : 'ad');

const networkWord = (channel: BudgetChannel | undefined) =>
  channel ? budgetLabels[channel] : 'a network';

const sentences: Partial<Record<Field, (values: Values) => string>> = {
  usedTemplate: ({ after }) => `applied the template ${quoted(after.usedTemplate)}`,
  redeployed: () => 'launched the campaign again',
  status: statusSentence,
  type: ({ before, after }) => fromTo('campaign type', typeWord(before.type), typeWord(after.type)),
  title: ({ before, after }) => fromTo('title', before.title, after.title),
  targetUrl: ({ before, after }) => fromTo('landing page', before.targetUrl, after.targetUrl),
  poNumber: ({ before, after }) => fromTo('PO number', before.poNumber, after.poNumber),
  referenceNumber: ({ before, after }) =>
    fromTo('reference number', before.referenceNumber, after.referenceNumber),
  language: ({ before, after }) =>
    fromTo('language', languageWord(before.language), languageWord(after.language)),
  goal: ({ before, after }) => fromTo('goal', goalWord(before.goal), goalWord(after.goal)),
  functionGroup: ({ before, after }) =>
    fromTo('function group', groupWord(before.functionGroup), groupWord(after.functionGroup)),
  profiles: ({ before, after }) => changedList('job profile', before.profiles, after.profiles),
  locations: ({ before, after }) => changedList('location', before.locations, after.locations),
  endDate: ({ before, after }) => fromTo('dates', range(before), range(after)),
  pages: changedPages,
  channels: ({ before, after }) =>
    changedList('channel', channelNames(before), channelNames(after)),
  budget: ({ before, after }) =>
    fromTo('budget', budgetWord(before.budget), budgetWord(after.budget)),
  channelBudget: changedBudgets,
  adAdded: ({ after }) => `added an ad: ${adWord(after.adAdded)}`,
  adChanged: ({ after }) => `changed an ad: ${adWord(after.adChanged)}`,
  bannersUploaded: ({ after }) =>
    after.bannersUploaded === 1 ? 'uploaded a banner' : `uploaded ${after.bannersUploaded} banners`,
  adsTaken: ({ after }) =>
    after.adsTaken === 1
      ? 'took over the ad of the template'
      : `took over ${after.adsTaken} ads of the template`,
  published: ({ after }) => `published the campaign on ${networkWord(after.published)}`,
  refused: ({ after }) => `could not get on with ${networkWord(after.refused)}`,
  adsRefused: ({ after: { adsRefused } }) =>
    adsRefused?.ads === 1
      ? `had an ad refused by ${networkWord(adsRefused.channel)}`
      : `had ${adsRefused?.ads} ads refused by ${networkWord(adsRefused?.channel)}`,
  setRight: ({ after }) => `set back to plan what had changed on ${networkWord(after.setRight)}`,
  adRemoved: ({ before }) => `deleted an ad: ${adWord(before.adRemoved)}`,
};

/** Who did it: a person, somebody who is not here any more, or the product itself. */
export function changeAuthor(change: {
  by_product: boolean;
  first_name: string | null;
  last_name: string | null;
}): string {
  const { by_product, first_name, last_name } = change;
  if (by_product) return 'Posthorn';
  return first_name === null || last_name === null
    ? 'A removed user'
    : fullName({ first_name, last_name });
}

/** What somebody did, as the end of a sentence that begins with their name. */
export function describeChange(change: CampaignChange): string {
  const { action, before, after } = change;
  if (action === 'removed') {
    return before?.title ? `deleted the campaign '${before.title}'` : 'deleted the campaign';
  }
  if (action === 'created') return describeBirth(after ?? {});
  const values = { before: before ?? {}, after: after ?? {} };
  const parts = (Object.keys(sentences) as Field[])
    .filter((field) => field in values.after || field in values.before)
    .flatMap((field) => sentences[field]?.(values) || []);
  return parts.join(', ') || 'changed the campaign';
}

function describeBirth(after: RecordedCampaign): string {
  if (after.copiedFrom) return `duplicated the campaign from ${quoted(after.copiedFrom)}`;
  const from = [
    after.usedTemplate ? `the template ${quoted(after.usedTemplate)}` : '',
    after.package ? `the package ${quoted(after.package)}` : '',
  ].filter(Boolean);
  return `created the campaign${from.length > 0 ? ` from ${from.join(' and ')}` : ''}`;
}
