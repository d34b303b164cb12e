import { HOME_PATH } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { providerHref, returnTo, signInHref } from './return-to.ts';

const wanted = '/campaigns-overview?x=1&y=%2F%2Fa#part';

test('a path of our own is kept whole, with query and hash', () => {
  expect(returnTo(wanted)).toBe(wanted);
  expect(new URL(signInHref(wanted), 'http://x').searchParams.get('return_to')).toBe(wanted);
  expect(new URL(providerHref(wanted), 'http://x').searchParams.get('return_to')).toBe(wanted);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/path',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  undefined,
  ['/campaigns-overview'],
])('%j leads home', (elsewhere) => {
  expect(returnTo(elsewhere)).toBe(HOME_PATH);
});

test.each(['/sign-in', '/sign-in?return_to=%2Fui', '/sign-in#x'])(
  '%s never leads to itself',
  (path) => {
    expect(returnTo(path)).toBe(HOME_PATH);
  },
);

test('only the whole path counts as the sign-in page', () => {
  expect(returnTo('/sign-in-help')).toBe('/sign-in-help');
});

test('the usual place needs no mention', () => {
  expect(signInHref(HOME_PATH)).toBe('/sign-in');
  expect(signInHref()).toBe('/sign-in');
});
