import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOME_PATH, safeReturnPath } from './return-path.ts';

test.each(['/campaigns-overview', '/settings/users?x=1#add', '/'])('%j is our own', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test('letters of other scripts are written as addresses write them', () => {
  expect(safeReturnPath('/中文?q=é')).toBe('/%E4%B8%AD%E6%96%87?q=%C3%A9');
});

test.each([
  undefined,
  null,
  '',
  'settings',
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/ok\\..\\evil',
  '/a\n/b',
  'javascript:alert(1)',
])('%j leads home instead', (path) => {
  expect(safeReturnPath(path)).toBe(HOME_PATH);
});

test('whatever is asked for, the browser stays on our origin', () => {
  const ours = 'https://posthorn.test';
  const tricky = fc
    .array(fc.constantFrom('/', '\\', '.', ':', '@', 'a', '%', '\t', '\n', ' ', '?', '#'))
    .map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), tricky), (wanted) => {
      expect(new URL(safeReturnPath(wanted), ours).origin).toBe(ours);
    }),
    { numRuns: 1000 },
  );
});
