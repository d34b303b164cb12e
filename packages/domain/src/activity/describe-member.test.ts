import { expect, test } from 'vitest';
import { describeMemberChange, type MemberChange } from './describe-member.ts';

const said = (kind: string, action: string, change: Partial<MemberChange>) =>
  describeMemberChange({ kind, action, before: null, after: null, ...change });
const name = 'Ada';

test.each([
  [said('invitation', 'created', { after: { name, role: 'editor' } }), 'invited Ada as an editor'],
  [
    said('invitation', 'changed', { after: { name, sentAgain: true } }),
    'sent the invitation of Ada again',
  ],
  [said('invitation', 'removed', { before: { name } }), 'revoked the invitation of Ada'],
  [
    said('membership', 'created', { after: { name, role: 'editor' } }),
    'accepted the invitation and is now an editor',
  ],
  [
    said('membership', 'changed', { before: { role: 'editor' }, after: { role: 'admin', name } }),
    'made Ada an admin',
  ],
  [
    said('membership', 'removed', { before: { name, role: 'admin' } }),
    'removed Ada from the account',
  ],
  [
    said('workspace', 'changed', { after: { memberAdded: 'p', name, workspace: 'North' } }),
    'added Ada to the workspace North',
  ],
  [
    said('workspace', 'changed', { before: { memberRemoved: 'p', name, workspace: 'North' } }),
    'took Ada out of the workspace North',
  ],
  [
    said('membership', 'changed', { after: { role: 'admin', wasErased: true } }),
    'made Former member an admin',
  ],
  [
    said('membership', 'removed', { before: { role: 'admin', left: true, wasErased: true } }),
    'left Posthorn and was erased',
  ],
  // Written before names were kept.
  [said('membership', 'changed', { after: { role: 'admin' } }), 'changed the users of the account'],
  [
    said('workspace', 'changed', { after: { memberAdded: 'p' } }),
    'changed the users of the account',
  ],
])('%s', (message, expected) => expect(message).toBe(expected));
