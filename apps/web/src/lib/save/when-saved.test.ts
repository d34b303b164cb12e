import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SaveState } from './saved-document.ts';
import { whenSaved } from './when-saved.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An engine whose one call is answered when a test says so. */
function engineThatSaves() {
  let state: SaveState = 'saved';
  const listeners = new Set<() => void>();
  return {
    listeners,
    snapshot: () => ({ state }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    commit: vi.fn(() => {
      state = 'saving';
    }),
    become(next: SaveState) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

test.each(['saved', 'failed', 'held'] as const)('waits until what was typed is %s', async (end) => {
  const engine = engineThatSaves();
  let isOver = false;
  const waiting = whenSaved(engine).then(() => {
    isOver = true;
  });
  expect(engine.commit).toHaveBeenCalledOnce();
  engine.become('saving');
  await vi.advanceTimersByTimeAsync(100);
  expect(isOver).toBe(false);
  engine.become(end);
  await waiting;
  expect(engine.listeners.size).toBe(0);
});

test('does not hold a person for ever', async () => {
  const engine = engineThatSaves();
  const waiting = whenSaved(engine);
  await vi.advanceTimersByTimeAsync(10_000);
  await waiting;
  expect(engine.listeners.size).toBe(0);
});

test('goes on at once where nothing is to be saved', async () => {
  const engine = { ...engineThatSaves(), commit: () => {} };
  await whenSaved(engine);
  expect(engine.listeners.size).toBe(0);
});
