import { expect, test } from 'vitest';
import { can, capabilities } from '../permission/capability.ts';
import { newTokenFindings, rightFor, tokenAllows, tokenRights } from './api-token.ts';

test('a token does what an editor may do and no more', () => {
  const granted = capabilities.filter((capability) => tokenAllows(tokenRights, capability));
  const beyond = granted.filter((capability) => !can('editor', capability));
  // All workspaces are listed for tokens of admins, as for admins themselves.
  expect(beyond).toEqual(['workspace.listAll']);
});

test.each([
  'member.list',
  'member.changeRole',
  'account.edit',
  'account.follow',
  'apiToken.manage',
  'campaign.resolveError',
  'application.view',
  'finance.view',
  'application.edit',
] as const)('no right of a token allows %s', (capability) => {
  expect(rightFor(capability)).toBeUndefined();
  expect(tokenAllows(tokenRights, capability)).toBe(false);
});

test('reading is not writing, and editing is not launching', () => {
  expect(tokenAllows(['read'], 'campaign.edit')).toBe(false);
  expect(tokenAllows(['campaigns'], 'campaign.launch')).toBe(false);
  expect(tokenAllows(['launch'], 'campaign.launch')).toBe(true);
  expect(tokenAllows([], 'account.view')).toBe(false);
});

test.each([
  ['', ['read'], ['name field.required']],
  ['  ', ['read'], ['name field.required']],
  ['Reports', [], ['rights apiToken.withoutRights']],
  ['x'.repeat(61), ['read'], ['name field.maxLength']],
  ['Reports', ['read'], []],
] as const)('a token called "%s" with %o: %o', (name, rights, expected) => {
  expect(newTokenFindings({ name, rights }).map(({ path, code }) => `${path} ${code}`)).toEqual(
    expected,
  );
});
