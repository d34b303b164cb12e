import { expect, it } from 'vitest';
import { makerOf, ownFolderPrefix } from './abandoned-folders.ts';

it('knows the maker of a folder of ours', () => {
  expect(makerOf(`${ownFolderPrefix}aB3dEf`)).toBe(process.pid);
});

it.each(['posthorn-test-4eS9YD', 'posthorn-database-of-4eS9YD', 'posthorn-database-of-0-aB3dEf'])(
  'leaves %s alone',
  (name) => {
    expect(makerOf(name)).toBeUndefined();
  },
);
