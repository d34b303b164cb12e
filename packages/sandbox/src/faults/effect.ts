/** What can go wrong, and what it means. */
export const faultMeanings = {
  rateLimit: 'refused: too many calls, come back soon',
  dailyQuota: 'refused: too many calls today',
  transient: 'refused: the network stumbled',
  tokenExpired: 'refused: the key is no longer good',
  permission: 'refused: the key is not for this',
  policy: 'refused: against the rules for ads',
  policyLater: 'done, but refused by the review',
  partial: 'of several things, some done and some refused',
  lost: 'done, but the answer never arrives',
  lost504: 'done, but a gateway says that it gave up',
  late: 'no answer, and done only after a while',
  slow: 'done, but answered only after a while',
  hang: 'neither done nor answered',
  truncated: 'done, but half of the answer is missing',
  html502: 'not done: a gateway answers with a page for people',
  sunsetVersion: 'refused: this version is no longer spoken',
  staleRead: 'lists do not show yet what is young',
} as const;
export type FaultEffect = keyof typeof faultMeanings;

export const faultEffects = Object.keys(faultMeanings) as [FaultEffect, ...FaultEffect[]];

export const isFaultEffect = (text: string): text is FaultEffect =>
  Object.hasOwn(faultMeanings, text);
