import { describe, expect, test } from 'vitest';
import { combine, inTurn, mapTimeline, type Timeline, valueAt } from './timeline.ts';

const light: Timeline<boolean> = [
  { at: 10, value: true },
  { at: 30, value: false },
];

describe('a timeline', () => {
  test('knows what held when', () => {
    expect([9, 10, 29, 30].map((at) => valueAt(light, at))).toEqual([undefined, true, true, false]);
  });

  test('is combined from when all have begun, without steps that change nothing', () => {
    const other: Timeline<boolean> = [
      { at: 20, value: true },
      { at: 25, value: true },
    ];
    expect(combine([light, other], (a, b) => a && b)).toEqual([
      { at: 20, value: true },
      { at: 30, value: false },
    ]);
    expect(combine([light, []], (a, _never: boolean) => a)).toEqual([]);
  });

  test('follows another one', () => {
    const second: Timeline<boolean> = [{ at: 20, value: false }];
    expect(inTurn([light, second])).toEqual([
      { at: 10, value: true },
      { at: 20, value: false },
    ]);
  });

  test('can be seen another way', () => {
    expect(mapTimeline(light, (value) => !value).map(({ value }) => value)).toEqual([false, true]);
  });
});
