import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RetriedImage } from './retried-image.tsx';

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a failing image is asked for five more times, half a second apart', () => {
  vi.useFakeTimers();
  render(
    <RetriedImage
      src="/a.jpg"
      alt="A"
      retries={5}
      delay={500}
      placeholder={(state) => <p>{state}</p>}
    />,
  );
  const seen = new Set<Element>();
  for (let tries = 1; tries <= 6; tries++) {
    const image = screen.getByRole('img');
    seen.add(image);
    fireEvent.error(image);
    expect(screen.queryByRole('img')).toBeNull();
    wait(499);
    expect(screen.queryByRole('img')).toBeNull();
    wait(1);
  }
  expect(seen.size).toBe(6);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('failed')).toBeDefined();
  vi.useRealTimers();
});

test('once it has come the placeholder goes', () => {
  render(
    <RetriedImage src="/a.jpg" alt="A" retries={5} delay={500} placeholder={() => <p>soon</p>} />,
  );
  fireEvent.load(screen.getByRole('img'));
  expect(screen.queryByText('soon')).toBeNull();
});
