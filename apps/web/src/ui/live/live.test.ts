import { expect, test, vi } from 'vitest';
import { type Live, partOf } from './live.ts';

function create<T>(first: T): Live<T> & { set: (next: T) => void; followers: () => number } {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    snapshot: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    followers: () => listeners.size,
  };
}

test('a part tells of its own changes alone', () => {
  const whole = create({ title: 'a', text: 'b' });
  const heard = vi.fn();
  const title = partOf(whole, (now) => now.title);
  title.subscribe(() => heard(title.snapshot()));
  whole.set({ title: 'a', text: 'c' });
  expect(heard).not.toHaveBeenCalled();
  whole.set({ title: 'd', text: 'c' });
  expect(heard.mock.calls).toEqual([['d']]);
});

test('however many follow a part, it follows the whole once, and not at all when they have gone', () => {
  const whole = create('a');
  const part = partOf(whole, (now) => now.length);
  const stops = [part.subscribe(() => {}), part.subscribe(() => {})];
  expect(whole.followers()).toBe(1);
  for (const stop of stops) stop();
  expect(whole.followers()).toBe(0);
});

test('what changed while nobody listened is no news to who comes then', () => {
  const whole = create('a');
  const part = partOf(whole, (now) => now);
  part.subscribe(() => {})();
  whole.set('b');
  const heard = vi.fn();
  part.subscribe(heard);
  whole.set('b');
  expect(heard).not.toHaveBeenCalled();
  whole.set('a');
  expect(heard).toHaveBeenCalledTimes(1);
});
