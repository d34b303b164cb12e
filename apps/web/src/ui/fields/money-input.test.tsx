import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { AmountMode } from './amount.ts';
import { MoneyInput } from './money-input.tsx';

function Budget({ start, mode }: { start: string; mode?: AmountMode }) {
  const [value, setValue] = useState(start);
  return (
    <MoneyInput
      label="Budget"
      currency="€"
      mode={mode}
      maxDigits={5}
      value={value}
      onChange={setValue}
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });

test('is grouped while read and plain while edited', () => {
  render(<Budget start="1250" />);
  expect(input().value).toBe('1.250');
  act(() => input().focus());
  expect(input().value).toBe('1250');
  act(() => input().blur());
  expect(input().value).toBe('1.250');
});

test('takes digits only, and no more than it may', () => {
  render(<Budget start="" />);
  act(() => input().focus());
  type('12x5');
  expect(input().value).toBe('125');
  type('99999');
  expect(input().value).toBe('99999');
  type('999991');
  expect(input().value).toBe('99999');
});

test('with cents it keeps a wrong form, so that it can be explained', () => {
  render(<Budget start="0,45" mode="decimal" />);
  act(() => input().focus());
  type('0,455');
  expect(input().value).toBe('0,455');
  act(() => input().blur());
  expect(input().value).toBe('0,455');
});
