import { describe, expect, test } from 'vitest';
import { sayMessage } from '../message/message.ts';
import { sayFinding } from '../message/say.ts';
import { otherDaysRemarks, replacementFindings, unfitAdAccount } from './fit.ts';
import { lossMessage } from './loss.ts';
import {
  checkLimits,
  connectFailures,
  connectionState,
  isConnectFailure,
  needsRenewal,
} from './state.ts';

const DAY_MS = 86_400_000;
const now = new Date('2027-01-04T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);

test.each([
  [undefined, 'none'],
  [{ keysEndAt: null, lossReason: null }, 'connected'],
  [{ keysEndAt: inDays(8), lossReason: null }, 'connected'],
  [{ keysEndAt: inDays(7), lossReason: null }, 'ending'],
  [{ keysEndAt: inDays(0), lossReason: null }, 'lost'],
  [{ keysEndAt: null, lossReason: 'ended' }, 'lost'],
  [{ keysEndAt: null, lossReason: 'missingRights' }, 'lost'],
  [{ keysEndAt: null, lossReason: 'refused' }, 'connected'],
  [{ keysEndAt: inDays(3), lossReason: 'accountHidden' }, 'lost'],
] as const)('%j is %s', (connection, state) => {
  expect(connectionState(connection, now)).toBe(state);
});

test.each([
  [inDays(15), true, false],
  [inDays(14), true, true],
  [inDays(-1), true, true],
  [inDays(1), false, false],
  [null, true, false],
])(
  'keys that end at %s and can be renewed (%s): renewed now is %s',
  (keysEndAt, isRenewable, is) => {
    expect(needsRenewal({ keysEndAt, isRenewable }, now)).toBe(is);
  },
);

test('keys are renewed before people are warned of their end', () => {
  const keys = { keysEndAt: inDays(10), isRenewable: true, lossReason: null };
  expect([needsRenewal(keys, now), connectionState(keys, now)]).toEqual([true, 'connected']);
});

test('a connection is checked within the hour, and sooner where the network was silent', () => {
  const minutesAgo = (moment: Date) => (now.getTime() - moment.getTime()) / 60_000;
  const { answeredUntil, begunUntil } = checkLimits(now);
  expect([minutesAgo(answeredUntil), minutesAgo(begunUntil)]).toEqual([45, 5]);
});

describe('an ad account fits', () => {
  const said = (theirs: { currency: string; status: 'open' | 'closed' }) =>
    unfitAdAccount(theirs, { currency: 'EUR' }).map(sayFinding);

  test.each([
    [{ currency: 'EUR', status: 'open' }, []],
    [{ currency: 'EUR', status: 'closed' }, ['This ad account is closed or suspended.']],
    [{ currency: 'USD', status: 'open' }, ['This ad account is in USD, your budgets are in EUR.']],
  ] as const)('%j: %j', (theirs, findings) => {
    expect(said(theirs)).toEqual(findings);
  });

  test('other days are no hindrance, and are said as before a launch', () => {
    const zones = { here: 'Europe/Amsterdam', there: 'America/New_York' };
    expect(otherDaysRemarks(zones, 'meta', [now.getTime()]).map(sayMessage)).toEqual([
      'Meta counts days in New York time: daily figures there begin at 06:00 here.',
    ]);
    expect(otherDaysRemarks({ ...zones, there: 'UTC' }, 'meta', [now.getTime()])).toEqual([]);
  });
});

describe('another ad account', () => {
  const before = { externalId: '1', isReachable: true };
  const base = { before, externalId: '2', published: 2, isConfirmed: false };
  const codes = (given: Partial<typeof base> | { before: undefined }) =>
    replacementFindings({ ...base, ...given }).map(({ code, severity }) => [code, severity]);

  test('is refused while campaigns are published in the one we reach, also when confirmed', () => {
    expect(codes({})).toEqual([['connection.stopFirst', 'error']]);
    expect(codes({ isConfirmed: true })).toEqual([['connection.stopFirst', 'error']]);
  });

  test('has to be confirmed while campaigns are in one that we do not reach', () => {
    const lost = { before: { externalId: '1', isReachable: false } };
    expect(codes(lost)).toEqual([['connection.leavesAds', 'warning']]);
    expect(codes({ ...lost, isConfirmed: true })).toEqual([]);
  });

  test.each([
    ['the same', { externalId: '1' }],
    ['nothing published', { published: 0 }],
    ['none before', { before: undefined }],
  ])('%s: nothing to say', (_name, given) => {
    expect(codes(given)).toEqual([]);
  });
});

test('a loss names the network, and the rights as a person understands them', () => {
  expect(sayMessage(lossMessage('meta', 'missingRights', ['ads_read', 'leads_retrieval']))).toBe(
    'The permission on Meta is not complete: Read how ads are doing, Receive applications from forms on Facebook and Instagram.',
  );
  expect(sayMessage(lossMessage('google', 'ended', []))).toBe(
    'The permission on Google Ads has ended or was taken back.',
  );
});

test('only reasons that we know are taken from an address', () => {
  expect(connectFailures.every(isConnectFailure)).toBe(true);
  expect(isConnectFailure('session.missing')).toBe(false);
});
