import { beforeEach, expect, test } from 'vitest';
import { Callers } from './callers.ts';

const META = '173.252.88.1';
const STRANGER = '203.0.113.7';
const time = { ms: 0 };
let callers: Callers;
beforeEach(() => {
  time.ms = 1_000_000;
  callers = new Callers(() => time.ms);
});

const strangers = (count: number) =>
  Array.from({ length: count }, (_, n) => callers.enter(`198.51.100.${n}`));

test('one stranger has two places at once, and gets them back', () => {
  const leave = callers.enter(STRANGER);
  expect(callers.enter(STRANGER)).toBeDefined();
  expect(callers.enter(STRANGER)).toBeUndefined();
  leave?.();
  expect(callers.enter(STRANGER)).toBeDefined();
});

test('all strangers share eight places; who has signed rightly has others', () => {
  callers.trust(META);
  expect(strangers(9).filter(Boolean)).toHaveLength(8);
  expect(callers.enter(STRANGER)).toBeUndefined();
  const known = Array.from({ length: 33 }, () => callers.enter(META));
  expect(known.filter(Boolean)).toHaveLength(32);
});

test('after twenty wrong signatures in a minute an address waits for the next', () => {
  for (let n = 0; n < 19; n += 1) callers.refuse(STRANGER);
  expect(callers.enter(STRANGER)).toBeDefined();
  callers.refuse(STRANGER);
  expect(callers.enter(STRANGER)).toBeUndefined();
  expect(callers.enter('203.0.113.8')).toBeDefined();
  time.ms += 60_000;
  expect(callers.enter(STRANGER)).toBeDefined();
});

test('wrong signatures beside right ones, as behind one proxy, do not keep the right ones out', () => {
  callers.trust(META);
  for (let n = 0; n < 100; n += 1) callers.refuse(META);
  expect(callers.enter(META)).toBeDefined();
});

test('a right signature counts for a day', () => {
  callers.trust(META);
  strangers(8);
  time.ms += 24 * 60 * 60_000 - 1;
  expect(callers.enter(META)).toBeDefined();
  time.ms += 1;
  expect(callers.enter(META)).toBeUndefined();
});

test('an address of IPv6 stands for its whole network', () => {
  for (let n = 0; n < 20; n += 1) callers.refuse(`2001:db8:1:2::${n}`);
  expect(callers.enter('2001:db8:1:2:ffff::1')).toBeUndefined();
  expect(callers.enter('2001:db8:1:3::1')).toBeDefined();
});

test('any number of new strangers does not make it forget who is known', () => {
  callers.trust(META);
  for (let n = 0; n < 10_500; n += 1) callers.refuse(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  strangers(8);
  expect(callers.enter(META)).toBeDefined();
});
