import type { AdsError, Path } from '../errors.ts';

export const REJECTED_TOPIC = 'EMPLOYMENT_SCAMS';
export const LIMITED_TOPIC = 'TRADEMARKS_IN_AD_TEXT';

/** A policy that an ad breaks, found at once. */
export const policyFinding = (path: Path): AdsError => ({
  code: 'policyFindingError.POLICY_FINDING',
  message:
    'The resource has been disapproved since the policy summary includes policy topics of type PROHIBITED.',
  path,
  details: {
    policyFindingDetails: {
      policyTopicEntries: [{ topic: REJECTED_TOPIC, type: 'PROHIBITED' }],
    },
  },
});
