import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ListEnd } from './list-end.tsx';

let saySeen: (isSeen: boolean) => void;

/** Says nothing before the test does: a browser answers a frame after it was asked to look. */
class Watcher implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
    saySeen = (isIntersecting) => act(() => onSeen([{ isIntersecting }]));
  }
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Watcher);
});

function aList() {
  const fetchNextPage = vi.fn();
  const endOf = (rows: number, isFetching: boolean) => (
    <ListEnd
      end="No more"
      rows={rows}
      query={{
        hasNextPage: true,
        isFetching,
        isFetchingNextPage: isFetching,
        isFetchNextPageError: false,
        fetchNextPage,
      }}
    />
  );
  const { rerender } = render(endOf(10, false));
  return {
    fetchNextPage,
    answer: (rows: number) => {
      rerender(endOf(rows - 10, true));
      rerender(endOf(rows, false));
    },
  };
}

test('one page is asked for each time the end comes near', () => {
  const { fetchNextPage, answer } = aList();
  expect(fetchNextPage).not.toHaveBeenCalled();
  saySeen(true);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  answer(20);
  saySeen(false);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  saySeen(true);
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});

test('a page that does not fill the window is followed by the next one', () => {
  const { fetchNextPage, answer } = aList();
  saySeen(true);
  answer(20);
  saySeen(true);
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});
