import { expect, test } from 'vitest';
import { inRounds } from './in-rounds.ts';

test('a round that took long is followed by a longer rest, a short one by none', async () => {
  let look = () => {};
  const clock = {
    after: (_ms: number, then: () => void) => {
      look = then;
      return () => {};
    },
  };
  const finish: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => finish.push(resolve));
  const rounds = inRounds(clock, 1_000, work);
  const looks = (n: number) => {
    for (let i = 0; i < n; i += 1) look();
    return finish.length;
  };
  const end = async () => {
    finish.at(-1)?.();
    await new Promise(setImmediate);
  };
  expect(looks(1)).toBe(1);
  await end();
  expect(looks(1)).toBe(2);
  // Three looks long: twelve looks of rest.
  expect(looks(3)).toBe(2);
  await end();
  expect(looks(12)).toBe(2);
  expect(looks(1)).toBe(3);
  await end();
  await rounds.stop();
});
