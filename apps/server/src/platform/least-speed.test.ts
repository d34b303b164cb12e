import { beforeEach, describe, expect, test } from 'vitest';
import { TakingPace } from './least-speed.ts';

const time = { ms: 0 };
let pace: TakingPace;
beforeEach(() => {
  time.ms = 0;
  pace = new TakingPace(() => time.ms);
});

/** What is said after so many seconds in which so much has left, of which so much still waits. */
const after = (seconds: number, taken: number, waiting: number) => {
  time.ms += seconds * 1_000;
  return pace.isTooSlow(taken, waiting);
};

describe('taking an answer', () => {
  test('byte by byte is too slow', () => {
    expect(after(30, 30, 1_000)).toBe(false);
    expect(after(10, 40, 1_000)).toBe(true);
  });

  test('at the least speed may go on for hours', () => {
    for (let window = 1; window < 500; window += 1) {
      expect(after(30, window * 32 * 1_024, 65_536)).toBe(false);
    }
  });

  test('that waits as one piece has the time of all its bytes', () => {
    expect(after(15 * 60, 0, 1_000_000)).toBe(false);
    expect(after(5 * 60, 0, 1_000_000)).toBe(true);
  });

  test('is never too slow while we have nothing to send', () => {
    expect(after(3_600, 10, 0)).toBe(false);
    expect(after(30, 10, 100)).toBe(false);
    expect(after(30, 10, 100)).toBe(true);
  });
});
