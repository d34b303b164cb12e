import { listed, type Message, messageOf } from '@posthorn/domain';
import type { FailureKind } from '../../failure.ts';
import { readable } from '../../reason.ts';
import type { GoogleError } from './error.ts';

/** What a recruiter reads when there is something particular to say. */
const byCode: Record<string, Message> = {
  'campaignError.HEC_AGREEMENT_REQUIRED': messageOf('google.employmentRulesNotAccepted'),
  'authorizationError.CUSTOMER_NOT_ENABLED': messageOf('google.accountClosed'),
  'authorizationError.ACTION_NOT_PERMITTED_FOR_SUSPENDED_ACCOUNT':
    messageOf('google.accountSuspended'),
  'authorizationError.CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION': messageOf(
    'google.developerTokenNotApproved',
  ),
  'authenticationError.CUSTOMER_NOT_FOUND': messageOf('google.accountUnknown'),
  'quotaError.RESOURCE_EXHAUSTED': messageOf('google.dailyQuotaUsedUp'),
  'campaignBudgetError.BUDGET_BELOW_PER_DAY_MINIMUM': messageOf('google.budgetTooSmall'),
  'campaignBudgetError.MONEY_AMOUNT_TOO_LARGE': messageOf('google.budgetTooLarge'),
  'campaignError.DURATION_TOO_LONG_FOR_TOTAL_BUDGET': messageOf('google.tooLongForTotalBudget'),
  'campaignError.CONVERSION_TRACKING_NOT_ENABLED': messageOf('google.conversionsNotCounted'),
  'customConversionGoalError.INVALID_CONVERSION_ACTION': messageOf('google.conversionNotBidFor'),
  'customConversionGoalError.CONVERSION_ACTION_NOT_ENABLED': messageOf(
    'google.conversionNotBidFor',
  ),
  'customConversionGoalError.NON_BIDDABLE_CONVERSION_ACTION_NOT_ELIGIBLE_FOR_CUSTOM_GOAL':
    messageOf('google.conversionNotBidFor'),
  'dateRangeError.CANNOT_SET_DATE_TO_PAST': messageOf('google.dateOver'),
  'dateRangeError.START_DATE_AFTER_END_DATE': messageOf('google.endsBeforeStart'),
  'imageError.FILE_TOO_LARGE': messageOf('google.pictureTooHeavy'),
  'imageError.UNEXPECTED_SIZE': messageOf('google.pictureSizeNotShown'),
  'mediaBundleError.FILE_TOO_LARGE': messageOf('google.zipTooLarge'),
  'mediaBundleError.TOO_MANY_FILES': messageOf('google.zipTooManyFiles'),
  'mediaBundleError.MISSING_PRIMARY_MEDIA_BUNDLE_ENTRY': messageOf('google.zipWithoutPage'),
  'mediaBundleError.EXTERNAL_URL_NOT_ALLOWED': messageOf('google.bannerLoadsFromElsewhere'),
  'mediaBundleError.URL_IN_MEDIA_BUNDLE_NOT_SSL_COMPLIANT': messageOf(
    'google.bannerInsecureAddress',
  ),
  'mediaBundleError.UNEXPECTED_SIZE': messageOf('google.bannerSizeNotShown'),
};

const byKind: Record<Exclude<FailureKind, 'invalid' | 'policy'>, Message> = {
  throttled: messageOf('google.busy'),
  transient: messageOf('google.stumbled'),
  auth: messageOf('google.keyNoLongerAccepted'),
  permission: messageOf('google.notAllowed'),
  version: messageOf('google.versionGone'),
  ambiguous: messageOf('google.noAnswer'),
};

const html5: Record<string, true> = {
  'adError.CUSTOMER_NOT_ELIGIBLE': true,
  'adError.CUSTOMER_NOT_APPROVED_THIRDPARTY_ADS': true,
  'assetError.CUSTOMER_NOT_ON_ALLOWLIST_FOR_ASSET_TYPE': true,
  'mediaUploadError.MEDIA_BUNDLE_NOT_ALLOWED': true,
};

export const HTML5_NOT_ALLOWED = messageOf('google.html5NotAllowed');

/** What happened and what to do, for a person who knows their campaign but not Google's interface. */
export function messageFor(
  kind: FailureKind,
  { code, message, topics }: Pick<GoogleError, 'code' | 'message' | 'topics'>,
): Message {
  const known = html5[code] ? HTML5_NOT_ALLOWED : byCode[code];
  if (known) return known;
  if (kind === 'policy') return policyMessage(topics);
  if (kind === 'invalid')
    return messageOf('google.notAccepted', { reason: sentence(message || code) });
  return byKind[kind];
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Which keywords Google does not take, and why where a policy names it. */
export function keywordMessage(
  texts: readonly string[],
  { topics }: Pick<GoogleError, 'topics'>,
): Message {
  const params = { keywords: texts.map((text) => `“${text}”`).join(', '), n: texts.length };
  if (topics.length === 0) return messageOf('google.keywordsRefused', params);
  return messageOf('google.keywordsAgainstPolicy', { ...params, topics: topicNames(topics) });
}

const topicNames = (topics: readonly string[]) => listed(topics.map(readable));

function policyMessage(topics: readonly string[]): Message {
  if (topics.length === 0) return messageOf('google.againstPolicy');
  return messageOf('google.againstPolicyOn', { topics: topicNames(topics) });
}
