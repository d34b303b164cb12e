import { expect, test } from 'vitest';
import { MEMBER_NAME_MAX } from './invitation.ts';
import { ownNameFindings } from './own-name.ts';

test.each([
  ['a first name is enough', { firstName: 'Ada', lastName: '' }, []],
  ['a name of spaces is none', { firstName: ' \u200b', lastName: 'Lovelace' }, ['firstName']],
  [
    'names have a limit',
    { firstName: 'a'.repeat(MEMBER_NAME_MAX + 1), lastName: '' },
    ['firstName'],
  ],
  ['a name is one line', { firstName: 'Ada', lastName: 'Love\nlace' }, ['lastName']],
])('%s', (_, name, paths) => {
  expect(ownNameFindings(name).map(({ path }) => path)).toEqual(paths);
});
