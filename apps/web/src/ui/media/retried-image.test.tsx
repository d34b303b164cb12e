import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeImages } from '../testing/fake-images.ts';
import { RetriedImage } from './retried-image.tsx';

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function show() {
  const images = fakeImages();
  render(
    <RetriedImage
      src="/a.jpg"
      alt="A"
      retries={5}
      delay={500}
      placeholder={(state) => <p>{state}</p>}
    />,
  );
  return images;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a failing image is asked for five more times, half a second apart', () => {
  const { asked, fail } = show();
  for (let tries = 1; tries <= 6; tries++) {
    expect(asked).toHaveLength(tries);
    act(() => void fail());
    wait(499);
    expect(asked).toHaveLength(tries);
    wait(1);
  }
  expect(asked).toHaveLength(6);
  expect(screen.getByText('failed')).toBeDefined();
});

test('once it has come it stands where the placeholder was', () => {
  const { arrive } = show();
  expect(screen.queryByRole('img')).toBeNull();
  act(() => arrive(10, 10));
  expect(screen.getByRole('img', { name: 'A' })).toBeDefined();
  expect(screen.queryByText('loading')).toBeNull();
});
