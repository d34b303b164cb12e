import type { FailureKind } from '../../failure.ts';
import type { GoogleError } from './error.ts';

/** What a recruiter reads when there is something particular to say. */
const byCode: Record<string, string> = {
  'campaignError.HEC_AGREEMENT_REQUIRED':
    'Google wants every advertiser of jobs to accept its rules for employment ads first. Somebody with access to the Google Ads account must accept them there, then publish again.',
  'authorizationError.CUSTOMER_NOT_ENABLED':
    'The Google Ads account is closed or not yet open. Please open it at Google, then publish again.',
  'authorizationError.ACTION_NOT_PERMITTED_FOR_SUSPENDED_ACCOUNT':
    'Google has suspended the Google Ads account. Please settle this with Google, then publish again.',
  'authorizationError.CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION':
    'Google has not yet approved Posthorn for this kind of account. Please tell the people who run Posthorn.',
  'authenticationError.CUSTOMER_NOT_FOUND':
    'Google does not know this Google Ads account. Please check its number in the settings.',
  'quotaError.RESOURCE_EXHAUSTED':
    'Google takes no more changes from us today. This goes on by itself.',
  'campaignBudgetError.BUDGET_BELOW_PER_DAY_MINIMUM':
    'The budget is too small for so many days. Give the channel more money or the campaign fewer days.',
  'campaignBudgetError.MONEY_AMOUNT_TOO_LARGE':
    'The budget is larger than Google accepts. Give the channel less money.',
  'campaignError.CONVERSION_TRACKING_NOT_ENABLED':
    'The Google Ads account does not count conversions yet. Set that up at Google or choose another goal.',
  'dateRangeError.CANNOT_SET_DATE_TO_PAST':
    'A date of the campaign has passed. Choose a later one, then publish again.',
  'dateRangeError.START_DATE_AFTER_END_DATE':
    'The campaign ends before it begins. Choose a later end date, then publish again.',
  'criterionError.KEYWORD_TEXT_TOO_LONG': 'A keyword of the campaign is too long for Google.',
  'imageError.FILE_TOO_LARGE': 'A picture of this ad is larger than Google accepts (150 kB).',
  'imageError.UNEXPECTED_SIZE':
    'A picture of this ad has a size in pixels that Google does not show.',
  'mediaBundleError.FILE_TOO_LARGE': 'The zip file of this banner is larger than Google accepts.',
  'mediaBundleError.TOO_MANY_FILES':
    'The zip file of this banner holds more files than Google accepts.',
  'mediaBundleError.MISSING_PRIMARY_MEDIA_BUNDLE_ENTRY':
    'The zip file of this banner holds no page that Google can show.',
  'mediaBundleError.EXTERNAL_URL_NOT_ALLOWED':
    'This banner loads something from another address, which Google does not allow.',
  'mediaBundleError.URL_IN_MEDIA_BUNDLE_NOT_SSL_COMPLIANT':
    'This banner holds an address that is not secure (http), which Google does not allow.',
  'mediaBundleError.UNEXPECTED_SIZE': 'This banner has a size in pixels that Google does not show.',
};

const byKind: Record<Exclude<FailureKind, 'invalid' | 'policy'>, string> = {
  throttled: 'Google is busy with us. This goes on by itself.',
  transient: 'Google Ads stumbled. This is tried again by itself.',
  auth: 'Google no longer accepts our key. Somebody must connect the Google Ads account again.',
  permission:
    'Our key does not allow this in the Google Ads account. Please ask its owner for access.',
  version: 'Google no longer speaks the version we use. Please tell the people who run Posthorn.',
  ambiguous: 'Google did not answer. Posthorn looks whether it happened and goes on by itself.',
};

const html5: Record<string, true> = {
  'adError.CUSTOMER_NOT_ELIGIBLE': true,
  'adError.CUSTOMER_NOT_APPROVED_THIRDPARTY_ADS': true,
  'assetError.CUSTOMER_NOT_ON_ALLOWLIST_FOR_ASSET_TYPE': true,
  'mediaUploadError.MEDIA_BUNDLE_NOT_ALLOWED': true,
};

export const HTML5_NOT_ALLOWED =
  'Google has not allowed HTML5 banners for this account yet. Apply for it at Google, or use banners that Posthorn draws.';

/** What happened and what to do, for somebody who knows their campaign but not Google's interface. */
export function sentenceFor(
  kind: FailureKind,
  { code, message, topics }: Pick<GoogleError, 'code' | 'message' | 'topics'>,
): string {
  const known = html5[code] ? HTML5_NOT_ALLOWED : byCode[code];
  if (known) return known;
  if (kind === 'policy') return policySentence(topics);
  if (kind === 'invalid') return `Google did not accept this: ${sentence(message || code)}`;
  return byKind[kind];
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function policySentence(topics: readonly string[]): string {
  const named = topics.map(readable).join(', ');
  const why = named === '' ? '' : ` because of its policy on ${named}`;
  return `Google does not show this ad${why}. Change the ad, then publish it again.`;
}

/** 'EMPLOYMENT_SCAMS' as somebody would write it. */
export const readable = (topic: string): string => topic.toLowerCase().replaceAll('_', ' ');
