import { expect, test } from 'vitest';
import {
  type Account,
  accountsOf,
  rememberAccount,
  rememberedAccount,
  selectAccount,
} from './selected-account.ts';

const accounts: Account[] = [
  { id: '2', name: 'Zorg Noord', role: 'editor' },
  { id: '1', name: 'Acme', role: 'admin' },
  { id: '3', name: 'Acme', role: 'editor' },
];

test('the id wins when two accounts share a name', () => {
  expect(selectAccount(accounts, { id: '3', name: 'Acme' })?.id).toBe('3');
});

test('the name is enough when the id is unknown', () => {
  expect(selectAccount(accounts, { id: 'gone', name: 'Zorg Noord' })?.id).toBe('2');
});

test('without a known account the first by name is selected', () => {
  expect(selectAccount(accounts, { id: null, name: null })?.id).toBe('1');
  expect(selectAccount(accounts, { id: 'gone', name: 'Gone' })?.id).toBe('1');
});

test('somebody without memberships has no account', () => {
  expect(selectAccount(accountsOf([]), { id: '1', name: 'Acme' })).toBeUndefined();
});

test('a choice is remembered by name and id, beyond this tab', () => {
  rememberAccount({ id: '2', name: 'Zorg Noord' });
  expect(rememberedAccount()).toEqual({ id: '2', name: 'Zorg Noord' });
  expect(localStorage.getItem('posthorn.account')).toBe('Zorg Noord');
  expect(localStorage.getItem('posthorn.accountId')).toBe('2');
});
