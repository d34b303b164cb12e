import { expect, test } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { findUsers } from './find-users.ts';

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
const users = [
  aUser(),
  aUser({ id: 'u2', name: 'Bo', email: 'bo@south.test', workspaces: [] }),
  aUser({ id: 'u3', name: 'Cas Noord', workspaces: [] }),
];

test.each([
  ['', ['u1', 'u2', 'u3']],
  ['anna', ['u1', 'u3']],
  ['SOUTH.test', ['u2']],
  ['north', ['u1']],
  ['anna bakker', ['u1']],
  ['nobody', []],
])('%j finds %j', (text, ids) => {
  expect(findUsers(users, text, contains).map(({ id }) => id)).toEqual(ids);
});
