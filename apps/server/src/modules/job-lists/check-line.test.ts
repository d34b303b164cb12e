import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inLineForChecks } from './check-line.ts';

/** Checks that go on until they are ended, by the names of those that have begun. */
function checks() {
  const ends = new Map<string, () => void>();
  const begin = (personId: string, name: string) =>
    inLineForChecks(personId, () => new Promise<void>((resolve) => ends.set(name, resolve)));
  const end = async (name: string) => {
    ends.get(name)?.();
    ends.delete(name);
    await nextTurn();
  };
  return { begin, end, begun: () => [...ends.keys()] };
}

test('a person has one check at a time, and all together two', async () => {
  const { begin, end, begun } = checks();
  const all = [begin('1', 'a'), begin('1', 'b'), begin('2', 'c'), begin('3', 'd')];
  await nextTurn();
  expect(begun()).toEqual(['a', 'c']);
  await end('a');
  expect(begun()).toEqual(['c', 'd']);
  await end('c');
  expect(begun()).toEqual(['d', 'b']);
  await end('d');
  await end('b');
  await Promise.all(all);
});

test('a check that fails lets the next one begin', async () => {
  const fails = inLineForChecks('1', () => Promise.reject(new Error('no feed')));
  const next = inLineForChecks('1', async () => 'read');
  await expect(fails).rejects.toThrow('no feed');
  expect(await next).toBe('read');
});
