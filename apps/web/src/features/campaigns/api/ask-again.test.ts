import { CAMPAIGNS_PER_PAGE } from '@posthorn/domain';
import { expect, test, vi } from 'vitest';
import { askAgain } from './ask-again.ts';

const total = 234;
const serve = vi.fn(async (page: number, perPage: number) => {
  const from = (page - 1) * perPage;
  const length = Math.max(0, Math.min(perPage, total - from));
  return {
    data: Array.from({ length }, (_, index) => from + index),
    page,
    perPage,
    hasMore: from + perPage < total,
  };
});

async function refresh(loaded: number) {
  serve.mockClear();
  const { signal } = new AbortController();
  const pages = [];
  for (let page = 1; page <= loaded; page += 1) {
    pages.push(await askAgain({ page, loaded, signal }, serve));
  }
  return pages;
}

test('a short list is asked for in one piece', async () => {
  const pages = await refresh(3);
  expect(serve.mock.calls).toEqual([[1, 30]]);
  expect(pages.flatMap(({ data }) => data)).toEqual([...Array(30).keys()]);
  expect(pages.every(({ hasMore, perPage }) => hasMore && perPage === CAMPAIGNS_PER_PAGE)).toBe(
    true,
  );
});

test('a long one in pieces of a hundred rows, up to its end', async () => {
  const pages = await refresh(24);
  expect(serve.mock.calls).toEqual([
    [1, 100],
    [2, 100],
    [3, 100],
  ]);
  expect(pages.map(({ data }) => data.length).slice(-2)).toEqual([10, 4]);
  expect(pages.map(({ hasMore }) => hasMore).lastIndexOf(true)).toBe(22);
});

test('another refresh trusts no earlier piece', async () => {
  serve.mockClear();
  for (const { signal } of [new AbortController(), new AbortController()]) {
    await askAgain({ page: 1, loaded: 2, signal }, serve);
    await askAgain({ page: 2, loaded: 2, signal }, serve);
  }
  expect(serve).toHaveBeenCalledTimes(2);
});
