import { afterEach, expect, test } from 'vitest';
import { toast, toastQueue } from '../../ui/overlays/toast-queue.ts';
import { ApiError } from '../http/api-error.ts';
import { forgetHttpErrors, showHttpError } from './http-errors.ts';

afterEach(() => {
  for (const { key } of toastQueue.visibleToasts) toast.close(key);
});

const failed = (status: number, message: string) =>
  new ApiError({ status, statusText: '', body: { message } });
const told = () => toastQueue.visibleToasts.map(({ content }) => content.message);

test('a toast goes when everything that it told of can be read again', () => {
  showHttpError({ error: failed(500, 'Log is down'), operation: 'getActivityLog', isRead: true });
  showHttpError({ error: failed(500, 'Log is down'), operation: 'listMembers', isRead: true });
  forgetHttpErrors({ operation: 'getActivityLog', isRead: true });
  expect(told()).toEqual(['Log is down']);
  forgetHttpErrors({ operation: 'listMembers', isRead: true });
  expect(told()).toEqual([]);
});

test('any answer ends the word that there is none', () => {
  showHttpError({ error: failed(0, 'No response'), operation: 'listMembers', isRead: true });
  forgetHttpErrors({ operation: 'getFigures', isRead: true });
  expect(told()).toEqual([]);
});

test('who has signed in is no longer asked to', () => {
  showHttpError({
    error: failed(401, 'Please sign in to go on.'),
    operation: 'listCampaigns',
    isRead: true,
  });
  forgetHttpErrors({ operation: 'listLocalPeople', isRead: true });
  expect(told()).toEqual(['Please sign in to go on.']);
  forgetHttpErrors({ operation: 'getMe', isRead: true });
  expect(told()).toEqual([]);
});

test('a change that was refused stays told when another one is accepted', () => {
  showHttpError({ error: failed(409, 'Launched'), operation: 'deleteCampaign', isRead: false });
  forgetHttpErrors({ operation: 'deleteCampaign', isRead: false });
  expect(told()).toEqual(['Launched']);
});

test('a change without an answer stays told, whatever can be read since', () => {
  showHttpError({
    error: failed(0, 'No response'),
    operation: 'addBalanceRecipient',
    isRead: false,
  });
  showHttpError({ error: failed(0, 'No response'), operation: 'listMembers', isRead: true });
  forgetHttpErrors({ operation: 'listMembers', isRead: true });
  forgetHttpErrors({ operation: 'addBalanceRecipient', isRead: false });
  expect(told()).toEqual(['No response']);
});
