import { expect, test } from 'vitest';
import { giveWayAfter, joinLines } from './give-way.ts';

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

test('a long text is written line by line, while others are served', async () => {
  const served: boolean[] = [];
  const waiting = other();
  function* lines() {
    for (const line of ['a', 'b']) {
      served.push(waiting.isServed);
      yield line;
    }
  }
  expect(await joinLines(lines(), giveWayAfter(0))).toBe('ab');
  expect(served).toEqual([false, true]);
});
