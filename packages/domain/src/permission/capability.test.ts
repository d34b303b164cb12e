import { expect, test } from 'vitest';
import { can, capabilities, seesWholeAccount } from './capability.ts';

test('an admin may do everything', () => {
  expect(capabilities.filter((capability) => !can('admin', capability))).toEqual([]);
});

test('what an editor may not do', () => {
  expect(capabilities.filter((capability) => !can('editor', capability))).toEqual([
    'account.edit',
    'member.list',
    'member.changeRole',
    'workspace.listAll',
    'workspace.create',
    'workspace.rename',
    'workspace.remove',
    'workspace.addMember',
    'campaign.resolveError',
  ]);
});

test('only admins see the whole account', () => {
  expect(seesWholeAccount('admin')).toBe(true);
  expect(seesWholeAccount('editor')).toBe(false);
});
