import { type Message, messageOf } from '@posthorn/domain';
import type { FailureKind } from '../failure.ts';

interface Reading {
  kind: FailureKind;
  /** What a recruiter reads. */
  says: Message;
}

const supportSays = messageOf('linkedin.linkedInDidNotAcceptThis');

/** What each kind of failure tells somebody, where the code says nothing more precise. */
export const kindSays: Record<FailureKind, Message> = {
  throttled: messageOf('linkedin.linkedInTakesNoMoreCalls'),
  transient: messageOf('linkedin.linkedInHasTroubleAtThe'),
  auth: messageOf('linkedin.theConnectionWithLinkedInIs'),
  permission: messageOf('linkedin.ourConnectionMayNotDo'),
  policy: messageOf('linkedin.linkedInDoesNotWantTo'),
  invalid: supportSays,
  version: messageOf('linkedin.linkedInNoLongerSpeaksThe'),
  ambiguous: messageOf('linkedin.linkedInDidNotSayWhether'),
};

const invalid = (says: Message): Reading => ({ kind: 'invalid', says });
const policy = (says: Message): Reading => ({ kind: 'policy', says });
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

  CREATE_NOT_ALLOWED_WITH_FAILED_CREATIVES: policy(messageOf('linkedin.linkedInRefusesToShowThis')),
  INVALID_ENTITLEMENT_FOR_TALENT_LEAD: policy(messageOf('linkedin.thisLinkedInAccountMayNot')),
  SPONSORING_LANDING_PAGE_NOT_ALLOWED: policy(
    messageOf('linkedin.thisLinkedInAccountMayNotAdvertise'),
  ),
  CAMPAIGN_GROUP_CREATION_NOT_ALLOWED: policy(messageOf('linkedin.thisLinkedInAccountMayNotStart')),

  AUDIENCE_SIZE_TOO_SMALL: invalid(messageOf('linkedin.tooFewPeopleOnLinkedIn')),
  CURRENCY_MISMATCH: invalid(messageOf('linkedin.theLinkedInAccountHasAnother')),
  CURRENCY_NOT_SUPPORTED: invalid(messageOf('linkedin.linkedInDoesNotTakeThis')),
  INSUFFICIENT_CAMPAIGN_GROUP_BUDGET: invalid(messageOf('linkedin.theBudgetIsTooSmall')),
  DATE_TOO_EARLY: invalid(messageOf('linkedin.oneOfTheDatesIs')),
  DATE_IMMUTABLE_WHEN_PASSED: invalid(messageOf('linkedin.linkedInDoesNotChangeA')),
  START_DATE_AFTER_END_DATE: invalid(messageOf('linkedin.theCampaignWouldEndBefore')),
  IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE: invalid(messageOf('linkedin.theGoalOfACampaign')),
  CONVERSION_CAMPAIGN_MISSING_ASSOCIATED_CONVERSION: invalid(
    messageOf('linkedin.linkedInDoesNotKnowWhat'),
  ),
  FIELD_LENGTH_TOO_LONG: invalid(messageOf('linkedin.aTextIsTooLong')),
  NOT_FOUND: invalid(messageOf('linkedin.linkedInNoLongerHasThis')),
};

/** The same code, about different fields, asks different things of a person. */
export const fieldReadings: Readonly<Record<string, Message>> = {
  'FIELD_VALUE_TOO_LOW totalBudget': messageOf('linkedin.theBudgetIsTooSmall'),
  'FIELD_VALUE_TOO_HIGH totalBudget': messageOf('linkedin.theBudgetIsTooLarge'),
};

/** What we see ourselves, before LinkedIn is asked. */
export const ownSays: Readonly<Record<string, Message>> = {
  noPage: messageOf('linkedin.pleaseChooseTheLinkedInPage'),
  noPlaces: messageOf('linkedin.pleaseChooseWhereTheAds'),
  noAds: messageOf('linkedin.thereIsNoLinkedInAd'),
  noMedia: messageOf('linkedin.aLinkedInPostNeedsA'),
  imageBytes: messageOf('linkedin.linkedInTakesPicturesOfAt'),
  videoBytes: messageOf('linkedin.linkedInTakesVideosFrom75'),
  conversionMissing: messageOf('linkedin.linkedInCanNotCountConversions'),
  conversionUnknown: messageOf('linkedin.linkedInDoesNotKnowWhat'),
  deletedOnLinkedIn: messageOf('linkedin.somebodyDeletedThisCampaignOn'),
  PROCESSING_FAILED: messageOf('linkedin.linkedInCouldNotReadThe'),
};
