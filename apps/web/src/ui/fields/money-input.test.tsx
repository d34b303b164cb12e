import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MoneyInput } from './money-input.tsx';

function Budget({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  const shown = value === '1250' ? '1.250' : value;
  return <MoneyInput label="Budget" currency="€" value={value} shown={shown} onChange={setValue} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');

test('is grouped while read and plain while edited', () => {
  render(<Budget start="1250" />);
  expect(input().value).toBe('1.250');
  act(() => input().focus());
  expect(input().value).toBe('1250');
  act(() => input().blur());
  expect(input().value).toBe('1.250');
});

test.each(['100000', '1e5', '-5', '1.234,56', '012', '1,255', '1.5'])(
  '%s stays what was typed',
  (typed) => {
    render(<Budget start="" />);
    act(() => input().focus());
    fireEvent.change(input(), { target: { value: typed } });
    expect(input().value).toBe(typed);
    act(() => input().blur());
    expect(input().value).toBe(typed);
  },
);

const selected = () => [input().selectionStart, input().selectionEnd];

test('selects all of it whenever the focus comes by a key or a program', () => {
  render(<Budget start="1250" />);
  for (let time = 0; time < 2; time += 1) {
    act(() => input().focus());
    expect(selected()).toEqual([0, 4]);
    act(() => input().setSelectionRange(4, 4));
    act(() => input().blur());
  }
});

test('a program that selects before it comes replaces what is there', () => {
  render(<Budget start="1250" />);
  input().select();
  act(() => input().focus());
  expect(selected()).toEqual([0, 4]);
});

test('a press puts the caret, and selects nothing', () => {
  render(<Budget start="1250" />);
  fireEvent.pointerDown(input());
  act(() => input().focus());
  act(() => input().setSelectionRange(2, 2));
  expect(selected()).toEqual([2, 2]);
  act(() => input().blur());
  act(() => input().focus());
  expect(selected()).toEqual([0, 4]);
});
