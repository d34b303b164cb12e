import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
});

afterEach(() => {
  act(() => toast.clear());
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('success goes after 4 s, an error after 10 s', () => {
  act(() => void toast.success('Saved'));
  act(() => void toast.error('Refused'));
  pass(3999);
  expect(screen.queryByText('Saved')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.queryByText('Refused')).toBeTruthy();
  pass(6000);
  expect(screen.queryByText('Refused')).toBeNull();
});

test('a toast can have its own time, or none', () => {
  act(() => void toast.success('Short', { timeout: 1000 }));
  act(() => void toast.warning('Stays', { timeout: null }));
  pass(1000);
  expect(screen.queryByText('Short')).toBeNull();
  pass(600_000);
  expect(screen.queryByText('Stays')).toBeTruthy();
});

test('errors interrupt, the others wait their turn', () => {
  act(() => void toast.success('Saved'));
  act(() => void toast.warning('Careful'));
  act(() => void toast.error('Refused'));
  expect(screen.getAllByRole('status').map((node) => node.textContent)).toEqual([
    'Warning: Careful',
    'Done: Saved',
  ]);
  expect(screen.getByRole('alert').textContent).toBe('Error: Refused');
});

test('the same key is merged with a counter, and its time starts anew', () => {
  const ids: string[] = [];
  const ask = () => act(() => void ids.push(toast.error('Offline', { key: 'offline' })));
  ask();
  pass(9000);
  ask();
  expect(ids[1]).toBe(ids[0]);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain('(2 times)');
  pass(9999);
  expect(screen.queryByRole('alert')).toBeTruthy();
  pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after it has gone, the same key counts from one again', () => {
  act(() => void toast.error('Offline', { key: 'offline' }));
  act(() => void toast.error('Offline', { key: 'offline' }));
  pass(10_000);
  act(() => void toast.error('Offline', { key: 'offline' }));
  expect(screen.getByRole('alert').textContent).toBe('Error: Offline');
});

test('focus stops the clock', () => {
  act(() => void toast.success('Saved'));
  pass(3000);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(60_000);
  expect(screen.queryByText('Saved')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  pass(1000);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('the pointer stops the clock', () => {
  act(() => void toast.success('Saved'));
  const region = screen.getByRole('region');
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  pass(60_000);
  expect(screen.queryByText('Saved')).toBeTruthy();
  fireEvent.pointerLeave(region, { pointerType: 'mouse' });
  pass(4000);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('what offers something stays longer', () => {
  const action = { label: 'Undo', onPress: () => {} };
  act(() => void toast.success('Discarded', { action }));
  pass(9_000);
  expect(screen.queryByText('Discarded')).toBeTruthy();
  pass(1_000);
  expect(screen.queryByText('Discarded')).toBeNull();
});

test('an action runs and closes its toast', () => {
  const onPress = vi.fn();
  act(() => void toast.success('Discarded', { action: { label: 'Undo', onPress } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Discarded')).toBeNull();
});
