import { expect, test, vi } from 'vitest';
import { liveValue, partOf } from './live.ts';

test('a part tells of its own changes alone', () => {
  const whole = liveValue({ title: 'a', text: 'b' });
  const heard = vi.fn();
  const title = partOf(whole, (now) => now.title);
  title.subscribe(() => heard(title.snapshot()));
  whole.set({ title: 'a', text: 'c' });
  expect(heard).not.toHaveBeenCalled();
  whole.set({ title: 'd', text: 'c' });
  expect(heard.mock.calls).toEqual([['d']]);
});

test('however many follow a part, it follows the whole once, and not at all when they have gone', () => {
  const whole = liveValue('a');
  const select = vi.fn((now: string) => now.length);
  const part = partOf(whole, select);
  const stops = [part.subscribe(() => {}), part.subscribe(() => {})];
  select.mockClear();
  whole.set('ab');
  expect(select).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
  whole.set('abc');
  expect(select).toHaveBeenCalledTimes(1);
});

test('what changed while no one listened is no news to who comes then', () => {
  const whole = liveValue({ text: 'a' });
  const part = partOf(whole, (now) => now.text);
  part.subscribe(() => {})();
  whole.set({ text: 'b' });
  const heard = vi.fn();
  part.subscribe(heard);
  whole.set({ text: 'b' });
  expect(heard).not.toHaveBeenCalled();
  whole.set({ text: 'a' });
  expect(heard).toHaveBeenCalledTimes(1);
});
