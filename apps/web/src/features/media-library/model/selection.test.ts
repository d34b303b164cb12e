import { expect, test } from 'vitest';
import { extend, nothingSelected, type Selection, toggle } from './selection.ts';

const shown = [...'abcdefg'].map((id) => ({ id }));
const fits = ({ id }: { id: string }) => id !== 'd';
const ids = (selection: Selection) => [...selection.ids].sort().join('');

test('an item is selected and let go again, and others stay', () => {
  const both = toggle(toggle(nothingSelected, 'a'), 'c');
  expect(ids(both)).toBe('ac');
  expect(ids(toggle(both, 'a'))).toBe('c');
});

test('a stretch goes both ways, leaves out what does not fit, and shrinks again', () => {
  const far = extend(toggle(nothingSelected, 'c'), 'f', shown, fits);
  expect(ids(far)).toBe('cef');
  expect(ids(extend(far, 'e', shown, fits))).toBe('ce');
  expect(ids(extend(far, 'a', shown, fits))).toBe('abc');
});

test('what was selected beside a stretch stays when it shrinks', () => {
  const beside = toggle(toggle(nothingSelected, 'g'), 'a');
  const far = extend(beside, 'c', shown, fits);
  expect(ids(far)).toBe('abcg');
  expect(ids(extend(far, 'b', shown, fits))).toBe('abg');
});

test('a stretch begins anew where its beginning is out of sight', () => {
  const hidden = toggle(nothingSelected, 'hidden');
  expect([...extend(hidden, 'b', shown, fits).ids]).toEqual(['hidden', 'b']);
  expect(ids(extend(nothingSelected, 'b', shown, fits))).toBe('b');
});
