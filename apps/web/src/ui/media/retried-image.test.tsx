import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RetriedImage } from './retried-image.tsx';

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const image = () => screen.queryByAltText('A');

const show = (loading?: string) =>
  render(
    <RetriedImage
      src="/a.jpg"
      alt="A"
      retries={5}
      delay={500}
      loading={loading}
      failed={<p>failed</p>}
    />,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a failing image is asked for five more times, half a second apart', () => {
  show();
  for (let tries = 1; tries <= 6; tries++) {
    const asked = image();
    expect(asked).not.toBeNull();
    fireEvent.error(asked as HTMLElement);
    if (tries === 6) break;
    wait(499);
    expect(image()).toBe(asked);
    wait(1);
    expect(image()).not.toBe(asked);
  }
  expect(image()).toBeNull();
  expect(screen.getByText('failed')).toBeDefined();
});

test('something stands in its place until it has come', () => {
  show('loading');
  expect(screen.getByText('loading')).toBeDefined();
  expect(image()?.className).toBe('invisible');
  fireEvent.load(image() as HTMLElement);
  expect(screen.queryByText('loading')).toBeNull();
  expect(image()?.className).toBe('');
});
