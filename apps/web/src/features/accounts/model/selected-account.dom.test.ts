import { expect, test } from 'vitest';
import {
  keepAccountOfTab,
  rememberAccount,
  rememberedAccount,
  storedAccount,
} from './selected-account.ts';

const north = { id: '2', name: 'Zorg Noord' };
const south = { id: '3', name: 'Zorg Zuid' };

function chooseInAnotherTab({ id, name }: typeof north): void {
  localStorage.setItem('posthorn.accountId', id);
  localStorage.setItem('posthorn.account', name);
}

test('a choice is remembered by name and id, beyond this tab', () => {
  rememberAccount(north);
  expect(rememberedAccount()).toEqual(north);
  expect(localStorage.getItem('posthorn.account')).toBe('Zorg Noord');
  expect(localStorage.getItem('posthorn.accountId')).toBe('2');
});

test('a choice in another tab moves this one to no other account, also when it is reloaded', () => {
  sessionStorage.clear();
  chooseInAnotherTab(north);
  expect(storedAccount()).toEqual(north);
  keepAccountOfTab(north);
  chooseInAnotherTab(south);
  expect(storedAccount()).toEqual(north);
});

test('a new tab begins in the account that was chosen last', () => {
  rememberAccount(north);
  chooseInAnotherTab(south);
  sessionStorage.clear();
  expect(storedAccount()).toEqual(south);
});
