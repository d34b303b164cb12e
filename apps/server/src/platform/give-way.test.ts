import { expect, test } from 'vitest';
import { giveWayAfter } from './give-way.ts';

/** What runs only when the process is free. */
function other(): { isServed: boolean } {
  const waiting = { isServed: false };
  setImmediate(() => {
    waiting.isServed = true;
  });
  return waiting;
}

test('others are served once the turn is used up', async () => {
  const waiting = other();
  await giveWayAfter(0)();
  expect(waiting.isServed).toBe(true);
});

test('until then the work goes on', async () => {
  const waiting = other();
  await giveWayAfter(Number.POSITIVE_INFINITY)();
  expect(waiting.isServed).toBe(false);
});
