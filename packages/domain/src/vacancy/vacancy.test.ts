import { expect, test } from 'vitest';
import {
  afterLook,
  hostOfAddress,
  isVacancyLost,
  pageVerdict,
  vacancyAddress,
  vacancyFindings,
  vacancySteps,
} from './vacancy.ts';

test.each([
  [200, 'there'],
  [204, 'there'],
  [404, 'missing'],
  [410, 'missing'],
  [403, 'unknown'],
  [429, 'unknown'],
  [500, 'unknown'],
  [302, 'unknown'],
] as const)('a page that answers %i is %s', (status, verdict) => {
  expect(pageVerdict(status)).toBe(verdict);
});

test('a page is gone when it was missing twice in a row', () => {
  const once = afterLook(0, 'missing');
  expect(once).toMatchObject({ misses: 1, isGone: false });
  expect(afterLook(once.misses, 'missing')).toMatchObject({ misses: 2, isGone: true });
  expect(afterLook(once.misses, 'there')).toMatchObject({ misses: 0, isGone: false });
  expect(afterLook(afterLook(1, 'there').misses, 'missing').isGone).toBe(false);
});

test('a host that does not answer changes nothing', () => {
  for (const misses of [0, 1, 2]) {
    expect(afterLook(misses, 'unknown')).toMatchObject({ misses, isGone: undefined });
  }
});

test('the second look comes sooner than the next one', () => {
  expect(afterLook(0, 'missing').againInHours).toBeLessThan(afterLook(0, 'there').againInHours);
});

test.each([
  ['https://jobs.example/1/', 'https://jobs.example/1'],
  ['https://jobs.example/1#apply', 'https://jobs.example/1'],
  [' https://jobs.example/1?a=b ', 'https://jobs.example/1?a=b'],
  ['https://jobs.example', 'https://jobs.example'],
])('%s is the vacancy at %s', (url, address) => {
  expect(vacancyAddress(url)).toBe(address);
});

test.each([
  ['https://Jobs.Example:8080/1', 'jobs.example:8080'],
  ['http://127.0.0.1?x', '127.0.0.1'],
  ['ftp://jobs.example', undefined],
  ['https://me@jobs.example/1', undefined],
  ['', undefined],
])('the host of %s is %s', (url, host) => {
  expect(hostOfAddress(url)).toBe(host);
});

test('what is lost is paused first, what has changed is told anew first', () => {
  for (const finding of vacancyFindings) {
    expect(vacancySteps(finding)[0]).toBe(isVacancyLost(finding) ? 'pause' : 'changeAds');
  }
});
