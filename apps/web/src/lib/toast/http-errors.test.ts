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
  showHttpError(failed(500, 'Log is down'), 'getActivityLog');
  showHttpError(failed(500, 'Log is down'), 'listMembers');
  forgetHttpErrors({ operation: 'getActivityLog', isRead: true });
  expect(told()).toEqual(['Log is down']);
  forgetHttpErrors({ operation: 'listMembers', isRead: true });
  expect(told()).toEqual([]);
});

test('any answer ends the word that there is none', () => {
  showHttpError(failed(0, 'No response'), 'listMembers');
  forgetHttpErrors({ operation: 'getFigures', isRead: true });
  expect(told()).toEqual([]);
});

test('who has signed in is no longer asked to', () => {
  showHttpError(failed(401, 'Please sign in to go on.'), 'listCampaigns');
  forgetHttpErrors({ operation: 'listLocalPeople', isRead: true });
  expect(told()).toEqual(['Please sign in to go on.']);
  forgetHttpErrors({ operation: 'getMe', isRead: true });
  expect(told()).toEqual([]);
});

test('a change that was refused stays told when another one is accepted', () => {
  showHttpError(failed(409, 'Launched'), 'deleteCampaign');
  forgetHttpErrors({ operation: 'deleteCampaign', isRead: false });
  expect(told()).toEqual(['Launched']);
});
