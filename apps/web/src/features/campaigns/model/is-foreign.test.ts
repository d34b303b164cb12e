import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/http/api-error.ts';
import { isForeign } from './is-foreign.ts';

const refused = (status: number) => new ApiError({ status, statusText: '', body: undefined });

test('a campaign of the selected account is at home', () => {
  expect(isForeign({ data: { accountId: 'a' }, error: null }, 'a')).toBe(false);
  expect(isForeign({ error: null }, 'a')).toBe(false);
});

test('one of another account or of no one is not', () => {
  expect(isForeign({ data: { accountId: 'b' }, error: null }, 'a')).toBe(true);
  expect(isForeign({ error: refused(404) }, 'a')).toBe(true);
});

test('a fault says nothing about whose it is', () => {
  expect(isForeign({ error: refused(500) }, 'a')).toBe(false);
  expect(isForeign({ error: refused(0) }, 'a')).toBe(false);
});
