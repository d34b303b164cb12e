import { say } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { errorWords } from './error-words.ts';

const error = { message: '(#100) Invalid parameter', user_message: null };

test('a refusal is said in the words its code has now', () => {
  const user_text = { code: 'network.busy', params: {} } as const;
  expect(errorWords({ ...error, user_text })).toBe(say('network.busy'));
});

test('a code that is no longer known shows what the network said, not the code', () => {
  const user_text = { code: 'network.theAdNetworkIsBusy', params: {} } as never;
  expect(errorWords({ ...error, user_text })).toBe('(#100) Invalid parameter');
});

test('a refusal from before codes keeps its sentence', () => {
  const kept = { ...error, user_message: 'Please change the ad.', user_text: null };
  expect(errorWords(kept)).toBe('Please change the ad.');
});
