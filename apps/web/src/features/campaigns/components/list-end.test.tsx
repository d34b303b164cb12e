import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ListEnd } from './list-end.tsx';

let watchers: { margin: string; say: (isSeen: boolean) => void }[];

/** Says nothing before the test does: a browser answers a frame after it was asked to look. */
class Watcher implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  private readonly own: (typeof watchers)[number];
  constructor(
    onSeen: (entries: { isIntersecting: boolean }[]) => void,
    { rootMargin }: { rootMargin: string },
  ) {
    this.own = { margin: rootMargin, say: (isIntersecting) => onSeen([{ isIntersecting }]) };
  }
  observe() {
    watchers.push(this.own);
  }
  disconnect() {
    watchers = watchers.filter((one) => one !== this.own);
  }
}

/** The end comes near, is in sight, or neither. */
function scrollTo(place: 'near' | 'end' | 'away'): void {
  act(() => {
    for (const { margin, say } of watchers) {
      say(place === 'end' || (place === 'near' && margin !== '0px'));
    }
  });
}

beforeEach(() => {
  watchers = [];
  vi.stubGlobal('IntersectionObserver', Watcher);
});

function aList() {
  const fetchNextPage = vi.fn();
  const endOf = (rows: number, isFetching: boolean, hasFailed = false) => (
    <ListEnd
      end="No more"
      rows={rows}
      query={{
        hasNextPage: true,
        isFetching,
        isFetchingNextPage: isFetching,
        isFetchNextPageError: hasFailed,
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
    fail: () => {
      rerender(endOf(10, true));
      rerender(endOf(10, false, true));
    },
  };
}

test('one page is asked for each time the end comes near', () => {
  const { fetchNextPage, answer } = aList();
  expect(fetchNextPage).not.toHaveBeenCalled();
  scrollTo('near');
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  answer(20);
  scrollTo('away');
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  scrollTo('near');
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});

test('a page that does not fill the window is followed by the next one', () => {
  const { fetchNextPage, answer } = aList();
  scrollTo('near');
  answer(20);
  scrollTo('near');
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});

test('a page that failed is asked for again when the end comes into sight', () => {
  const { fetchNextPage, fail } = aList();
  scrollTo('near');
  fail();
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  scrollTo('end');
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});

test('who stays at the end asks once, and again after coming back to it', () => {
  const { fetchNextPage, fail } = aList();
  scrollTo('end');
  for (let times = 1; times <= 3; times += 1) {
    expect(fetchNextPage).toHaveBeenCalledTimes(times);
    fail();
    scrollTo('end');
    expect(fetchNextPage).toHaveBeenCalledTimes(times);
    scrollTo('near');
    scrollTo('end');
  }
});
