import type { FailureKind } from '../failure.ts';

interface Reading {
  kind: FailureKind;
  /** What a recruiter reads. */
  says: string;
}

const supportSays = 'LinkedIn did not accept this. Please send us the code if it keeps happening.';

/** What each kind of failure tells somebody, where the code says nothing more precise. */
export const kindSays: Record<FailureKind, string> = {
  throttled: 'LinkedIn takes no more calls from us at the moment. This goes on by itself.',
  transient: 'LinkedIn has trouble at the moment. This is tried again by itself.',
  auth: 'The connection with LinkedIn is no longer valid. Please connect the ad account again.',
  permission:
    'Our connection may not do this on LinkedIn. Please give it the role of campaign manager on the ad account and of administrator on the page.',
  policy: 'LinkedIn does not want to show this. Please change the ad, or ask LinkedIn why.',
  invalid: supportSays,
  version: 'LinkedIn no longer speaks the version we use. Please tell the people who run Posthorn.',
  ambiguous: 'LinkedIn did not say whether it worked. We look, and go on by ourselves.',
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

  CREATE_NOT_ALLOWED_WITH_FAILED_CREATIVES: policy(
    'LinkedIn refuses to show this ad. Please change its text or picture.',
  ),
  INVALID_ENTITLEMENT_FOR_TALENT_LEAD: policy(
    'This LinkedIn account may not run this kind of campaign. Please choose another goal.',
  ),
  SPONSORING_LANDING_PAGE_NOT_ALLOWED: policy(
    'This LinkedIn account may not advertise this page. Please choose another landing page.',
  ),
  CAMPAIGN_GROUP_CREATION_NOT_ALLOWED: policy(
    'This LinkedIn account may not start campaigns. Please ask LinkedIn about the account.',
  ),

  AUDIENCE_SIZE_TOO_SMALL: invalid(
    'Too few people on LinkedIn live there: it wants at least 300. Please choose a larger place.',
  ),
  CURRENCY_MISMATCH: invalid(
    'The LinkedIn account has another currency than the campaign. Please choose the same one.',
  ),
  CURRENCY_NOT_SUPPORTED: invalid('LinkedIn does not take this currency. Please choose another.'),
  INSUFFICIENT_CAMPAIGN_GROUP_BUDGET: invalid(
    'The budget is too small for LinkedIn. Please give it more.',
  ),
  DATE_TOO_EARLY: invalid('One of the dates is past. Please choose later dates.'),
  DATE_IMMUTABLE_WHEN_PASSED: invalid(
    'LinkedIn does not change a date that is past. Please choose a later end date.',
  ),
  START_DATE_AFTER_END_DATE: invalid('The campaign would end before it starts.'),
  IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE: invalid(
    'The goal of a campaign can not change once it is on LinkedIn. Please copy the campaign.',
  ),
  CONVERSION_CAMPAIGN_MISSING_ASSOCIATED_CONVERSION: invalid(
    'LinkedIn does not know what to count as a conversion. Please check the conversion id.',
  ),
  FIELD_LENGTH_TOO_LONG: invalid('A text is too long for LinkedIn. Please shorten it.'),
  NOT_FOUND: invalid(
    'LinkedIn no longer has this: somebody deleted it there. Please copy the campaign to go on.',
  ),
};

/** The same code, about different fields, asks different things of a person. */
export const fieldReadings: Readonly<Record<string, string>> = {
  'FIELD_VALUE_TOO_LOW totalBudget': 'The budget is too small for LinkedIn. Please give it more.',
  'FIELD_VALUE_TOO_HIGH totalBudget': 'The budget is too large for LinkedIn. Please give it less.',
};

/** What we see ourselves, before LinkedIn is asked. */
export const ownSays: Readonly<Record<string, string>> = {
  noPage: 'Please choose the LinkedIn page that speaks in the ads.',
  noPlaces: 'Please choose where the ads are to be shown.',
  noAds: 'There is no LinkedIn ad to show.',
  noMedia: 'A LinkedIn post needs a picture or a video.',
  imageBytes: 'LinkedIn takes pictures of at most 5 MB.',
  videoBytes: 'LinkedIn takes videos from 75 kB to 500 MB.',
  conversionMissing:
    'LinkedIn can not count conversions without a conversion id. Please add one to the account, or choose another goal.',
  deletedOnLinkedIn:
    'Somebody deleted this campaign on LinkedIn. Please copy the campaign to advertise again.',
  PROCESSING_FAILED:
    'LinkedIn could not read the picture or video of this ad. Please choose another.',
};
