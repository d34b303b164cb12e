import { changeTexts } from '#texts/change';
import { commonTexts } from '#texts/common';
import { type AdType, adTypeSpecs } from '../ad/ad-type.ts';
import { showDate } from '../calendar/date.ts';
import { type ErrorResolution, errorEndSpecs } from '../campaign/error.ts';
import { type Goal, goalLabels } from '../campaign/goal.ts';
import { type Language, languageLabels } from '../campaign/language.ts';
import {
  awaitsApproval,
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
  budgetNames,
  type Placement,
  placementLabels,
} from '../channel/placement.ts';
import { functionGroupLabel } from '../function-group/name.ts';
import { fullName } from '../member/name.ts';
import { fill } from '../message/text.ts';

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
  beneficiary?: string | null;
  payer?: string | null;
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
  /** So many went when those came. */
  bannersReplaced?: number;
  /** So many, from a template. */
  adsTaken?: number;
  /** So many of the former template went. */
  adsLeft?: number;
  /** So many say what the template says now. */
  adsRenewed?: number;
  /** The change of template before was taken back. */
  templateUndone?: true;
  /** What its template had changed since was brought. */
  templateUpdated?: true;
  /** What became of it on a network. */
  published?: BudgetChannel;
  refused?: BudgetChannel;
  /** What was asked of a network that shows it, and refused. */
  notDone?: { act: NotDone; channel: BudgetChannel };
  adsRefused?: { channel: BudgetChannel; ads: number };
  /** It stood there otherwise than wished, and was brought back to that. */
  setRight?: BudgetChannel;
  /** What was refused is tried again. */
  redeployed?: true;
  /** Changes that waited to be published were undone. */
  putBack?: true;
  /** One thing that was refused there is tried again. */
  errorRetried?: BudgetChannel | null;
  errorResolved?: {
    channel: BudgetChannel | null;
    resolution: ErrorResolution;
    note: string | null;
  };
}

/** What can be refused of a campaign that is on a network; its words are under these names. */
export type NotDone = 'notPaused' | 'notStopped' | 'notResumed' | 'notUpdated';

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
  if (!text) return changeTexts.nothing;
  const shown = text.length > SHOWN_UNITS ? `${text.slice(0, SHOWN_UNITS)}…` : text;
  return `'${shown.replaceAll("'", '’')}'`;
}

const fromTo = (
  what: string,
  before: string | null | undefined,
  after: string | null | undefined,
) => {
  if (!before) return fill(changeTexts.set, { what, after: quoted(after) });
  if (!after) return fill(changeTexts.removed, { what, before: quoted(before) });
  return fill(changeTexts.changed, { what, before: quoted(before), after: quoted(after) });
};

type Lists = 'profiles' | 'locations' | 'channels';

function changedList(list: Lists, before: string[] = [], after: string[] = []): string {
  const added = after.filter((name) => !before.includes(name));
  const removed = before.filter((name) => !after.includes(name));
  const said = (change: 'Added' | 'Removed', names: string[]) =>
    names.length === 0
      ? []
      : [
          fill(changeTexts[`${list}${change}`], {
            n: names.length,
            names: names.map(quoted).join(', '),
          }),
        ];
  return joined([...said('Added', added), ...said('Removed', removed)]);
}

const joined = ([first, ...others]: string[]): string =>
  others.reduce((before, second) => fill(changeTexts.and, { first: before, second }), first ?? '');

const statusWords: Partial<Record<CampaignStatus, string>> = {
  active: changeTexts.activated,
  paused: changeTexts.paused,
  stopped: changeTexts.stopped,
  finished: changeTexts.finished,
  failed: changeTexts.failed,
};

/** Becoming active has four reasons, and only one of them is resuming. */
function statusSentence({ before, after }: Values): string {
  if (after.status && isActive(after.status) && before.status) {
    if (awaitsApproval(before.status)) return changeTexts.approved;
    if (isBeforeLaunch(before.status)) return changeTexts.launched;
    if (hasFailed(before.status)) return changeTexts.launchedAgain;
  }
  return (
    (after.status && statusWords[after.status]) ??
    fromTo(changeTexts.status, statusWord(before.status), statusWord(after.status))
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
  return fill(changeTexts.otherPage, {
    channels: joined(changed.map((channel) => socialChannelLabels[channel])),
  });
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
        fill(changeTexts.channelBudget, { channel: budgetNames[channel] }),
        budgetWord(before.channelBudget?.[channel] || null),
        budgetWord(after.channelBudget?.[channel] || null),
      ),
    )
    .join(', ');

const adWord = (adType: AdType | undefined) =>
  adType ? adTypeSpecs[adType].label : changeTexts.anAd;

const networkWord = (channel: BudgetChannel | null | undefined) =>
  channel ? budgetNames[channel] : changeTexts.aNetwork;

function resolvedSentence({
  channel,
  resolution,
  note,
}: NonNullable<RecordedCampaign['errorResolved']>) {
  const { label } = errorEndSpecs[resolution];
  const said = fill(changeTexts.errorResolved, {
    network: networkWord(channel),
    resolution: quoted(label),
  });
  return note === null ? said : fill(changeTexts.withNote, { said, note: quoted(note) });
}

