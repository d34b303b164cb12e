import { expect, test } from 'vitest';
import {
  acceptanceBlockers,
  endedBlockers,
  type InvitationDates,
  type InvitationState,
  type Invite,
  invitationEnd,
  invitationState,
  invitedName,
  inviteFindings,
  resendBlockers,
} from './invitation.ts';

const codes = (findings: { code: string; path?: string }[]) => findings.map(({ code }) => code);
const sent = new Date('2027-03-01T12:00:00Z');
const later = (seconds: number) => new Date(sent.getTime() + seconds * 1000);

const good: Invite = {
  first_name: '',
  last_name: '',
  email: 'ada@example.test',
  role: 'editor',
  workspaces: ['north'],
};

test.each<[string, Partial<Invite>, string[]]>([
  ['address, role and workspace are enough', {}, []],
  ['an address is needed', { email: ' ' }, ['field.required']],
  ['and one that can be', { email: 'ada' }, ['field.email']],
  ['a role is needed', { role: null }, ['field.required']],
  ['a workspace is needed', { workspaces: [] }, ['invitation.workspaceMissing']],
  ['a name has a limit', { last_name: 'x'.repeat(101) }, ['field.maxLength']],
  ['a name is one line', { first_name: 'A\nB' }, ['field.malformed']],
])('%s', (_name, change, expected) => {
  expect(codes(inviteFindings({ ...good, ...change }))).toEqual(expected);
});

test('who has no name is called by the address', () => {
  expect(invitedName(good)).toBe('ada@example.test');
  expect(invitedName({ ...good, first_name: 'Ada' })).toBe('Ada');
});

test('an invitation is open for fourteen days, and what became of it stays', () => {
  const open: InvitationDates = {
    expiresAt: invitationEnd(sent),
    acceptedAt: null,
    revokedAt: null,
  };
  const days = 86_400;
  expect(invitationState(open, later(14 * days - 1))).toBe('open');
  expect(invitationState(open, later(14 * days))).toBe('expired');
  expect(invitationState({ ...open, acceptedAt: sent }, later(99 * days))).toBe('accepted');
  expect(invitationState({ ...open, revokedAt: sent }, later(1))).toBe('revoked');
});

test('it is sent again while it is open or late, and not twice within a minute', () => {
  expect(resendBlockers('open', sent, later(60))).toEqual([]);
  expect(resendBlockers('expired', sent, later(9_999_999))).toEqual([]);
  expect(resendBlockers('open', sent, later(20))[0]).toMatchObject({
    code: 'invitation.sentJustNow',
    params: { seconds: 40 },
  });
  for (const over of ['accepted', 'revoked'] as const) {
    expect(codes(resendBlockers(over, sent, later(999)))).toEqual(['invitation.over']);
  }
});

test.each<[InvitationState, boolean, string[]]>([
  ['open', true, []],
  ['open', false, ['invitation.otherPerson']],
  ['expired', true, ['invitation.expired']],
  ['expired', false, ['invitation.expired']],
  ['revoked', true, ['invitation.revoked']],
  ['accepted', true, ['invitation.used']],
  ['accepted', false, ['invitation.otherPerson']],
])('%s, by the invited address: %s', (state, isInvitedAddress, expected) => {
  const acceptance = { state, isInvitedAddress, email: 'b@x.test', invitedEmail: 'a@x.test' };
  expect(codes(acceptanceBlockers(acceptance))).toEqual(expected);
});

test('an open invitation has not ended', () => {
  expect(endedBlockers('open')).toEqual([]);
});
