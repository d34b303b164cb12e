import { describe, expect, test } from 'vitest';
import { warnPoint } from './warn-point.ts';

const graphemes = (text: string) => Array.from(new Intl.Segmenter().segment(text)).length;

describe('the point past which text may be lost', () => {
  test('is the end while the text is safe', () => {
    expect(warnPoint('ten chars.', { warnLength: 10 })).toBe(10);
    expect(warnPoint('', { warnLength: 10, warnLineBreaks: 2 })).toBe(0);
  });

  test('lies after the warning length', () => {
    expect(warnPoint('twelve chars', { warnLength: 10 })).toBe(10);
  });

  test('never cuts an emoji in two', () => {
    const text = 'abc👩🏽‍⚕️def';
    const point = warnPoint(text, { warnLength: 4, count: graphemes });
    expect(text.slice(0, point)).toBe('abc👩🏽‍⚕️');
  });

  test('is found without counting the rest of a long text again', () => {
    const text = '👩🏽‍⚕️é'.repeat(2_000);
    const counted: number[] = [];
    const count = (part: string) => {
      counted.push(part.length);
      return part.length > 1_000 ? part.length : graphemes(part);
    };
    expect(text.slice(0, warnPoint(text, { warnLength: 3, count }))).toBe('👩🏽‍⚕️é👩🏽‍⚕️');
    expect(counted.filter((length) => length > 100)).toEqual([text.length]);
  });

  test('lies before the line break that is one too many', () => {
    const text = 'a\nb\nc\nd';
    expect(text.slice(warnPoint(text, { warnLineBreaks: 2 }))).toBe('\nd');
  });

  test('is the earlier of the two', () => {
    expect(warnPoint('a\nb\nc\nd', { warnLength: 2, warnLineBreaks: 2 })).toBe(2);
    expect(warnPoint('a\nb\nc\nd', { warnLength: 100, warnLineBreaks: 0 })).toBe(1);
  });
});
