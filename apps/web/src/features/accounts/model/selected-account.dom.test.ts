import { expect, test } from 'vitest';
import { rememberAccount, rememberedAccount } from './selected-account.ts';

test('a choice is remembered by name and id, beyond this tab', () => {
  rememberAccount({ id: '2', name: 'Zorg Noord' });
  expect(rememberedAccount()).toEqual({ id: '2', name: 'Zorg Noord' });
  expect(localStorage.getItem('posthorn.account')).toBe('Zorg Noord');
  expect(localStorage.getItem('posthorn.accountId')).toBe('2');
});
