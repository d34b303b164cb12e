import { campaignTaskTexts } from '#texts/campaign-task';
import { launchTaskTexts, shortTaskTexts } from '#texts/launch-task';
import type { Finding } from '../finding.ts';
import type { FindingCode } from '../message/catalogue.ts';
import { sayFinding } from '../message/say.ts';
import { fillLoosely, type Text } from '../message/text.ts';
import { configurationFields } from './configuration.ts';
import { type CampaignField, campaignFieldLabels } from './type.ts';

/** A key that is no code of a finding does not compile. */
const tasks: Partial<Record<FindingCode, Text>> = launchTaskTexts satisfies {
  [Code in keyof typeof launchTaskTexts]: Code extends FindingCode ? Text : never;
};

/**
 * What is in the way of a launch, as something a person does. Where there are no such words for it, it is said
 * as the launch would say it, of a field of the configuration with its name.
 */
export function launchTask(found: Finding, ad?: string): string {
  const { [found.path]: field } = configurationFields as Partial<Record<string, CampaignField>>;
  if (field && found.code === 'field.required') return campaignTaskTexts[field];
  const task = tasks[found.code];
  if (task) return fillLoosely(task, { ...found.params, ...(ad && { ad }) });
  return field ? `${campaignFieldLabels[field]}: ${sayFinding(found)}` : sayFinding(found);
}

/** The task in a few words, where it takes many. */
export const shortTask = ({ code }: Finding): string | undefined =>
  (shortTaskTexts as Partial<Record<string, string>>)[code];
