import { expect, test } from 'vitest';
import { can, capabilities, seesWholeAccount } from './capability.ts';

test('an admin may do everything', () => {
  expect(capabilities.filter((capability) => !can('admin', capability))).toEqual([]);
});

test('what an editor may not do', () => {
  expect(capabilities.filter((capability) => !can('editor', capability))).toEqual([
    'account.edit',
    'apiToken.manage',
    'webhook.manage',
    'member.list',
    'member.changeRole',
    'member.invite',
    'member.remove',
    'workspace.listAll',
    'workspace.create',
    'workspace.rename',
    'workspace.remove',
    'workspace.addMember',
    'workspace.removeMember',
    'socialPage.edit',
    'connection.edit',
    'campaign.resolveError',
    'savedView.share',
    'application.answerPerson',
    'application.watch',
    'finance.view',
    'finance.edit',
  ]);
});

test('only admins see the whole account', () => {
  expect(seesWholeAccount('admin')).toBe(true);
  expect(seesWholeAccount('editor')).toBe(false);
});
