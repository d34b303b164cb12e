import '../testing/fill-jsdom.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../actions/button.tsx';

const bubble = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrival, arrive };
});
vi.mock('./tooltip-bubble.tsx', async (original) => {
  await bubble.arrival;
  return original();
});

test('a reason that was pressed for is shown for its whole time, however late its bubble comes', async () => {
  vi.useFakeTimers();
  render(<Button disabledReason="Please choose a goal">Next</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  act(() => vi.advanceTimersByTime(10_000));
  await act(async () => {
    bubble.arrive();
    await import('./tooltip-bubble.tsx');
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByText('Please choose a goal')).not.toBeNull();
  act(() => vi.advanceTimersByTime(3_900));
  expect(screen.queryByText('Please choose a goal')).not.toBeNull();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByText('Please choose a goal')).toBeNull();
});
