/**
 * The operations of the sign-in page, the shell and the overview, and those whose address a page needs at once, as
 * a link. Where they are is known from the start; the others are looked up in a script of their own, so that the
 * first screens do not grow with every operation of the product (see operation-route.ts).
 */
export const firstOperations = [
  'followAccount',
  'getAccount',
  'getAppConfig',
  'getBannerPictures',
  'getCsrfCookie',
  'getFigures',
  'getMe',
  'isAuthenticatedLocally',
  'listCampaigns',
  'listEnabledFeatures',
  'listErroredCampaigns',
  'listLocalPeople',
  'listMemberWorkspaces',
  'listMemberships',
  'listNotifications',
  'listWorkspaceMembers',
  'listWorkspaces',
  'signInLocally',
  'signInWithProvider',
] as const;

export type FirstOperationId = (typeof firstOperations)[number];
