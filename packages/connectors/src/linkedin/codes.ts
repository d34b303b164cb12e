import { linkedinTexts } from '@posthorn/domain/texts/linkedin';
import type { FailureKind } from '../failure.ts';

interface Reading {
  kind: FailureKind;
  /** What a recruiter reads. */
  says: string;
}

const supportSays = linkedinTexts.linkedInDidNotAcceptThis;

/** What each kind of failure tells somebody, where the code says nothing more precise. */
export const kindSays: Record<FailureKind, string> = {
  throttled: linkedinTexts.linkedInTakesNoMoreCalls,
  transient: linkedinTexts.linkedInHasTroubleAtThe,
  auth: linkedinTexts.theConnectionWithLinkedInIs,
  permission: linkedinTexts.ourConnectionMayNotDo,
  policy: linkedinTexts.linkedInDoesNotWantTo,
  invalid: supportSays,
  version: linkedinTexts.linkedInNoLongerSpeaksThe,
  ambiguous: linkedinTexts.linkedInDidNotSayWhether,
};

const invalid = (says: string): Reading => ({ kind: 'invalid', says });
const policy = (says: string): Reading => ({ kind: 'policy', says });
const transient: Reading = { kind: 'transient', says: kindSays.transient };
const permission: Reading = { kind: 'permission', says: kindSays.permission };

/** Codes that mean something to the person who made the campaign, or that ask for another reaction. */
export const codeReadings: Readonly<Record<string, Reading>> = {
  NO_PERMISSION_ON_ENTITY: permission,
  NO_PERMISSION_ON_FIELD: permission,
  NO_PERMISSION_TO_UPDATE: permission,

  INTERNAL_ERROR: transient,
  FAILED_TO_RETRIEVE_AUDIENCE_SIZE: transient,
  FAILED_TO_RETRIEVE_SEGMENTS: transient,
  FAILED_TO_SETUP_ACCOUNT_REPORTING: transient,
  UNDER_MAINTENANCE: transient,
  TIMEOUT: transient,
  CONFLICT: transient,

  CREATE_NOT_ALLOWED_WITH_FAILED_CREATIVES: policy(linkedinTexts.linkedInRefusesToShowThis),
  INVALID_ENTITLEMENT_FOR_TALENT_LEAD: policy(linkedinTexts.thisLinkedInAccountMayNot),
  SPONSORING_LANDING_PAGE_NOT_ALLOWED: policy(linkedinTexts.thisLinkedInAccountMayNotAdvertise),
  CAMPAIGN_GROUP_CREATION_NOT_ALLOWED: policy(linkedinTexts.thisLinkedInAccountMayNotStart),

  AUDIENCE_SIZE_TOO_SMALL: invalid(linkedinTexts.tooFewPeopleOnLinkedIn),
  CURRENCY_MISMATCH: invalid(linkedinTexts.theLinkedInAccountHasAnother),
  CURRENCY_NOT_SUPPORTED: invalid(linkedinTexts.linkedInDoesNotTakeThis),
  INSUFFICIENT_CAMPAIGN_GROUP_BUDGET: invalid(linkedinTexts.theBudgetIsTooSmall),
  DATE_TOO_EARLY: invalid(linkedinTexts.oneOfTheDatesIs),
  DATE_IMMUTABLE_WHEN_PASSED: invalid(linkedinTexts.linkedInDoesNotChangeA),
  START_DATE_AFTER_END_DATE: invalid(linkedinTexts.theCampaignWouldEndBefore),
  IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE: invalid(linkedinTexts.theGoalOfACampaign),
  CONVERSION_CAMPAIGN_MISSING_ASSOCIATED_CONVERSION: invalid(linkedinTexts.linkedInDoesNotKnowWhat),
  FIELD_LENGTH_TOO_LONG: invalid(linkedinTexts.aTextIsTooLong),
  NOT_FOUND: invalid(linkedinTexts.linkedInNoLongerHasThis),
};

/** The same code, about different fields, asks different things of a person. */
export const fieldReadings: Readonly<Record<string, string>> = {
  'FIELD_VALUE_TOO_LOW totalBudget': linkedinTexts.theBudgetIsTooSmall,
  'FIELD_VALUE_TOO_HIGH totalBudget': linkedinTexts.theBudgetIsTooLarge,
};

/** What we see ourselves, before LinkedIn is asked. */
export const ownSays: Readonly<Record<string, string>> = {
  noPage: linkedinTexts.pleaseChooseTheLinkedInPage,
  noPlaces: linkedinTexts.pleaseChooseWhereTheAds,
  noAds: linkedinTexts.thereIsNoLinkedInAd,
  noMedia: linkedinTexts.aLinkedInPostNeedsA,
  imageBytes: linkedinTexts.linkedInTakesPicturesOfAt,
  videoBytes: linkedinTexts.linkedInTakesVideosFrom75,
  conversionMissing: linkedinTexts.linkedInCanNotCountConversions,
  deletedOnLinkedIn: linkedinTexts.somebodyDeletedThisCampaignOn,
  PROCESSING_FAILED: linkedinTexts.linkedInCouldNotReadThe,
};
