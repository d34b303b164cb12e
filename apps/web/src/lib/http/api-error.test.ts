import { expect, test } from 'vitest';
import { ApiError, errorText } from './api-error.ts';

const refusal = (statusText: string, body?: { message: string }) =>
  new ApiError({ status: 500, statusText, body });

test.each<[string, unknown, string]>([
  ["the server's words", refusal('Failed', { message: 'The disk is full' }), 'The disk is full'],
  ['else what the protocol says', refusal('Failed'), 'Something went wrong (500: Failed)'],
  ['else that it is not known', refusal(''), 'Something went wrong (500: Unknown error)'],
  ['the words of any other error', new Error('No such file'), 'No such file'],
  ['or a last resort', new Error(''), 'Unknown error'],
  ['also for what is no error', 'thrown', 'Unknown error'],
])('a failure is told in %s', (_, error, text) => {
  expect(errorText(error)).toBe(text);
});
