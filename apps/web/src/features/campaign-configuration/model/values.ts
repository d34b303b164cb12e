import {
  adviceFollowed,
  type CampaignDetails,
  type CampaignField,
  type CampaignLocation,
  type CampaignProfile,
  type Channel,
  configurationFields,
  type Goal,
  languages,
  openChannels,
  type Schedule,
  switchStatuses,
  tidied,
  withChosenChannels,
  withTotal,
} from '@posthorn/domain';
import { type Item, sameItems } from '../../../lib/save/items.ts';
import { type Campaign, rulesOf } from '../../campaigns/index.ts';

export type { Campaign };

/** What can be edited, one entry for each thing that is saved by itself. */
export interface Values extends CampaignDetails {
  profiles: readonly CampaignProfile[];
  functionGroup: string | null;
  goal: Goal | null;
  locations: readonly CampaignLocation[];
  schedule: Schedule | null;
  /** Cents; null where no one has said. */
  budget: number | null;
  channels: readonly { id: Channel }[];
}
export type Field = keyof Values;

/** How the rules call what a field of the form is about; budget and channels are asked beside them. */
export const ruleFields: Partial<Record<Field, CampaignField>> = configurationFields;
export const moneyFields = ['budget', 'channels'] as const satisfies readonly Field[];
export const fields = [...Object.keys(ruleFields), ...moneyFields] as Field[];

/** Saved together by one call. */
export const detailFields = [
  'title',
  'targetUrl',
  'poNumber',
  'referenceNumber',
  'language',
] as const satisfies readonly (keyof CampaignDetails)[];
export type DetailField = (typeof detailFields)[number];
type TextField = Exclude<DetailField, 'language'>;
export const isDetail = (field: Field): field is DetailField =>
  (detailFields as readonly Field[]).includes(field);

/** As the server keeps what was typed. */
function tidyText(field: TextField, text: string): string {
  return tidied({ ...noDetails, [field]: text })[field];
}
const noDetails: CampaignDetails = {
  title: '',
  targetUrl: '',
  poNumber: '',
  referenceNumber: '',
  language: 'nl',
};

/** Where two people may each add and take away something. */
export const listFields = ['profiles', 'locations', 'channels'] as const satisfies readonly Field[];
const isList = (field: Field) => (listFields as readonly Field[]).includes(field);

export function valuesOf(campaign: Campaign): Values {
  const { title, targetUrl, poNumber, referenceNumber, language } = campaign;
  const { profiles, functionGroup, goal, locations, startDate, endDate } = campaign;
  return {
    ...{ title, targetUrl, poNumber, referenceNumber, language },
    ...{ profiles, functionGroup, goal, locations },
    schedule: startDate && endDate ? { startDate, endDate } : null,
    budget: campaign.customTotalGrossBudget || null,
    channels: channelsOf(campaign),
  };
}

const channelsOf = (campaign: Campaign) =>
  openChannels(campaign.type, rulesOf(campaign).channelsOff).map((id) => ({ id }));

/** The campaign as it would be if everything on the screen were saved. */
export function withValues(
  campaign: Campaign,
  { schedule, budget, channels, ...values }: Values,
): Campaign {
  const form = {
    ...campaign,
    ...values,
    profiles: [...values.profiles],
    locations: [...values.locations],
    startDate: schedule?.startDate ?? null,
    endDate: schedule?.endDate ?? null,
  };
  return withMoney(campaign, form, { budget, channels });
}

/** What the server will make of the money: the same rules as there. */
function withMoney(
  before: Campaign,
  form: Campaign,
  { budget, channels }: Pick<Values, 'budget' | 'channels'>,
): Campaign {
  const { currency } = form.spend;
  let money = adviceFollowed(rulesOf(before), rulesOf(form), currency);
  if (channels.length > 0 && !sameItems(channels, channelsOf(before))) {
    const wanted = channels.map(({ id }) => id);
    money = withChosenChannels(money, wanted, currency);
  }
  if (!sameValue('budget', budget, before.customTotalGrossBudget)) {
    money = withTotal(money, budget, currency);
  }
  const { customTotalGrossBudget, channelBudget, channelsOff } = money;
  return {
    ...form,
    customTotalGrossBudget,
    customChannelBudget: channelBudget,
    customChannelStatuses: switchStatuses(channelsOff),
  };
}

/** In lists the order says nothing, in texts the spaces around them. */
export function sameValue(field: Field, one: unknown, other: unknown): boolean {
  if (isList(field)) return sameItems(one as readonly Item[], other as readonly Item[]);
  if (field === 'budget') return (one || null) === (other || null);
  if (field === 'schedule') {
    const [mine, theirs] = [one, other] as [Schedule | null, Schedule | null];
    return mine?.startDate === theirs?.startDate && mine?.endDate === theirs?.endDate;
  }
  if (isDetail(field) && field !== 'language') {
    return tidyText(field, one as string) === tidyText(field, other as string);
  }
  return one === other;
}

const isText = (value: unknown) => typeof value === 'string';
const isNullOrText = (value: unknown) => value === null || isText(value);
const isItems = (value: unknown) =>
  Array.isArray(value) && value.every((item) => isText((item as Partial<Item> | null)?.id));

const shapes: Record<Field, (value: unknown) => boolean> = {
  title: isText,
  targetUrl: isText,
  poNumber: isText,
  referenceNumber: isText,
  language: (value) => (languages as readonly unknown[]).includes(value),
  goal: isNullOrText,
  functionGroup: isNullOrText,
  profiles: isItems,
  locations: isItems,
  channels: isItems,
  budget: (value) => value === null || Number.isInteger(value),
  schedule: (value) =>
    value === null ||
    (isText((value as Partial<Schedule> | undefined)?.startDate) &&
      isText((value as Partial<Schedule>).endDate)),
};

/** What comes from the browser's storage may be of an older release or not ours at all. */
export const isValueOf = (field: Field, value: unknown): boolean => shapes[field](value);
