import type { OperationId, operations } from '@posthorn/contract';

type Operations = typeof operations;

/**
 * The part of an operation a browser needs to call it. The literal types come from the contract, so
 * an entry that differs from it or that it does not know does not compile.
 */
type Route<Id extends OperationId> = Pick<
  Operations[Id],
  Extract<keyof Operations[Id], 'method' | 'path' | 'changesState'>
>;

/**
 * The contract itself carries the schemas and with them the validator, 30 kB of the first screen.
 * The server checks what it gets and what it says, so the browser needs only these lines.
 */
export const operationTable = {
  getAppConfig: { method: 'GET', path: '/app-config' },
  getCsrfCookie: { method: 'GET', path: '/sanctum/csrf-cookie' },
  listLocalPeople: { method: 'GET', path: '/dev/people' },
  signInLocally: { method: 'POST', path: '/dev/login' },
  isAuthenticatedLocally: { method: 'GET', path: '/dev/is-authenticated' },
  signOutLocally: { method: 'GET', path: '/dev/logout', changesState: true },
  listOutbox: { method: 'GET', path: '/dev/outbox' },
  signInWithProvider: { method: 'GET', path: '/oidc/login' },
  signOut: { method: 'POST', path: '/oidc/logout' },
  getMe: { method: 'GET', path: '/me' },
  listMemberships: { method: 'GET', path: '/me/memberships' },
  getChatHash: { method: 'GET', path: '/me/intercom' },

  listEnabledFeatures: { method: 'GET', path: '/accounts/:accountId/enabled-features' },
  listSocialPages: { method: 'GET', path: '/accounts/:accountId/social-pages' },
  followAccount: { method: 'GET', path: '/accounts/:accountId/events' },

  listWorkspaces: { method: 'GET', path: '/accounts/:accountId/workspaces' },
  listMemberWorkspaces: { method: 'GET', path: '/accounts/:accountId/members/:userId/workspaces' },
  createWorkspace: { method: 'POST', path: '/accounts/:accountId/workspaces' },
  renameWorkspace: { method: 'PUT', path: '/accounts/:accountId/workspaces/:slug' },
  removeWorkspace: { method: 'DELETE', path: '/accounts/:accountId/workspaces/:slug' },
  listWorkspaceMembers: { method: 'GET', path: '/accounts/:accountId/workspaces/:slug/members' },
  addWorkspaceMember: { method: 'POST', path: '/accounts/:accountId/workspaces/:slug/members' },

  listMembers: { method: 'GET', path: '/accounts/:accountId/members' },

  listNotifications: { method: 'GET', path: '/accounts/:accountId/notifications' },
  pinNotification: {
    method: 'PUT',
    path: '/accounts/:accountId/notifications/:notificationId/pin',
  },
  unpinNotification: {
    method: 'PUT',
    path: '/accounts/:accountId/notifications/:notificationId/unpin',
  },
  readNotification: {
    method: 'PUT',
    path: '/accounts/:accountId/notifications/:notificationId/read',
  },
  unreadNotification: {
    method: 'PUT',
    path: '/accounts/:accountId/notifications/:notificationId/unread',
  },
  readAllNotifications: { method: 'PUT', path: '/accounts/:accountId/notifications/read-all' },
  deleteNotification: {
    method: 'DELETE',
    path: '/accounts/:accountId/notifications/:notificationId',
  },

  listCampaigns: { method: 'GET', path: '/accounts/:accountId/:slug/campaigns' },
  getCampaign: { method: 'GET', path: '/campaigns/:campaignId' },
} satisfies { [Id in OperationId]?: Route<Id> };

/** The operations the screens use. */
export type CallableId = keyof typeof operationTable;
