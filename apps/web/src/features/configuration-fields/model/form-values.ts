import {
  type CampaignLocation,
  type CampaignProfile,
  type Channel,
  type Currency,
  campaignFieldLabels,
  channelLabels,
  configurationFields,
  fill,
  functionGroupLabel,
  type Goal,
  goalLabels,
  type Language,
  languageLabels,
  placeLabels,
  profileLabel,
  type Schedule,
  showBudget,
  showDate,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';

/** All that can be filled in about a campaign or a template; each has some of it. */
export interface FormValues {
  title: string;
  purpose: string;
  targetUrl: string;
  poNumber: string;
  referenceNumber: string;
  language: Language | null;
  profiles: readonly CampaignProfile[];
  functionGroup: string | null;
  goal: Goal | null;
  locations: readonly CampaignLocation[];
  schedule: Schedule | null;
  /** Days. */
  runtime: number | null;
  /** Cents. */
  budget: number | null;
  channels: readonly { id: Channel }[];
}
export type FormField = keyof FormValues;
export type TextField = 'title' | 'purpose' | 'targetUrl' | 'poNumber' | 'referenceNumber';

export const fieldLabels: Record<FormField, string> = {
  ...(Object.fromEntries(
    Object.entries(configurationFields).map(([field, rule]) => [field, campaignFieldLabels[rule]]),
  ) as Record<keyof typeof configurationFields, string>),
  purpose: templatesPageTexts.purpose,
  runtime: templatesPageTexts.runtime,
  budget: templatesPageTexts.budget,
  channels: templatesPageTexts.channels,
};

type Words = {
  [F in FormField]: (value: FormValues[F], currency: Currency) => string | null;
};

const asIs = (text: string) => text;

const words: Words = {
  title: asIs,
  purpose: asIs,
  targetUrl: asIs,
  poNumber: asIs,
  referenceNumber: asIs,
  language: (language) => language && languageLabels[language],
  goal: (goal) => goal && goalLabels[goal],
  functionGroup: (group) => group && functionGroupLabel(group),
  profiles: (list) => list.map(profileLabel).join(', '),
  locations: placeLabels,
  schedule: (dates) => dates && `${showDate(dates.startDate)} – ${showDate(dates.endDate)}`,
  runtime: (days) => (days === null ? null : fill(configurationTexts.days, { n: days })),
  budget: (amount, currency) => (amount ? showBudget({ amount, currency }) : null),
  channels: (chosen) => chosen.map(({ id }) => channelLabels[id]).join(', '),
};

/** A value as people say it. */
export const valueInWords = <F extends FormField>(
  field: F,
  value: FormValues[F],
  currency: Currency,
): string => words[field](value, currency) ?? '';
