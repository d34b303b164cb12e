import { afterEach, describe, expect, test, vi } from 'vitest';
import { VirtualClock } from './clock.ts';

const noon = Date.UTC(2026, 11, 1, 12);

describe('the virtual clock', () => {
  afterEach(() => vi.useRealTimers());

  test('is the real one, unless told otherwise', () => {
    vi.useFakeTimers({ now: noon });
    const clock = new VirtualClock();
    expect(clock.now()).toBe(noon);
    vi.advanceTimersByTime(5_000);
    expect(clock.now()).toBe(noon + 5_000);
  });

  test('can run faster, and stand still', () => {
    vi.useFakeTimers({ now: noon });
    const clock = new VirtualClock();
    clock.setRate(60);
    vi.advanceTimersByTime(1_000);
    expect(clock.now()).toBe(noon + 60_000);
    clock.setRate(0);
    vi.advanceTimersByTime(1_000);
    expect(clock.now()).toBe(noon + 60_000);
  });

  test('goes on from where it stood when it was written down', () => {
    vi.useFakeTimers({ now: noon });
    const before = new VirtualClock();
    let written: ConstructorParameters<typeof VirtualClock>[0] = {};
    before.onTurn((setting) => {
      written = setting;
    });
    before.setRate(2);
    vi.advanceTimersByTime(10_000);
    expect(new VirtualClock(written).now()).toBe(before.now());
  });

  test('never runs backwards', async () => {
    vi.useFakeTimers({ now: noon });
    const clock = new VirtualClock();
    expect(() => clock.set(noon - 1)).toThrow(RangeError);
    expect(() => clock.advance(-1)).toThrow(RangeError);
    expect(() => clock.setRate(-1)).toThrow(RangeError);
    expect(() => clock.set(Number.NaN)).toThrow(RangeError);
    clock.now();
    vi.setSystemTime(noon - 60_000);
    expect(clock.now()).toBe(noon);
  });

  test('does what is planned at its moment, in order, when it is turned past it', async () => {
    const clock = new VirtualClock({ virtual: noon, rate: 0 });
    const seen: [string, number][] = [];
    const note = (what: string) => () => void seen.push([what, clock.now() - noon]);
    clock.at(noon + 200, note('second'));
    clock.at(noon + 100, note('first'));
    clock.at(noon + 900, note('later'));
    clock.at(noon + 150, note('called off'))();
    await clock.advance(500);
    expect(seen).toEqual([
      ['first', 100],
      ['second', 200],
    ]);
    expect(clock.now()).toBe(noon + 500);
    await clock.set(noon + 900);
    expect(seen).toHaveLength(3);
  });

  test('does what is planned when its time comes by itself', async () => {
    vi.useFakeTimers({ now: noon });
    const clock = new VirtualClock();
    const work = vi.fn();
    clock.at(noon + 3_600_000, work);
    await vi.advanceTimersByTimeAsync(3_599_000);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(work).toHaveBeenCalledOnce();
    clock.stop();
  });

  test('goes on after its file could not be written', async () => {
    const clock = new VirtualClock({ virtual: noon, rate: 0 });
    const happened: string[] = [];
    let isFull = true;
    clock.onTurn(() => {
      if (isFull) throw new Error('ENOSPC');
    });
    clock.at(noon + 1_000, () => void happened.push('planned'));
    await expect(clock.advance(5_000)).rejects.toThrow('ENOSPC');
    isFull = false;
    await clock.advance(5_000);
    expect(happened).toEqual(['planned']);
    expect(clock.now()).toBeGreaterThanOrEqual(noon + 5_000);
  });
});
