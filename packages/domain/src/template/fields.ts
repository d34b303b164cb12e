import { templateFieldTexts } from '#texts/template-field';
import { type Currency, showBudget } from '../budget/money.ts';
import { showDate } from '../calendar/date.ts';
import { paidChannels } from '../campaign/channels.ts';
import { goalLabels } from '../campaign/goal.ts';
import { languageLabels } from '../campaign/language.ts';
import { placeLabels } from '../campaign/location.ts';
import { endFor } from '../campaign/schedule.ts';
import { campaignTypeSpecs } from '../campaign/type.ts';
import {
  budgetChannels,
  budgetNames,
  isPlacementOn,
  placementChannels,
  placementLabels,
  placements,
} from '../channel/placement.ts';
import { isSame } from '../field/same.ts';
import { functionGroupLabel } from '../function-group/name.ts';
import { writtenChoice } from '../keyword/notation.ts';
import { fill } from '../message/text.ts';
import type { Templatable } from './template.ts';

/** What a template can say about a campaign, each as one thing that is brought or kept as a whole. */
export const templateFields = [
  'type',
  'title',
  'audience',
  'locations',
  'goal',
  'targetUrl',
  'poNumber',
  'language',
  'keywords',
  'runtime',
  'budget',
  'channels',
  'facebookPage',
  'instagramPage',
  'linkedinPage',
] as const;
export type TemplateField = (typeof templateFields)[number];

/** All that a comparison of a campaign with a template speaks of: the form is kept by itself. */
export const comparedFields = [...templateFields, 'leadForm'] as const;
export type ComparedField = (typeof comparedFields)[number];

export const templateFieldLabels: Record<ComparedField, string> = templateFieldTexts;

/** Where a field stands in a campaign. */
const parts: Record<TemplateField, readonly (keyof Templatable)[]> = {
  type: ['type'],
  title: ['title'],
  audience: ['profiles', 'functionGroup'],
  locations: ['locations'],
  goal: ['goal'],
  targetUrl: ['targetUrl'],
  poNumber: ['poNumber'],
  language: ['language'],
  keywords: ['keywords'],
  runtime: ['runtime', 'endDate'],
  budget: ['customTotalGrossBudget', 'channelBudget'],
  channels: ['channelsOff'],
  facebookPage: ['facebookPageId'],
  instagramPage: ['instagramPageId'],
  linkedinPage: ['linkedinPageId'],
};

const openPlacements = ({ channelsOff }: Templatable) =>
  placements.filter((placement) => isPlacementOn(channelsOff, placement));

/** Dates that follow from the runtime are no choice of their own. */
function lengthOf({ runtime, startDate, endDate }: Templatable): unknown {
  if (!startDate || !endDate) return runtime;
  return runtime !== null && endDate === endFor(startDate, runtime)
    ? runtime
    : [startDate, endDate];
}

function fieldValue(field: TemplateField, campaign: Templatable): unknown {
  if (field === 'channels') return openPlacements(campaign);
  if (field === 'runtime') return lengthOf(campaign);
  // What a template gave before there were keywords says nothing of them.
  if (field === 'keywords') return campaign.keywords ?? null;
  return parts[field].map((part) => campaign[part]);
}

/** The fields in which two campaigns differ. */
export const differingFields = (one: Templatable, other: Templatable): TemplateField[] =>
  templateFields.filter((field) => !isSame(fieldValue(field, one), fieldValue(field, other)));

/** A campaign with some of the fields of another. */
export function withFieldsOf<C extends Templatable>(
  campaign: C,
  other: Templatable,
  fields: readonly TemplateField[],
): C {
  const brought = fields.flatMap((field) => parts[field].map((part) => [part, other[part]]));
  return { ...campaign, ...Object.fromEntries(brought) };
}

interface Words {
  currency: Currency;
  /** What the connected pages are called, by their ids. */
  pageNames: ReadonlyMap<string, string>;
}

const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(', ');

function shownBudget(campaign: Templatable, { currency }: Words): string {
  const { customTotalGrossBudget: total, channelBudget } = campaign;
  if (total === null) return '';
  const divided = budgetChannels.flatMap((channel) => {
    const amount = channelBudget[channel];
    return amount ? [`${budgetNames[channel]} ${showBudget({ amount, currency })}`] : [];
  });
  const shown = showBudget({ amount: total, currency });
  return divided.length > 1 ? `${shown} (${divided.join(', ')})` : shown;
}

const shown: Record<TemplateField, (campaign: Templatable, words: Words) => string> = {
  type: ({ type }) => campaignTypeSpecs[type].label,
  title: ({ title }) => title,
  audience: ({ profiles, functionGroup }) =>
    functionGroup === null ? namesOf(profiles) : functionGroupLabel(functionGroup),
  locations: ({ locations }) => placeLabels(locations),
  goal: ({ goal }) => (goal ? goalLabels[goal] : ''),
  targetUrl: ({ targetUrl }) => targetUrl,
  poNumber: ({ poNumber }) => poNumber,
  language: ({ language }) => languageLabels[language],
  keywords: ({ keywords }) => (keywords ? writtenChoice(keywords).join(', ') : ''),
  runtime: ({ runtime, startDate, endDate }) => {
    if (startDate && endDate) return `${showDate(startDate)} – ${showDate(endDate)}`;
    return runtime === null ? '' : fill(templateFieldTexts.days, { n: runtime });
  },
  budget: shownBudget,
  // A switch of a channel that the type cannot pay for changes nothing.
  channels: (campaign) =>
    openPlacements(campaign)
      .filter((placement) => paidChannels(campaign.type).includes(placementChannels[placement]))
      .map((placement) => placementLabels[placement])
      .join(', '),
  facebookPage: ({ facebookPageId }, words) => pageName(facebookPageId, words),
  instagramPage: ({ instagramPageId }, words) => pageName(instagramPageId, words),
  linkedinPage: ({ linkedinPageId }, words) => pageName(linkedinPageId, words),
};

const pageName = (id: string | null, { pageNames }: Words) => (id && pageNames.get(id)) || '';

/** A field of a campaign in words; empty where there is nothing in it. */
export const shownField = (field: TemplateField, campaign: Templatable, words: Words): string =>
  shown[field](campaign, words);
