import { expect, test } from 'vitest';
import { sayFinding } from '../message/say.ts';
import { erasureBlockers, ownAddressFinding } from './leaving.ts';

test('who is the last admin of something is told what to do first', () => {
  const nothing = { accounts: [], masterAccount: undefined };
  expect(erasureBlockers(nothing)).toEqual([]);
  expect(erasureBlockers({ ...nothing, accounts: ['North', 'South'] }).map(sayFinding)).toEqual([
    'Nobody else is an admin of North and South. Make another user an admin there first, or have the accounts archived.',
  ]);
  expect(erasureBlockers({ ...nothing, masterAccount: 'Noordzee' }).map(sayFinding)).toEqual([
    'Nobody else is an admin of the master account Noordzee. Those who run Posthorn can add another one first.',
  ]);
});

test('only the own address confirms, in any letters', () => {
  expect(ownAddressFinding(' ADA@example.test ', 'ada@Example.test')).toBeUndefined();
  expect(ownAddressFinding('', 'ada@example.test')?.code).toBe('member.typeOwnAddress');
});
