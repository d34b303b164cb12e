import { expect, test } from 'vitest';
import { PALETTE_SIZE, paletteIndex } from './colour.ts';
import { accountInitials, personInitials } from './initials.ts';
import { chooseAccount, switcherOrder } from './order.ts';

test.each([
  ['Acme Hiring Group', 'AH'],
  ['  zorg   noord ', 'ZN'],
  ['Solo', 'S'],
  ['𝒜lpha beta', '𝒜B'],
  ['', ''],
])('initials of the account %j are %j', (name, initials) => {
  expect(accountInitials(name)).toBe(initials);
});

test('initials of a person are first and last name', () => {
  expect(personInitials({ firstName: 'Łucja', lastName: 'van Dijk' })).toBe('ŁV');
  expect(personInitials({ firstName: 'Cher', lastName: '' })).toBe('C');
});

test('the palette place is stable and uses all eight colours', () => {
  const seen = new Set(Array.from({ length: 200 }, (_, i) => paletteIndex(`account-${i}`)));
  expect(seen.size).toBe(PALETTE_SIZE);
  expect(paletteIndex('account-1')).toBe(paletteIndex('account-1'));
});

test('the current account comes first, the others by name', () => {
  const accounts = [
    { id: '1', name: 'beta' },
    { id: '2', name: 'Alpha' },
    { id: '3', name: 'Gamma' },
  ];
  expect(switcherOrder(accounts, '3').map((a) => a.name)).toEqual(['Gamma', 'Alpha', 'beta']);
  expect(switcherOrder(accounts, undefined).map((a) => a.name)).toEqual(['Alpha', 'beta', 'Gamma']);
});

const accounts = [
  { id: '2', name: 'Zorg Noord' },
  { id: '1', name: 'Acme' },
  { id: '3', name: 'Acme' },
];

test('the id wins when two accounts share a name', () => {
  expect(chooseAccount(accounts, { id: '3', name: 'Acme' })?.id).toBe('3');
});

test('the name is enough when the id is unknown', () => {
  expect(chooseAccount(accounts, { id: 'gone', name: 'Zorg Noord' })?.id).toBe('2');
});

test('without a known account the first by name is chosen', () => {
  expect(chooseAccount(accounts, { id: null, name: null })?.id).toBe('1');
  expect(chooseAccount(accounts, { id: 'gone', name: 'Gone' })?.id).toBe('1');
});

test('a person without memberships has no account', () => {
  expect(chooseAccount([], { id: '1', name: 'Acme' })).toBeUndefined();
});
