import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inLineForChecks } from './check-line.ts';

/** Checks that go on until they are ended, by the names of those that have begun. */
function checks() {
  const ends = new Map<string, () => void>();
  const begin = (personId: string, accountId: string, name: string) =>
    inLineForChecks(
      { personId, accountId },
      () => new Promise<void>((resolve) => ends.set(name, resolve)),
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    ends.delete(name);
    await nextTurn();
  };
  return { begin, end, begun: () => [...ends.keys()] };
}

test('a person has one check at a time, also in several accounts', async () => {
  const { begin, end, begun } = checks();
  const all = [begin('1', 'A', 'a'), begin('1', 'B', 'b'), begin('2', 'A', 'c')];
  await nextTurn();
  expect(begun()).toEqual(['a', 'c']);
  await end('a');
  expect(begun()).toEqual(['c', 'b']);
  await end('c');
  await end('b');
  await Promise.all(all);
});

test('an account has two checks at a time, and leaves the other places to others', async () => {
  const { begin, end, begun } = checks();
  const people = ['1', '2', '3', '4', '5', '6', '7'];
  const all = people.map((person) => begin(person, 'A', `a${person}`));
  for (const person of people) all.push(begin(`other ${person}`, person, `b${person}`));
  await nextTurn();
  expect(begun()).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'b4']);
  // Of those who wait, the account that has a free place in its share.
  await end('b1');
  expect(begun()).toEqual(['a1', 'a2', 'b2', 'b3', 'b4', 'b5']);
  for (let left = all.length - 1; left > 0; left--) await end(begun()[0] ?? '');
  await Promise.all(all);
});

test('a check that fails lets the next one begin', async () => {
  const who = { personId: '1', accountId: 'A' };
  const fails = inLineForChecks(who, () => Promise.reject(new Error('no feed')));
  const next = inLineForChecks(who, async () => 'read');
  await expect(fails).rejects.toThrow('no feed');
  expect(await next).toBe('read');
});
