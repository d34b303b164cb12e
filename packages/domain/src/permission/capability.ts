import type { Role } from '../member/role.ts';

/**
 * What a member of an account may do. Each operation of the API names one of these, and the screen
 * asks the same table before it offers something.
 */
const grants = {
  'account.view': ['admin', 'editor'],
  'account.edit': ['admin'],
  'apiToken.manage': ['admin'],
  'webhook.manage': ['admin'],
  'account.follow': ['admin', 'editor'],
  'member.list': ['admin'],
  'member.changeRole': ['admin'],
  'member.invite': ['admin'],
  'member.remove': ['admin'],
  'workspace.listAll': ['admin'],
  'workspace.listOwn': ['admin', 'editor'],
  'workspace.view': ['admin', 'editor'],
  'workspace.create': ['admin'],
  'workspace.rename': ['admin'],
  'workspace.remove': ['admin'],
  'workspace.addMember': ['admin'],
  'workspace.removeMember': ['admin'],
  'socialPage.list': ['admin', 'editor'],
  'socialPage.edit': ['admin'],
  'connection.list': ['admin', 'editor'],
  'connection.edit': ['admin'],
  'notification.list': ['admin', 'editor'],
  'notification.mark': ['admin', 'editor'],
  'campaign.view': ['admin', 'editor'],
  'campaign.create': ['admin', 'editor'],
  'campaign.edit': ['admin', 'editor'],
  'campaign.launch': ['admin', 'editor'],
  'campaign.resolveError': ['admin'],
  'savedView.use': ['admin', 'editor'],
  'savedView.share': ['admin'],
  // What people wrote about themselves: those who work on the campaign, and no programs.
  'application.view': ['admin', 'editor'],
  'application.edit': ['admin', 'editor'],
  // A person's data lie in several workspaces, of which only admins see all.
  'application.answerPerson': ['admin'],
  'application.watch': ['admin'],
  // The money of the whole account, of which editors see some workspaces only.
  'finance.view': ['admin'],
  'finance.edit': ['admin'],
  'preset.list': ['admin', 'editor'],
  'preset.edit': ['admin', 'editor'],
  'jobList.list': ['admin', 'editor'],
  'jobList.edit': ['admin', 'editor'],
  'media.view': ['admin', 'editor'],
  'media.edit': ['admin', 'editor'],
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof grants;
export const capabilities = Object.keys(grants) as Capability[];

export function can(role: Role, capability: Capability): boolean {
  return (grants[capability] as readonly Role[]).includes(role);
}

/** Editors see their own workspaces only; admins see the whole account. */
export function seesWholeAccount(role: Role): boolean {
  return can(role, 'workspace.listAll');
}
