import { fill } from '@posthorn/domain';
import { googleTexts } from '@posthorn/domain/texts/google';
import type { FailureKind } from '../../failure.ts';
import type { GoogleError } from './error.ts';

/** What a recruiter reads when there is something particular to say. */
const byCode: Record<string, string> = {
  'campaignError.HEC_AGREEMENT_REQUIRED': googleTexts.googleWantsEveryAdvertiserOf,
  'authorizationError.CUSTOMER_NOT_ENABLED': googleTexts.theGoogleAdsAccountIs,
  'authorizationError.ACTION_NOT_PERMITTED_FOR_SUSPENDED_ACCOUNT':
    googleTexts.googleHasSuspendedTheGoogle,
  'authorizationError.CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION':
    googleTexts.googleHasNotYetApproved,
  'authenticationError.CUSTOMER_NOT_FOUND': googleTexts.googleDoesNotKnowThis,
  'quotaError.RESOURCE_EXHAUSTED': googleTexts.googleTakesNoMoreChanges,
  'campaignBudgetError.BUDGET_BELOW_PER_DAY_MINIMUM': googleTexts.theBudgetIsTooSmall,
  'campaignBudgetError.MONEY_AMOUNT_TOO_LARGE': googleTexts.theBudgetIsLargerThan,
  'campaignError.CONVERSION_TRACKING_NOT_ENABLED': googleTexts.theGoogleAdsAccountDoes,
  'dateRangeError.CANNOT_SET_DATE_TO_PAST': googleTexts.aDateOfTheCampaign,
  'dateRangeError.START_DATE_AFTER_END_DATE': googleTexts.theCampaignEndsBeforeIt,
  'criterionError.KEYWORD_TEXT_TOO_LONG': googleTexts.aKeywordOfTheCampaign,
  'imageError.FILE_TOO_LARGE': googleTexts.aPictureOfThisAd,
  'imageError.UNEXPECTED_SIZE': googleTexts.aPictureOfThisAdHas,
  'mediaBundleError.FILE_TOO_LARGE': googleTexts.theZipFileOfThis,
  'mediaBundleError.TOO_MANY_FILES': googleTexts.theZipFileOfThisBanner,
  'mediaBundleError.MISSING_PRIMARY_MEDIA_BUNDLE_ENTRY': googleTexts.theZipFileOfThisBannerHolds,
  'mediaBundleError.EXTERNAL_URL_NOT_ALLOWED': googleTexts.thisBannerLoadsSomethingFrom,
  'mediaBundleError.URL_IN_MEDIA_BUNDLE_NOT_SSL_COMPLIANT': googleTexts.thisBannerHoldsAnAddress,
  'mediaBundleError.UNEXPECTED_SIZE': googleTexts.thisBannerHasASize,
};

const byKind: Record<Exclude<FailureKind, 'invalid' | 'policy'>, string> = {
  throttled: googleTexts.googleIsBusyWithUs,
  transient: googleTexts.googleAdsStumbledThisIs,
  auth: googleTexts.googleNoLongerAcceptsOur,
  permission: googleTexts.ourKeyDoesNotAllow,
  version: googleTexts.googleNoLongerSpeaksThe,
  ambiguous: googleTexts.googleDidNotAnswerPosthorn,
};

const html5: Record<string, true> = {
  'adError.CUSTOMER_NOT_ELIGIBLE': true,
  'adError.CUSTOMER_NOT_APPROVED_THIRDPARTY_ADS': true,
  'assetError.CUSTOMER_NOT_ON_ALLOWLIST_FOR_ASSET_TYPE': true,
  'mediaUploadError.MEDIA_BUNDLE_NOT_ALLOWED': true,
};

export const HTML5_NOT_ALLOWED = googleTexts.googleHasNotAllowedHtml5;

/** What happened and what to do, for somebody who knows their campaign but not Google's interface. */
export function sentenceFor(
  kind: FailureKind,
  { code, message, topics }: Pick<GoogleError, 'code' | 'message' | 'topics'>,
): string {
  const known = html5[code] ? HTML5_NOT_ALLOWED : byCode[code];
  if (known) return known;
  if (kind === 'policy') return policySentence(topics);
  if (kind === 'invalid')
    return fill(googleTexts.notAccepted, { reason: sentence(message || code) });
  return byKind[kind];
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function policySentence(topics: readonly string[]): string {
  if (topics.length === 0) return googleTexts.againstPolicy;
  return fill(googleTexts.againstPolicyOn, { topics: topics.map(readable).join(', ') });
}

/** 'EMPLOYMENT_SCAMS' as somebody would write it. */
export const readable = (topic: string): string => topic.toLowerCase().replaceAll('_', ' ');
