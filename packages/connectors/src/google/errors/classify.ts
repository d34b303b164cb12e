import type { FailureKind } from '../../failure.ts';
import type { GoogleError } from './error.ts';

/** Codes that mean something else than the rest of their group. */
const byCode: Record<string, FailureKind> = {
  'quotaError.ACCESS_PROHIBITED': 'permission',
  'databaseError.CONCURRENT_MODIFICATION': 'transient',
  'requestError.UNSUPPORTED_VERSION': 'version',
  'campaignError.HEC_AGREEMENT_REQUIRED': 'policy',
  'authenticationError.CUSTOMER_NOT_FOUND': 'permission',
  'authenticationError.CLIENT_CUSTOMER_ID_INVALID': 'permission',
  'adError.CUSTOMER_NOT_ELIGIBLE': 'permission',
  'adError.CUSTOMER_NOT_APPROVED_THIRDPARTY_ADS': 'permission',
  'assetError.CUSTOMER_NOT_ON_ALLOWLIST_FOR_ASSET_TYPE': 'permission',
  'assetError.LEAD_FORM_MISSING_AGREEMENT': 'permission',
  'mediaUploadError.MEDIA_BUNDLE_NOT_ALLOWED': 'permission',
};

const byGroup: Record<string, FailureKind> = {
  quotaError: 'throttled',
  internalError: 'transient',
  authenticationError: 'auth',
  authorizationError: 'permission',
  operationAccessDeniedError: 'permission',
  resourceAccessDeniedError: 'permission',
  notAllowlistedError: 'permission',
  policyFindingError: 'policy',
  policyViolationError: 'policy',
};

/** For answers without a code of Google Ads: what the status in front of it says. */
export function kindOfStatus(http: number): FailureKind {
  if (http === 401) return 'auth';
  if (http === 403) return 'permission';
  // An address that is unknown as a whole is a version that is no longer spoken.
  if (http === 404) return 'version';
  if (http === 429) return 'throttled';
  return http >= 500 || http < 400 ? 'transient' : 'invalid';
}

export function kindOf({ code }: Pick<GoogleError, 'code'>, http: number): FailureKind {
  const group = code.split('.')[0] ?? '';
  const known = byCode[code] ?? byGroup[group];
  if (known) return known;
  return code === '' || http >= 500 ? kindOfStatus(http) : 'invalid';
}
