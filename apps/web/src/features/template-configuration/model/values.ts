import {
  channelsOfValues,
  configurationFields,
  type Goal,
  languages,
  type TemplateKind,
  tidyLine,
  usesField,
} from '@posthorn/domain';
import { type Item, sameItems } from '../../../lib/save/items.ts';
import type { FormValues } from '../../configuration-fields/index.ts';
import type { Template } from '../../templates/index.ts';

export type { Template };

/** What can be edited, one entry for each thing that is saved by itself. */
export type Values = Pick<
  FormValues,
  | 'title'
  | 'purpose'
  | 'targetUrl'
  | 'poNumber'
  | 'language'
  | 'profiles'
  | 'functionGroup'
  | 'goal'
  | 'locations'
  | 'runtime'
  | 'budget'
  | 'channels'
>;
export type Field = keyof Values;

/** Of every template, and those of custom templates alone; all in the order of the form. */
const ofEvery = ['functionGroup', 'runtime', 'budget', 'channels', 'language'] as const;
export const fieldsOf: Record<TemplateKind, readonly Field[]> = {
  default: ofEvery,
  custom: [
    'title',
    'purpose',
    'profiles',
    'functionGroup',
    'goal',
    'locations',
    'runtime',
    'budget',
    'channels',
    'targetUrl',
    'poNumber',
    'language',
  ],
};
export const fields = fieldsOf.custom;

/** Saved together by one call. */
export const textFields = ['title', 'purpose', 'targetUrl', 'poNumber'] as const;
export type TextField = (typeof textFields)[number];
export const isText = (field: Field): field is TextField =>
  (textFields as readonly Field[]).includes(field);

/** Where two people may each add and take away something. */
export const listFields = ['profiles', 'locations', 'channels'] as const;
const isList = (field: Field) => (listFields as readonly Field[]).includes(field);

/** What campaigns of the type have; the rest is the template's own. */
export function isUsed(field: Field, { kind, type }: Pick<Template, 'kind' | 'type'>): boolean {
  if (!fieldsOf[kind].includes(field)) return false;
  if (kind === 'default' || !(field in configurationFields)) return true;
  return usesField(type, configurationFields[field as keyof typeof configurationFields]);
}

export function valuesOf(template: Template): Values {
  const { title, purpose, targetUrl, poNumber, language, runtime } = template;
  const { profiles, functionGroup, goal, locations } = template;
  return {
    ...{ title, purpose, targetUrl, poNumber, language, runtime },
    ...{ profiles, functionGroup, goal: goal as Goal | null, locations },
    budget: template.customTotalGrossBudget,
    channels: channelsOfValues(template.enabledChannels).map((id) => ({ id })),
  };
}

/** In lists the order says nothing, in texts the spaces around them; no budget is a budget of nothing. */
export function sameValue(field: Field, one: unknown, other: unknown): boolean {
  if (isList(field)) return sameItems(one as readonly Item[], other as readonly Item[]);
  if (isText(field)) return tidyLine(one as string) === tidyLine(other as string);
  if (field === 'budget') return (one ?? 0) === (other ?? 0);
  return one === other;
}

const isWords = (value: unknown) => typeof value === 'string';
const isNullOrWords = (value: unknown) => value === null || isWords(value);
const isNullOrNumber = (value: unknown) => value === null || Number.isInteger(value);
const isItems = (value: unknown) =>
  Array.isArray(value) && value.every((item) => isWords((item as Partial<Item> | null)?.id));

const shapes: Record<Field, (value: unknown) => boolean> = {
  title: isWords,
  purpose: isWords,
  targetUrl: isWords,
  poNumber: isWords,
  language: (value) => value === null || (languages as readonly unknown[]).includes(value),
  profiles: isItems,
  functionGroup: isNullOrWords,
  goal: isNullOrWords,
  locations: isItems,
  runtime: isNullOrNumber,
  budget: isNullOrNumber,
  channels: isItems,
};

/** What comes from the browser's storage may be of an older release or not ours at all. */
export const isValueOf = (field: Field, value: unknown): boolean => shapes[field](value);