const sentences: Partial<Record<Field, (values: Values) => string>> = {
  usedTemplate: ({ after }) =>
    fill(changeTexts.templateApplied, { template: quoted(after.usedTemplate) }),
  templateUndone: () => changeTexts.templateUndone,
  templateUpdated: () => changeTexts.templateUpdated,
  redeployed: () => changeTexts.launchedAgain,
  putBack: () => changeTexts.putBack,
  status: statusSentence,
  type: ({ before, after }) =>
    fromTo(changeTexts.type, typeWord(before.type), typeWord(after.type)),
  title: ({ before, after }) => fromTo(changeTexts.title, before.title, after.title),
  targetUrl: ({ before, after }) =>
    fromTo(changeTexts.targetUrl, before.targetUrl, after.targetUrl),
  poNumber: ({ before, after }) => fromTo(changeTexts.poNumber, before.poNumber, after.poNumber),
  referenceNumber: ({ before, after }) =>
    fromTo(changeTexts.referenceNumber, before.referenceNumber, after.referenceNumber),
  beneficiary: ({ before, after }) =>
    fromTo(changeTexts.beneficiary, before.beneficiary, after.beneficiary),
  payer: ({ before, after }) => fromTo(changeTexts.payer, before.payer, after.payer),
  language: ({ before, after }) =>
    fromTo(changeTexts.language, languageWord(before.language), languageWord(after.language)),
  goal: ({ before, after }) =>
    fromTo(changeTexts.goal, goalWord(before.goal), goalWord(after.goal)),
  functionGroup: ({ before, after }) =>
    fromTo(
      changeTexts.functionGroup,
      groupWord(before.functionGroup),
      groupWord(after.functionGroup),
    ),
  profiles: ({ before, after }) => changedList('profiles', before.profiles, after.profiles),
  locations: ({ before, after }) => changedList('locations', before.locations, after.locations),
  endDate: ({ before, after }) => fromTo(changeTexts.dates, range(before), range(after)),
  pages: changedPages,
  channels: ({ before, after }) =>
    changedList('channels', channelNames(before), channelNames(after)),
  budget: ({ before, after }) =>
    fromTo(changeTexts.budget, budgetWord(before.budget), budgetWord(after.budget)),
  channelBudget: changedBudgets,
  adAdded: ({ after }) => fill(changeTexts.adAdded, { ad: adWord(after.adAdded) }),
  adChanged: ({ after }) => fill(changeTexts.adChanged, { ad: adWord(after.adChanged) }),
  bannersUploaded: ({ after }) =>
    fill(changeTexts.bannersUploaded, { n: after.bannersUploaded ?? 0 }),
  bannersReplaced: ({ after }) =>
    fill(changeTexts.bannersReplaced, { n: after.bannersReplaced ?? 0 }),
  adsLeft: ({ after }) => fill(changeTexts.adsLeft, { n: after.adsLeft ?? 0 }),
  adsRenewed: ({ after }) => fill(changeTexts.adsRenewed, { n: after.adsRenewed ?? 0 }),
  adsTaken: ({ after }) => fill(changeTexts.adsTaken, { n: after.adsTaken ?? 0 }),
  published: ({ after }) => fill(changeTexts.published, { network: networkWord(after.published) }),
  refused: ({ after }) => fill(changeTexts.refused, { network: networkWord(after.refused) }),
  notDone: ({ after: { notDone } }) =>
    notDone ? fill(changeTexts[notDone.act], { network: networkWord(notDone.channel) }) : '',
  adsRefused: ({ after: { adsRefused } }) =>
    fill(changeTexts.adsRefused, {
      n: adsRefused?.ads ?? 0,
      network: networkWord(adsRefused?.channel),
    }),
  errorRetried: ({ after }) =>
    fill(changeTexts.errorRetried, { network: networkWord(after.errorRetried) }),
  errorResolved: ({ after: { errorResolved } }) =>
    errorResolved ? resolvedSentence(errorResolved) : '',
  setRight: ({ after }) => fill(changeTexts.setRight, { network: networkWord(after.setRight) }),
  adRemoved: ({ before }) => fill(changeTexts.adRemoved, { ad: adWord(before.adRemoved) }),
};

/** Who did it: a person, a person who is not here any more, or the product itself. */
export function changeAuthor(change: {
  by_product: boolean;
  first_name: string | null;
  last_name: string | null;
}): string {
  const { by_product, first_name, last_name } = change;
  if (by_product) return commonTexts.posthorn;
  return first_name === null || last_name === null
    ? changeTexts.byRemovedUser
    : fullName({ first_name, last_name });
}

/** What a person did, as the end of a sentence that begins with their name. */
export function describeChange(change: CampaignChange): string {
  const { action, before, after } = change;
  if (action === 'removed') {
    return before?.title
      ? fill(changeTexts.campaignDeletedTitle, { title: before.title })
      : changeTexts.campaignDeleted;
  }
  if (action === 'created') return describeBirth(after ?? {});
  const values = { before: before ?? {}, after: after ?? {} };
  const parts = (Object.keys(sentences) as Field[])
    .filter((field) => field in values.after || field in values.before)
    .flatMap((field) => sentences[field]?.(values) || []);
  return parts.join(', ') || changeTexts.campaignChanged;
}

function describeBirth({ copiedFrom, usedTemplate, package: bought }: RecordedCampaign): string {
  if (copiedFrom) return fill(changeTexts.campaignDuplicated, { title: quoted(copiedFrom) });
  const from = [
    ...(usedTemplate ? [fill(changeTexts.fromTemplate, { template: quoted(usedTemplate) })] : []),
    ...(bought ? [fill(changeTexts.fromPackage, { package: quoted(bought) })] : []),
  ];
  return from.length > 0
    ? fill(changeTexts.campaignCreatedFrom, { origin: joined(from) })
    : changeTexts.campaignCreated;
}
