import { expect, test } from 'vitest';
import { plainLine, plainLines, typedLine, typedLines } from './plain-text.ts';

test.each([
  ['the soft break of PowerPoint and Word', 'one\vtwo'],
  ['the new page of a PDF', 'one\ftwo'],
  ['Windows', 'one\r\ntwo'],
  ['old Macs', 'one\rtwo'],
  ['mainframes', 'one\u0085two'],
  ['a line of Unicode', 'one\u2028two'],
  ['a paragraph of Unicode', 'one\u2029two'],
])('the line break of %s is one', (_name, text) => {
  expect(plainLines(text)).toBe('one\ntwo');
  expect(plainLine(text)).toBe('one two');
});

test('empty lines stay, and are one space in a single line', () => {
  expect(plainLines('one\v\vtwo')).toBe('one\n\ntwo');
  expect(plainLine('one\r\n\ttwo')).toBe('one two');
});

test('what can not be seen is not typed', () => {
  expect(typedLines('one\u0007\u0000\v\ttwo')).toBe('one\n\ttwo');
  expect(typedLine('\ufeffCo\u00adördi\u200bnator\u2060')).toBe('Coördinator');
  // These join letters of a word, and parts of an emoji.
  expect(typedLine('می\u200cخواهم 👩\u200d🚀')).toBe('می\u200cخواهم 👩\u200d🚀');
  expect(typedLine('one\u001e\ttwo 👩‍🚀')).toBe('one two 👩‍🚀');
});
