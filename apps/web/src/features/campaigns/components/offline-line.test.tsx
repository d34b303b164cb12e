import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OfflineLine } from './offline-line.tsx';

test('a browser without a network says so until there is one', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get');
  onTestFinished(() => online.mockRestore());
  online.mockReturnValue(true);
  render(<OfflineLine />);
  expect(screen.getByRole('status').textContent).toBe('');
  const turn = (isOnline: boolean) =>
    act(() => {
      online.mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  turn(false);
  expect(screen.getByRole('status').textContent).toContain('You are offline');
  turn(true);
  expect(screen.getByRole('status').textContent).toBe('');
});
