import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAttempts } from './use-attempts.ts';

test('a wish keeps its key until it was answered, whatever else is wished for', () => {
  const { keyOf, done } = renderHook(useAttempts).result.current;
  const first = keyOf({ copyOf: 'a' });
  expect(keyOf({ copyOf: 'b' })).not.toBe(first);
  expect(keyOf({ copyOf: 'a' })).toBe(first);
  done({ copyOf: 'a' });
  expect(keyOf({ copyOf: 'a' })).not.toBe(first);
});
