import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeImages } from '../testing/fake-images.ts';
import { usePicture } from './use-picture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const once = { times: 1, pause: 2000 };

test('a picture comes with its size', () => {
  const images = fakeImages();
  const { result } = renderHook(() => usePicture('/a.jpg', once));
  expect(result.current.state).toBe('loading');
  act(() => images.arrive(640, 480));
  expect(result.current.picture).toEqual({ src: '/a.jpg', width: 640, height: 480 });
});

test('a failed one is asked for exactly once more, after two seconds', () => {
  const images = fakeImages();
  const { result } = renderHook(() => usePicture('/a.jpg', once));
  act(() => images.fail());
  act(() => vi.advanceTimersByTime(1999));
  expect(images.asked).toHaveLength(1);
  act(() => vi.advanceTimersByTime(1));
  expect(images.asked).toHaveLength(2);
  expect(result.current.state).toBe('loading');
  act(() => images.fail());
  expect(result.current.state).toBe('failed');
  act(() => vi.advanceTimersByTime(60_000));
  expect(images.asked).toHaveLength(2);
});

test('trying again begins anew', () => {
  const images = fakeImages();
  const { result } = renderHook(() => usePicture('/a.jpg'));
  act(() => images.fail());
  expect(result.current.state).toBe('failed');
  act(() => result.current.tryAgain());
  expect(result.current.state).toBe('loading');
  act(() => images.arrive(1, 1));
  expect(result.current.state).toBe('ready');
});

test('nothing is loaded for nothing, and what is left behind is not waited for', () => {
  const images = fakeImages();
  const { rerender, result } = renderHook(({ src }) => usePicture(src, once), {
    initialProps: { src: null as string | null },
  });
  expect(images.asked).toHaveLength(0);
  rerender({ src: '/a.jpg' });
  act(() => images.fail());
  rerender({ src: null });
  act(() => vi.advanceTimersByTime(5000));
  expect(images.asked).toHaveLength(1);
  expect(result.current.state).toBe('loading');
});
