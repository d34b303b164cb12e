import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mediaQuery } from '../api/list-media.ts';
import { aMedia } from '../testing/a-media.ts';
import { dropMedia, putMedia } from './media-cache.ts';
import { refreshMedia } from './refresh-media.ts';

const { queryKey } = mediaQuery('a1');
let queryClient: QueryClient;
let answers: Array<(ids: string[]) => void>;
let leave: () => void;

const shown = () => queryClient.getQueryData(queryKey)?.map(({ id }) => id);
const answer = async (at: number, ids: string[]) => {
  answers[at]?.(ids);
  await vi.advanceTimersByTimeAsync(0);
};

function open() {
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () =>
      new Promise((resolve) => {
        answers.push((ids) => resolve(ids.map((id) => aMedia(id))));
      }),
  });
  leave = observer.subscribe(() => {});
}

beforeEach(async () => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  answers = [];
  open();
  await answer(0, ['m1']);
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

test('many news at once ask for the library twice, not each time', async () => {
  for (let news = 0; news < 20; news += 1) void refreshMedia(queryClient, 'a1');
  expect(answers).toHaveLength(2);
  await answer(1, ['m2', 'm1']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answers).toHaveLength(3);
  await answer(2, ['m3', 'm2', 'm1']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([answers.length, shown()]).toEqual([3, ['m3', 'm2', 'm1']]);

  void refreshMedia(queryClient, 'a1');
  expect(answers).toHaveLength(4);
});

test('an answer from before a change does not undo it', async () => {
  void refreshMedia(queryClient, 'a1');
  putMedia(queryClient, 'a1', aMedia('m2'));
  dropMedia(queryClient, 'a1', new Set(['m1']));
  await answer(1, ['m1']);
  expect(shown()).toEqual(['m2']);
});

test('news during the first answer ask for the library once more', async () => {
  queryClient.removeQueries();
  leave();
  open();
  void refreshMedia(queryClient, 'a1');
  await answer(1, ['m1']);
  expect([answers.length, shown()]).toEqual([3, ['m1']]);
  await answer(2, ['m2', 'm1']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([answers.length, shown()]).toEqual([3, ['m2', 'm1']]);
});
