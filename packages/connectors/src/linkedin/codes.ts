import { type Message, messageOf } from '@posthorn/domain';
import type { FailureKind } from '../failure.ts';

/** How large a picture and a video may be, and how small a video. */
export const mediaLimits = {
  imageMegabytes: 5,
  videoMinKilobytes: 75,
  videoMegabytes: 500,
} as const;

interface Reading {
  kind: FailureKind;
  /** What a recruiter reads. */
  says: Message;
}

const supportSays = messageOf('linkedin.refused');

/** What each kind of failure tells a person, where the code says nothing more precise. */
export const kindSays: Record<FailureKind, Message> = {
  throttled: messageOf('linkedin.busy'),
  transient: messageOf('linkedin.trouble'),
  auth: messageOf('linkedin.connectionOver'),
  permission: messageOf('linkedin.notAllowed'),
  policy: messageOf('linkedin.policy'),
  invalid: supportSays,
  version: messageOf('linkedin.versionGone'),
  ambiguous: messageOf('linkedin.noAnswer'),
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

  CREATE_NOT_ALLOWED_WITH_FAILED_CREATIVES: policy(messageOf('linkedin.adRefused')),
  INVALID_ENTITLEMENT_FOR_TALENT_LEAD: policy(messageOf('linkedin.goalNotAllowed')),
  SPONSORING_LANDING_PAGE_NOT_ALLOWED: policy(messageOf('linkedin.landingPageNotAllowed')),
  CAMPAIGN_GROUP_CREATION_NOT_ALLOWED: policy(messageOf('linkedin.campaignsNotAllowed')),

  AUDIENCE_SIZE_TOO_SMALL: invalid(messageOf('linkedin.audienceTooSmall')),
  CURRENCY_MISMATCH: invalid(messageOf('linkedin.otherCurrency')),
  CURRENCY_NOT_SUPPORTED: invalid(messageOf('linkedin.currencyNotTaken')),
  INSUFFICIENT_CAMPAIGN_GROUP_BUDGET: invalid(messageOf('linkedin.budgetTooSmall')),
  DATE_TOO_EARLY: invalid(messageOf('linkedin.dateOver')),
  DATE_IMMUTABLE_WHEN_PASSED: invalid(messageOf('linkedin.pastDateFixed')),
  START_DATE_AFTER_END_DATE: invalid(messageOf('linkedin.endsBeforeStart')),
  IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE: invalid(messageOf('linkedin.goalFixed')),
  CONVERSION_CAMPAIGN_MISSING_ASSOCIATED_CONVERSION: invalid(
    messageOf('linkedin.conversionUnknown'),
  ),
  FIELD_LENGTH_TOO_LONG: invalid(messageOf('linkedin.textTooLong')),
  NOT_FOUND: invalid(messageOf('linkedin.deletedThere')),
};

/** The same code, about different fields, asks different things of a person. */
export const fieldReadings: Readonly<Record<string, Message>> = {
  'FIELD_VALUE_TOO_LOW totalBudget': messageOf('linkedin.budgetTooSmall'),
  'FIELD_VALUE_TOO_HIGH totalBudget': messageOf('linkedin.budgetTooLarge'),
};

/** What we see ourselves, before LinkedIn is asked. */
export const ownSays: Readonly<Record<string, Message>> = {
  noPage: messageOf('linkedin.noPage'),
  noPlaces: messageOf('linkedin.noPlace'),
  noAds: messageOf('linkedin.noAd'),
  noMedia: messageOf('linkedin.noMedia'),
  imageBytes: messageOf('linkedin.pictureTooLarge', { max: mediaLimits.imageMegabytes }),
  videoBytes: messageOf('linkedin.videoSize', {
    min: mediaLimits.videoMinKilobytes,
    max: mediaLimits.videoMegabytes,
  }),
  conversionMissing: messageOf('linkedin.noConversionId'),
  conversionUnknown: messageOf('linkedin.conversionUnknown'),
  accountUnsettled: messageOf('linkedin.accountUnsettled'),
  deletedOnLinkedIn: messageOf('linkedin.campaignDeletedThere'),
  PROCESSING_FAILED: messageOf('linkedin.mediaUnreadable'),
};
