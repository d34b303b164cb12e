/**
 * What can go wrong:
 *
 * - rateLimit, dailyQuota, transient, tokenExpired, permission, policy, sunsetVersion: the network
 *   says so in its own words, and does nothing
 * - policyLater: everything goes well, but the review refuses it
 * - partial: of several things in one request, some are done and some refused
 * - lost: done, but the answer never arrives
 * - lost504: done, but a gateway answers that it gave up
 * - late: no answer, and done only after a while
 * - slow: done, but answered only after a while
 * - hang: neither done nor answered
 * - truncated: done, but half of the answer is missing
 * - html502: not done; a gateway answers with a page for people
 * - staleRead: lists do not show yet what was created a moment ago
 */
export const faultEffects = [
  'rateLimit',
  'dailyQuota',
  'transient',
  'tokenExpired',
  'permission',
  'policy',
  'policyLater',
  'partial',
  'lost',
  'lost504',
  'late',
  'slow',
  'hang',
  'truncated',
  'html502',
  'sunsetVersion',
  'staleRead',
] as const;
export type FaultEffect = (typeof faultEffects)[number];

export const isFaultEffect = (text: string): text is FaultEffect =>
  (faultEffects as readonly string[]).includes(text);
