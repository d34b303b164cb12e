import { mendedAddress } from '../field/address.ts';
import { tidyLine } from '../field/blank.ts';
import {
  type FieldRule,
  firstFinding,
  maxLength,
  printableLine,
  required,
  url,
} from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import type { Language } from './language.ts';
import { type CampaignType, campaignTypeSpecs } from './type.ts';

/** The fields a person types, saved together by one call. */
export interface CampaignDetails {
  title: string;
  targetUrl: string;
  poNumber: string;
  referenceNumber: string;
  language: Language;
}

export const TITLE_MAX = 255;
export const TARGET_URL_MAX = 1000;
export const PO_NUMBER_MAX = 40;
export const REFERENCE_NUMBER_MAX = 100;

/** People paste addresses from everywhere, so the commonest mistake has its own sentence. */
const secureAddress: FieldRule = (value, path) =>
  /^https:\/\//i.test(value) && !/\s/.test(value)
    ? undefined
    : finding('campaign.urlNotSecure', path);

/** The landing page as it was meant, see `mendedAddress`. */
export const mendedTargetUrl = (text: string): string =>
  mendedAddress(text, (address) => detailFinding('targetUrl', address));

type TypedField = Exclude<keyof CampaignDetails, 'language'>;

const formRules: Record<TypedField, FieldRule[]> = {
  title: [printableLine, maxLength(TITLE_MAX)],
  targetUrl: [secureAddress, printableLine, url, maxLength(TARGET_URL_MAX)],
  poNumber: [printableLine, maxLength(PO_NUMBER_MAX)],
  referenceNumber: [printableLine, maxLength(REFERENCE_NUMBER_MAX)],
};

export function tidied(details: CampaignDetails): CampaignDetails {
  return {
    title: tidyLine(details.title),
    targetUrl: tidyLine(details.targetUrl),
    poNumber: tidyLine(details.poNumber),
    referenceNumber: tidyLine(details.referenceNumber),
    language: details.language,
  };
}

/** What can not be saved. An empty field can: a draft may be half finished. */
export function detailFinding(field: TypedField, value: string): Finding | undefined {
  const tidy = tidyLine(value);
  return tidy === '' ? undefined : firstFinding(tidy, formRules[field], field);
}

export function detailsFindings(details: CampaignDetails): Finding[] {
  const fields = Object.keys(formRules) as TypedField[];
  return fields.flatMap((field) => detailFinding(field, details[field]) ?? []);
}

/** What is shown at the field: it is missing, or it can not be saved. */
export function typedFinding(
  field: TypedField,
  value: string,
  isRequired: boolean,
): Finding | undefined {
  return (isRequired ? required(value, field) : undefined) ?? detailFinding(field, value);
}

/** The address of ads that open a form: Meta wants one, shows it, and never opens it. */
export const FORM_ADDRESS = 'http://fb.me/';

/** What people read below an ad of where it leads: the host of the landing page, or Meta's for a form. */
export const shownAddress = (type: CampaignType, targetUrl: string): string =>
  displayUrl(campaignTypeSpecs[type].needsForm ? FORM_ADDRESS : targetUrl);

/** What people read of an address: its host. */
export function displayUrl(targetUrl: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(targetUrl)?.[1]?.toLowerCase() ?? '';
}
