import { expect, test } from 'vitest';
import {
  afterLook,
  hostOfAddress,
  isCertainlyLost,
  isVacancyLost,
  isVacancyNews,
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

const none = { misses: 0, closedLooks: 0 };

test('a page is gone when it was missing twice in a row', () => {
  const once = afterLook(none, 'missing');
  expect(once).toMatchObject({ misses: 1, finding: undefined });
  expect(afterLook(once, 'missing')).toMatchObject({ misses: 2, finding: 'pageGone' });
  expect(afterLook(once, 'there')).toMatchObject({ misses: 0, finding: null });
  expect(afterLook(afterLook(once, 'there'), 'missing').finding).toBeUndefined();
});

test('a page is closed when it said so twice in a row', () => {
  const once = afterLook(none, 'closed');
  expect(once).toMatchObject({ closedLooks: 1, finding: undefined });
  expect(afterLook(once, 'closed')).toMatchObject({ finding: 'pageClosed' });
  for (const between of ['there', 'missing'] as const) {
    expect(afterLook(afterLook(once, between), 'closed').finding).toBeUndefined();
  }
  expect(afterLook(afterLook(once, 'unknown'), 'closed').finding).toBe('pageClosed');
});

test('a host that does not answer changes nothing', () => {
  for (const misses of [0, 1, 2]) {
    const looks = { misses, closedLooks: 1 };
    expect(afterLook(looks, 'unknown')).toMatchObject({ ...looks, finding: undefined });
  }
});

test('the second look comes sooner than the next one', () => {
  const again = (verdict: 'missing' | 'there') => afterLook(none, verdict).againInHours;
  expect(again('missing')).toBeLessThan(again('there'));
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

test('what is surer is told after what is less so, and only what is sure pauses', () => {
  expect(vacancyFindings.filter(isCertainlyLost)).toEqual(['gone', 'pageGone']);
  expect(isVacancyNews(null, 'pageClosed')).toBe(true);
  expect(isVacancyNews('changed', 'pageClosed')).toBe(true);
  expect(isVacancyNews('pageClosed', 'pageClosed')).toBe(false);
  expect(isVacancyNews('pageClosed', 'changed')).toBe(false);
  expect(isVacancyNews('pageClosed', 'pageGone')).toBe(true);
  expect(isVacancyNews('pageGone', 'gone')).toBe(false);
  expect(isVacancyNews('pageGone', 'pageClosed')).toBe(false);
  expect(isVacancyNews('changed', 'changed')).toBe(true);
  expect(isVacancyNews('gone', null)).toBe(true);
  expect(isVacancyNews(null, null)).toBe(false);
});
