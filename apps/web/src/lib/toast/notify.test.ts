import { afterEach, expect, test } from 'vitest';
import { toast, toastQueue } from '../../ui/overlays/toast-queue.ts';
import { notify } from './notify.ts';

afterEach(() => toast.clear());

const shown = () =>
  toastQueue.visibleToasts.map(({ content, timeout }) => ({
    kind: content.kind,
    message: content.message,
    times: content.repeat.get(),
    timeout,
  }));

test('each kind stays its own time', () => {
  notify.success('Saved');
  notify.warning('Careful');
  notify.error('Not possible');
  notify.httpError('Server down');
  notify.success('Copied', 3_000);
  expect(Object.fromEntries(shown().map(({ message, timeout }) => [message, timeout]))).toEqual({
    Saved: 4_000,
    Careful: 4_000,
    'Not possible': 10_000,
    'Server down': 100_000,
    Copied: 3_000,
  });
});

test('the same HTTP error again only counts up', () => {
  notify.httpError('Server down');
  notify.httpError('Server down');
  notify.httpError('Other');
  expect(shown().map(({ message, times }) => [message, times])).toEqual([
    ['Other', 1],
    ['Server down', 2],
  ]);
});

test('an error of the application says why, and the same again only counts up', () => {
  notify.error('Nurse failed to change status', 'No response from the server.');
  notify.error('Nurse failed to change status', 'No response from the server.');
  notify.error('Nurse failed to change status', 'It is stopped.');
  expect(toastQueue.visibleToasts.map(({ content }) => content.description)).toEqual([
    'It is stopped.',
    'No response from the server.',
  ]);
});

test('the same warning again only counts up', () => {
  notify.warning('Save your package first');
  notify.warning('Save your package first');
  notify.warning('Careful');
  expect(shown().map(({ message, times }) => [message, times])).toEqual([
    ['Careful', 1],
    ['Save your package first', 2],
  ]);
});
