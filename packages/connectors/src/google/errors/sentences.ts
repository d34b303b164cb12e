import { type Message, messageOf } from '@posthorn/domain';
import type { FailureKind } from '../../failure.ts';
import { readable } from '../../reason.ts';
import type { GoogleError } from './error.ts';

/** What a recruiter reads when there is something particular to say. */
const byCode: Record<string, Message> = {
  'campaignError.HEC_AGREEMENT_REQUIRED': messageOf('google.googleWantsEveryAdvertiserOf'),
  'authorizationError.CUSTOMER_NOT_ENABLED': messageOf('google.theGoogleAdsAccountIs'),
  'authorizationError.ACTION_NOT_PERMITTED_FOR_SUSPENDED_ACCOUNT': messageOf(
    'google.googleHasSuspendedTheGoogle',
  ),
  'authorizationError.CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION': messageOf(
    'google.googleHasNotYetApproved',
  ),
  'authenticationError.CUSTOMER_NOT_FOUND': messageOf('google.googleDoesNotKnowThis'),
  'quotaError.RESOURCE_EXHAUSTED': messageOf('google.googleTakesNoMoreChanges'),
  'campaignBudgetError.BUDGET_BELOW_PER_DAY_MINIMUM': messageOf('google.theBudgetIsTooSmall'),
  'campaignBudgetError.MONEY_AMOUNT_TOO_LARGE': messageOf('google.theBudgetIsLargerThan'),
  'campaignError.DURATION_TOO_LONG_FOR_TOTAL_BUDGET': messageOf('google.tooLongForTotalBudget'),
  'campaignError.CONVERSION_TRACKING_NOT_ENABLED': messageOf('google.theGoogleAdsAccountDoes'),
  'dateRangeError.CANNOT_SET_DATE_TO_PAST': messageOf('google.aDateOfTheCampaign'),
  'dateRangeError.START_DATE_AFTER_END_DATE': messageOf('google.theCampaignEndsBeforeIt'),
  'criterionError.KEYWORD_TEXT_TOO_LONG': messageOf('google.aKeywordOfTheCampaign'),
  'imageError.FILE_TOO_LARGE': messageOf('google.aPictureOfThisAd'),
  'imageError.UNEXPECTED_SIZE': messageOf('google.aPictureOfThisAdHas'),
  'mediaBundleError.FILE_TOO_LARGE': messageOf('google.theZipFileOfThis'),
  'mediaBundleError.TOO_MANY_FILES': messageOf('google.theZipFileOfThisBanner'),
  'mediaBundleError.MISSING_PRIMARY_MEDIA_BUNDLE_ENTRY': messageOf(
    'google.theZipFileOfThisBannerHolds',
  ),
  'mediaBundleError.EXTERNAL_URL_NOT_ALLOWED': messageOf('google.thisBannerLoadsSomethingFrom'),
  'mediaBundleError.URL_IN_MEDIA_BUNDLE_NOT_SSL_COMPLIANT': messageOf(
    'google.thisBannerHoldsAnAddress',
  ),
  'mediaBundleError.UNEXPECTED_SIZE': messageOf('google.thisBannerHasASize'),
};

const byKind: Record<Exclude<FailureKind, 'invalid' | 'policy'>, Message> = {
  throttled: messageOf('google.googleIsBusyWithUs'),
  transient: messageOf('google.googleAdsStumbledThisIs'),
  auth: messageOf('google.googleNoLongerAcceptsOur'),
  permission: messageOf('google.ourKeyDoesNotAllow'),
  version: messageOf('google.googleNoLongerSpeaksThe'),
  ambiguous: messageOf('google.googleDidNotAnswerPosthorn'),
};

const html5: Record<string, true> = {
  'adError.CUSTOMER_NOT_ELIGIBLE': true,
  'adError.CUSTOMER_NOT_APPROVED_THIRDPARTY_ADS': true,
  'assetError.CUSTOMER_NOT_ON_ALLOWLIST_FOR_ASSET_TYPE': true,
  'mediaUploadError.MEDIA_BUNDLE_NOT_ALLOWED': true,
};

export const HTML5_NOT_ALLOWED = messageOf('google.googleHasNotAllowedHtml5');

/** What happened and what to do, for somebody who knows their campaign but not Google's interface. */
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

function policyMessage(topics: readonly string[]): Message {
  if (topics.length === 0) return messageOf('google.againstPolicy');
  return messageOf('google.againstPolicyOn', { topics: topics.map(readable).join(', ') });
}
