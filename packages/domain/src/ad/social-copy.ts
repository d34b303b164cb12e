import type { CampaignType } from '../campaign/type.ts';
import { type FieldRule, firstFinding, maxLength, printable, required } from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import type { MediaFacts } from '../media/media.ts';
import { mediaFindings } from '../media/rules.ts';
import { type AdTextField, adTextFields, adTypeSpecs, type SocialAdType } from './ad-type.ts';
import { displayUrlFinding, showsDisplayUrl } from './display-url.ts';
import { fits } from './fitted-text.ts';
import { callsToActionFor, usualCallToAction } from './offered-actions.ts';
import { wholeWords } from './truncation.ts';

/** What a person writes for an ad on Facebook, Instagram or LinkedIn. */
export interface SocialCopy<Media> {
  message: string;
  headline: string;
  linkDescription: string;
  callToAction: string;
  /** The address people read; empty for that of the campaign. */
  displayUrl?: string | null;
  /** One place per picture; an empty one is null. */
  media: readonly (Media | null)[];
}

export const emptySocialCopy = (
  adType: SocialAdType,
  campaignType?: CampaignType,
): SocialCopy<never> => ({
  message: '',
  headline: '',
  linkDescription: '',
  callToAction: usualCallToAction(adType, campaignType),
  media: Array.from({ length: adTypeSpecs[adType].media?.slots.min ?? 1 }, () => null),
});

/** The title of a campaign as the headline of its ads: whole words, as many as fit. */
export function prefilledHeadline(adType: SocialAdType, title: string): string {
  const limit = adTypeSpecs[adType].texts.headline;
  return limit ? wholeWords(title.trim(), limit.max).trimEnd() : '';
}

/** Who offers the job. */
export interface Employer {
  company: string;
  cities: readonly string[];
}

/** Who offers the job and in which city, where that is one: as much of it as stands whole below the headline. */
export function prefilledLinkDescription(
  adType: SocialAdType,
  { company, cities }: Employer,
): string {
  const limit = adTypeSpecs[adType].texts.linkDescription;
  if (!limit) return '';
  const whole = cities.length === 1 ? `${company} · ${cities[0]}` : company;
  return [whole, company].find((text) => fits(text, limit.warnLength)) ?? '';
}

export const usesText = (adType: SocialAdType, field: AdTextField): boolean =>
  adTypeSpecs[adType].texts[field] !== undefined;

const textRules = (max: number): FieldRule[] => [required, printable, maxLength(max)];

export function adTextFinding(
  adType: SocialAdType,
  field: AdTextField,
  value: string,
): Finding | undefined {
  const limit = adTypeSpecs[adType].texts[field];
  return limit && firstFinding(value, textRules(limit.max), field);
}

function callToActionFinding(
  adType: SocialAdType,
  value: string,
  campaignType?: CampaignType,
): Finding | undefined {
  if (value === '') return required(value, 'callToAction');
  const offered: readonly string[] = callsToActionFor(adType, campaignType);
  return offered.includes(value) ? undefined : finding('field.unknown', 'callToAction');
}

/** The pictures of an ad: enough of them, and each one fit for the type. */
export function adMediaFindings(
  adType: SocialAdType,
  media: readonly (MediaFacts | null)[],
): Finding[] {
  const spec = adTypeSpecs[adType].media;
  const chosen = media.filter((item) => item !== null);
  if (!spec) return [];
  const { min, max } = spec.slots;
  if (spec.wrongNumber && (chosen.length < min || chosen.length > max)) {
    return [finding(spec.wrongNumber, 'media')];
  }
  if (chosen.length < min) return [finding('ad.mediaMissing', 'media')];
  if (chosen.length > max) return [finding('media.selectAtMost', 'media', { n: max })];
  return chosen.flatMap((item, n) =>
    mediaFindings(item, spec.rules).map((found) => ({ ...found, path: `media.${n}` })),
  );
}

/** Everything that keeps an ad from being saved, and the warnings that do not. */
export function socialAdFindings(
  adType: SocialAdType,
  copy: SocialCopy<MediaFacts>,
  campaignType?: CampaignType,
): Finding[] {
  return [
    ...adMediaFindings(adType, copy.media),
    ...adTextFields.map((field) => adTextFinding(adType, field, copy[field])),
    callToActionFinding(adType, copy.callToAction, campaignType),
    showsDisplayUrl(adType) ? displayUrlFinding(copy.displayUrl) : undefined,
  ].filter((found) => found !== undefined);
}
