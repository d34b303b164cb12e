import {
  type CampaignDetails,
  type CampaignField,
  type CampaignLocation,
  type CampaignProfile,
  configurationFields,
  type Goal,
  languages,
  type Schedule,
  tidied,
} from '@posthorn/domain';
import { type Item, sameItems } from '../../../lib/save/items.ts';
import type { Campaign } from '../../campaigns/index.ts';

export type { Campaign };

/** What can be edited, one entry for each thing that is saved by itself. */
export interface Values extends CampaignDetails {
  profiles: readonly CampaignProfile[];
  functionGroup: string | null;
  goal: Goal | null;
  locations: readonly CampaignLocation[];
  schedule: Schedule | null;
}
export type Field = keyof Values;

/** How the rules call what a field is about. */
export const ruleFields: Record<Field, CampaignField> = configurationFields;
export const fields = Object.keys(ruleFields) as Field[];

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

/** Saved item by item. */
export const listFields = ['profiles', 'locations'] as const satisfies readonly Field[];
const isList = (field: Field) => (listFields as readonly Field[]).includes(field);

export function valuesOf(campaign: Campaign): Values {
  const { title, targetUrl, poNumber, referenceNumber, language } = campaign;
  const { profiles, functionGroup, goal, locations, startDate, endDate } = campaign;
  return {
    ...{ title, targetUrl, poNumber, referenceNumber, language },
    ...{ profiles, functionGroup, goal, locations },
    schedule: startDate && endDate ? { startDate, endDate } : null,
  };
}

/** The campaign as it would be if everything on the screen were saved. */
export function withValues(campaign: Campaign, { schedule, ...values }: Values): Campaign {
  return {
    ...campaign,
    ...values,
    profiles: [...values.profiles],
    locations: [...values.locations],
    startDate: schedule?.startDate ?? null,
    endDate: schedule?.endDate ?? null,
  };
}

/** In lists the order says nothing, in texts the spaces around them. */
export function sameValue(field: Field, one: unknown, other: unknown): boolean {
  if (isList(field)) return sameItems(one as readonly Item[], other as readonly Item[]);
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
  schedule: (value) =>
    value === null ||
    (isText((value as Partial<Schedule> | undefined)?.startDate) &&
      isText((value as Partial<Schedule>).endDate)),
};

/** What comes from the browser's storage may be of an older release or not ours at all. */
export const isValueOf = (field: Field, value: unknown): boolean => shapes[field](value);
